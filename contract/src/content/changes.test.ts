import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import type { Entry } from './entry.ts';
import { emptyItem, itemFields } from './library-item.ts';
import { emptyContent, presentationFields } from './presentation-content.ts';

const image = (id: string, change: object = {}): Entry =>
  ({ id, kind: 'image', active: true, media: `m-${id}`, category: null, ...change }) as Entry;
const point = (id: string) =>
  ({ id, kind: 'point-title', active: true, media: [], place: null }) as unknown as Entry;
const title = { el: 'Λιμάνι', en: 'Harbour' };
const before = { ...emptyContent(title), entries: [image('1'), image('2'), point('3')] };
const saved = (content: object, active = true) => ({ active, content });

test.each<[string, object, string[], boolean?]>([
  ['a title is named with its language', { title: { ...title, en: 'Port' } }, ['changed title.en 1']],
  ['what came is counted', { entries: [...before.entries, image('4'), image('5')] }, ['added image 2']],
  [
    'what went and what was changed is counted by its kind',
    { entries: [image('1', { active: false }), image('2')] },
    ['changed image 1', 'removed point-title 1'],
  ],
  [
    'another order is told of the kind that has it, and only there',
    { entries: [image('2'), point('3'), image('1')] },
    ['moved image 2'],
  ],
  ['switching it off is a change of its own', {}, ['deactivated null 1'], false],
  ['a save that changed nothing says nothing', {}, []],
])('what a save of a presentation did, in few words: %s', (_, change, told, active = true) => {
  const found = changesBetween(presentationFields, saved(before), saved({ ...before, ...change }, active));
  expect(found.map((one) => `${one.change} ${one.rows ?? one.field} ${one.count}`)).toEqual(told);
});

test('of a recipe, rows are counted by their list, and images by theirs', () => {
  const row = (id: string, en: string) => ({ id, text: { el: 'α', en } });
  const recipe = { ...emptyItem.recipe, title, steps: [row('1', 'a'), row('2', 'b')], media: ['x', 'y'] };
  const next = {
    ...recipe,
    servings: 4,
    ingredients: [{ ...row('3', 'feta'), amount: 200 }],
    steps: [row('1', 'a'), row('2', 'c')],
    media: ['y', 'x', 'z'],
  };
  expect(changesBetween(itemFields.recipe, saved(recipe), saved(next))).toEqual([
    { change: 'changed', rows: null, field: 'servings', count: 1 },
    { change: 'added', rows: null, field: 'media', count: 1 },
    { change: 'moved', rows: null, field: 'media', count: 2 },
    { change: 'added', rows: 'ingredients', field: null, count: 1 },
    { change: 'changed', rows: 'steps', field: null, count: 1 },
  ]);
});
