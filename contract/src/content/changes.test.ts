import { describe, expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import type { Entry } from './entry.ts';
import { emptyItem, itemFields } from './library-item.ts';
import { emptyContent, presentationFields } from './presentation-content.ts';

const image = (id: string, change: object = {}): Entry =>
  ({ id, kind: 'image', active: true, media: `m-${id}`, category: null, ...change }) as Entry;
const point = (id: string): Entry => ({
  id,
  kind: 'point-title',
  active: true,
  title: { el: 'α', en: 'a' },
  text: { el: '', en: '' },
  media: [],
  place: null,
});
const title = { el: 'Λιμάνι', en: 'Harbour' };
const before = { ...emptyContent(title), entries: [image('1'), image('2'), point('3')] };
const saved = (content: object, active = true) => ({ active, content });
const between = (change: object, active = true) =>
  changesBetween(presentationFields, saved(before), saved({ ...before, ...change }, active)).map(
    ({ change: what, rows, field, count }) => [what, rows ?? field, count],
  );

describe('what a save of a presentation did, in few words', () => {
  test('pictures that came are counted, and a title is named with its language', () => {
    expect(
      between({
        title: { ...title, en: 'Port' },
        entries: [...before.entries, image('4'), image('5'), image('6')],
      }),
    ).toEqual([
      ['changed', 'title.en', 1],
      ['added', 'image', 3],
    ]);
  });

  test('what went and what was changed is counted by its kind', () => {
    expect(between({ entries: [image('1', { active: false }), image('2')] })).toEqual([
      ['changed', 'image', 1],
      ['removed', 'point-title', 1],
    ]);
  });

  test('another order is told of the kind that has it, and only there', () => {
    expect(between({ entries: [image('2'), point('3'), image('1')] })).toEqual([['moved', 'image', 2]]);
  });

  test('switching it on or off is a change of its own', () => {
    expect(between({}, false)).toEqual([['deactivated', null, 1]]);
  });

  test('a save that changed nothing says nothing', () => {
    expect(between({})).toEqual([]);
  });
});

test('of a recipe, rows are counted by their list, and pictures by theirs', () => {
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
