import type { Manifest } from '@psifida/contract/content/release';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SceneProps } from '../../scene.ts';
import { SceneContext } from '../scene-context.ts';
import { heardOf, ListenPill, Spoken, still, useListening } from './listen.tsx';

const played = { paused: false, ended: false, currentTime: 5, duration: 20 };

test('R-SOUND-05 the words of an audio file stay to be read when it has ended or rests', () => {
  expect(heardOf({ ...played, paused: true, currentTime: 0 }, still).begun).toBe(false);
  const heard = heardOf(played, still);
  expect(heard).toEqual({ playing: true, share: 0.25, begun: true });
  const ended = heardOf({ ...played, paused: true, ended: true, currentTime: 20 }, heard);
  expect(ended).toEqual({ playing: false, share: 0, begun: true });
  expect(heardOf({ ...played, paused: true, currentTime: 0 }, ended).begun).toBe(true);
});

function Dish() {
  const { listening, spoken } = useListening({ el: 'voice', en: null }, 'en');
  return (
    <>
      <ListenPill listening={listening} language="en" />
      <Spoken said={spoken} />
    </>
  );
}

const drawn = (audio: boolean) => {
  const audios = { voice: { id: 'voice', url: '/media/voice.mp3', words: 'Την τρώμε την άνοιξη.' } };
  const scene = {
    language: 'en',
    audio,
    manifest: { audios } as unknown as Manifest,
  } as unknown as SceneProps;
  return renderToStaticMarkup(
    <SceneContext value={scene}>
      <Dish />
    </SceneContext>,
  );
};

test('R-SOUND-05 where the display is silent what is said is read at once, in its own language', () => {
  expect(drawn(true)).toContain('<button');
  expect(drawn(true)).not.toContain('lang="el"');
  expect(drawn(false)).not.toContain('<button');
  expect(drawn(false)).toContain('lang="el"');
});
