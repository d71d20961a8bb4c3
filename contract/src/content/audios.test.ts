import { expect, test } from 'vitest';
import { isHeard } from '../registry/stories.ts';
import { systemIds, systems } from '../registry/systems.ts';
import { heardIn, withAudio } from './audios.ts';
import { differences } from './difference.ts';
import { dishContent, emptyItem, itemFields, mediaOfItem } from './library-item.ts';
import { mergeContent } from './merge-content.ts';

const [greek, english] = ['e2c2a0f4-0d5e-4f0e-9a0e-2d5a6d1f7c01', 'e2c2a0f4-0d5e-4f0e-9a0e-2d5a6d1f7c02'];
const dish = { ...emptyItem.dish, title: { el: 'Φάβα', en: 'Fava' } };

test('R-SOUND-03 where nobody chose an audio file there is no field, and taking the last one away leaves none', () => {
  expect(dish).not.toHaveProperty('audio');
  expect(dishContent.parse(dish)).not.toHaveProperty('audio');
  const one = withAudio(undefined, 'en', english);
  expect(one).toEqual({ el: null, en: english });
  expect(mediaOfItem({ ...dish, ...(one && { audio: one }) })).toEqual([english]);
  expect(withAudio(one, 'en', null)).toBeUndefined();
});

test('R-SOUND-03 an audio file that came is one change, of its language; two who each add one are joined', () => {
  const mine = { ...dish, audio: { el: greek, en: null } };
  const theirs = { ...dish, audio: { el: null, en: english } };
  expect(differences(itemFields.dish, dish, mine)).toMatchObject([
    { change: 'changed', field: 'audio.el', before: null, after: greek },
  ]);
  expect(differences(itemFields.dish, dish, dish)).toEqual([]);
  expect(mergeContent(itemFields.dish, { base: dish, mine, theirs })).toMatchObject({
    content: { audio: { el: greek, en: english } },
    conflicts: [],
  });
});

test('a language that nobody has spoken is stood in for by the other, and an audio file that is gone too', () => {
  const known = new Map([[english, 'hello']]);
  const hear = (language: 'el' | 'en', audio: { el: string | null; en: string | null } | undefined) =>
    heardIn(audio, { language, find: (id) => known.get(id) });
  for (const language of ['el', 'en'] as const)
    expect(hear(language, { el: greek, en: english })).toEqual({ audio: 'hello', language: 'en' });
  expect(hear('el', { el: greek, en: null })).toBeNull();
  expect(hear('el', undefined)).toBeNull();
});

test('R-SOUND-03 an audio file is offered where a visitor can press a button', () => {
  const heard = systemIds.flatMap((id) =>
    systems[id].sections.flatMap(({ kind }) => (isHeard(systems[id], kind) ? [`${id} ${kind}`] : [])),
  );
  expect(heard).toEqual(['system3 image', 'system4 point-title', 'system6 image']);
});
