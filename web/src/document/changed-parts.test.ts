import type { Entry } from '@psifida/contract/content/entry';
import { emptyContent, presentationFields } from '@psifida/contract/content/presentation-content';
import { defaultTableView } from '@psifida/contract/content/table-view';
import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';

const changed = (before: object, after: object) => changedParts(presentationFields, before, after);
const image = (id: string): Entry => ({ kind: 'image', id, active: true, media: id, category: null });
const base = {
  ...emptyContent({ el: 'Λιμάνι', en: 'Harbour' }),
  entries: [image('a'), image('b'), image('c')],
};

test('names each language of the title, and counts entries once however much of them has changed', () => {
  const after = {
    ...base,
    title: { el: 'Λιμάνι', en: 'The harbour' },
    cover: 'b',
    entries: [{ ...image('a'), active: false, category: 'x' } as Entry, image('b'), image('c'), image('d')],
  };
  expect(changed(base, after)).toEqual([
    { field: 'title.en' },
    { field: 'cover' },
    { kind: 'image', count: 2 },
  ]);
});

test('moving one is one, and nothing is nothing', () => {
  expect(changed(base, { ...base, entries: [image('c'), image('a'), image('b')] })).toEqual([
    { kind: 'image', count: 1 },
  ]);
  expect(changed(base, { ...base })).toEqual([]);
});

test('a view is named once, however much of it has changed', () => {
  const table = defaultTableView(['a']);
  const before = { ...base, table };
  const after = { ...base, table: { ...table, layout: 'grid' as const, pictures: [] } };
  expect(changed(before, after)).toEqual([{ field: 'table' }]);
  expect(changed(base, before)).toEqual([{ field: 'table' }]);
});
