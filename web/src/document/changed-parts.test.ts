import { presentationFields } from '@psifida/contract/content/presentation-content';
import { defaultTableView } from '@psifida/contract/content/table-view';
import { expect, test } from 'vitest';
import { contentOf, imageEntry as image } from '../lib/testing/samples.ts';
import { changedParts } from './changed-parts.ts';

const changed = (before: object, after: object) => changedParts(presentationFields, before, after);
const base = contentOf(image('a'), image('b'), image('c'));

test('names each language of the title, and counts entries once however much of them has changed', () => {
  const after = {
    ...base,
    title: { ...base.title, en: 'Harbour' },
    cover: 'b',
    entries: [image('a', { active: false, category: 'x' }), image('b'), image('c'), image('d')],
  };
  expect(changed(base, after)).toEqual([
    { field: 'title.en' },
    { field: 'cover' },
    { kind: 'image', count: 2 },
  ]);
});

test('moving one is one, and nothing is nothing', () => {
  const moved = contentOf(image('c'), image('a'), image('b'));
  expect(changed(base, moved)).toEqual([{ kind: 'image', count: 1 }]);
  expect(changed(base, { ...base })).toEqual([]);
});

test('a view is named once, however much of it has changed', () => {
  const table = defaultTableView(['a']);
  const before = { ...base, table };
  const after = { ...base, table: { ...table, layout: 'grid' as const, images: [] } };
  expect(changed(before, after)).toEqual([{ field: 'table' }]);
  expect(changed(base, before)).toEqual([{ field: 'table' }]);
});
