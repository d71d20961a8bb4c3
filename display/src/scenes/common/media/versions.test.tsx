import type { Manifest } from '@psifida/contract/content/release';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SceneProps } from '../../scene.ts';
import { SceneContext } from '../scene-context.ts';
import { EasyText, useVersions, VersionPills } from './versions.tsx';

type PageProps = { easy?: { el: string; en: string }; sign?: string; chosen?: boolean; part?: string };

function Page({ chosen = false, part, ...of }: PageProps) {
  const { easy, buttons, signer } = useVersions(of, 'el', part);
  if (chosen) for (const { pressed, toggle } of buttons) if (!pressed) toggle();
  return (
    <>
      <VersionPills buttons={buttons} language="el" />
      {easy && <EasyText text={easy} language="el" />}
      {signer}
    </>
  );
}

const drawn = (props: PageProps, visit = 1) => {
  const media = {
    hands: { id: 'hands', video: { url: '/media/hands.mp4' } },
    still: { id: 'still', video: null },
  };
  const scene = {
    ...{ language: 'el', visit, access: false, manifest: { media } as unknown as Manifest },
    videoOf: () => '/media/hands.mp4',
  } as unknown as SceneProps;
  return renderToStaticMarkup(
    <SceneContext value={scene}>
      <Page {...props} />
    </SceneContext>,
  );
};
const easy = { el: 'Ο φάρος είναι παλιός.', en: '' };

test('R-EASY-04 each has one button, and none where it is not there, or not in the visitor’s language', () => {
  expect(drawn({})).toBe('');
  expect(drawn({ easy: { el: '', en: 'Old.' }, sign: 'still' })).toBe('');
  const both = drawn({ easy, sign: 'hands' });
  expect(both.match(/<button/g)).toHaveLength(2);
  expect(both).toContain('Εύκολο κείμενο');
  expect(both).toContain('Στη νοηματική');
  expect(both).not.toContain('<video');
  expect(both).not.toContain(easy.el);
});

test('R-EASY-04 what is chosen holds for every page of the visit, and for no other visit', () => {
  drawn({ easy, sign: 'hands', chosen: true }, 2);
  const next = drawn({ easy, sign: 'hands' }, 2);
  expect(next).toContain(easy.el);
  expect(next.match(/aria-pressed="true"/g)).toHaveLength(2);
  expect(next).toContain('<video');
  for (const name of ['Από την αρχή', 'Μεγαλύτερο βίντεο', 'Κλείσιμο του βίντεο'])
    expect(next).toContain(name);
  expect(drawn({ easy, sign: 'hands' }, 3)).not.toContain('<video');
});

test('R-EASY-04 of a page and of a part of it, such as an event at a point, the one signer is seen that was asked for last', () => {
  drawn({ sign: 'hands', chosen: true }, 4);
  drawn({ sign: 'hands', part: 'event', chosen: true }, 4);
  expect(drawn({ sign: 'hands', part: 'event' }, 4)).toContain('<video');
  expect(drawn({ sign: 'hands' }, 4)).not.toContain('<video');
  drawn({ sign: 'hands', chosen: true }, 4);
  expect(drawn({ sign: 'hands', part: 'event' }, 4)).not.toContain('<video');
  expect(drawn({ sign: 'hands' }, 4)).toContain('<video');
});
