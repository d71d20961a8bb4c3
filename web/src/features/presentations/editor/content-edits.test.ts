import type { Entry } from '@psifida/contract/content/entry';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { defaultTableView } from '@psifida/contract/content/table-view';
import { describe, expect, test } from 'vitest';
import { contentOf as content, imageEntry as image } from '../../../lib/testing/samples.ts';
import {
  addEntries,
  changeEntry,
  changePuzzle,
  changeTable,
  entriesOf,
  layOnTable,
  moveEntry,
  newCategory,
  newIllustrated,
  removeEntry,
  setNewsLink,
  swapActive,
  takeOffTable,
  writeEntry,
} from './content-edits.ts';

const category = (id: string): Entry => ({ ...newCategory(), id });
const inactive = (id: string) => image(id, { active: false });
const ids = ({ entries }: PresentationContent) => entries.map(({ id }) => id).join('');

const mixed = content(image('a'), category('X'), image('b'), image('c'), category('Y'));

test.each([
  ['c', 0, 'cXabY'],
  ['a', 2, 'bXcaY'],
  ['Y', 0, 'aYbcX'],
  ['b', 99, 'aXcbY'],
  ['b', -3, 'bXacY'],
])('moving counts among the entries of the same kind and stops at both ends: %s to %i', (id, to, order) => {
  expect(ids(moveEntry(id, to)(mixed))).toBe(order);
  expect(moveEntry('nothing', to)(mixed)).toBe(mixed);
});

test('removing an entry takes what pointed to it along', () => {
  const before: PresentationContent = {
    ...content(category('X'), image('a', { category: 'X' })),
    cover: 'a',
    map: 'a',
  };
  expect(removeEntry('X')(before).entries).toEqual([image('a')]);
  expect(removeEntry('a')(before)).toMatchObject({ cover: null, map: null });
});

test('R-RULE-01 swapping turns one off and another on in one step', () => {
  const after = swapActive('a', 'b')(content(image('a'), inactive('b'), image('c')));
  expect(after.entries.map(({ active }) => active)).toEqual([false, true, true]);
});

test('what is added is active and comes last', () => {
  const after = addEntries([newIllustrated('puzzle-image', 'm')])(content(image('a')));
  expect(after.entries).toMatchObject([{ id: 'a' }, { kind: 'puzzle-image', media: 'm', active: true }]);
  expect(changeEntry('a', { active: false })(after).entries[0]?.active).toBe(false);
});

test('R-CONT-08 both links are one entry, which is gone when both are empty', () => {
  const one = setNewsLink('el', 'https://a.gr/')(content());
  const both = setNewsLink('en', 'https://b.gr/')(one);
  const links = { el: 'https://a.gr/', en: 'https://b.gr/' };
  expect(entriesOf(both, 'news-links')).toMatchObject([{ links }]);
  expect(setNewsLink('el', '')(setNewsLink('en', '')(both)).entries).toEqual([]);
});

describe('R-CONT-02 the table', () => {
  const plain = content(image('a'), image('b'), inactive('c'));
  const arranged: PresentationContent = { ...plain, table: defaultTableView(['a']) };
  const lying = ({ table }: PresentationContent) => table?.images.map(({ entry }) => entry).join('');

  test('takes new images only once it has been arranged', () => {
    expect(addEntries([image('d')])(plain).table).toBeNull();
    expect(lying(addEntries([image('d'), category('X')])(arranged))).toBe('ad');
  });

  test('loses what is removed, and gets the other one when two are swapped', () => {
    expect(lying(removeEntry('a')(arranged))).toBe('');
    expect(lying(swapActive('a', 'c')(arranged))).toBe('c');
    expect(lying(swapActive('a', 'c')(layOnTable(['c'])(arranged)))).toBe('ac');
  });

  test('begins with all active images, takes each once and has an end', () => {
    expect(lying(changeTable((view) => ({ ...view, layout: 'ring' }))(plain))).toBe('ab');
    expect(lying(layOnTable(['b', 'a'])(arranged))).toBe('ab');
    expect(lying(takeOffTable('a')(arranged))).toBe('');
    const many = Array.from({ length: 70 }, (_, index) => `image-${index}`);
    expect(layOnTable(many)(arranged).table?.images).toHaveLength(60);
  });
});

test('R-CONT-02 how puzzles are played begins with what is usual', () => {
  const { puzzle } = changePuzzle({ rotation: true })(content());
  expect(puzzle).toEqual({ pieces: [6, 12, 24, 48], rotation: true });
});

test('R-STORY-02 a story whose last word is deleted is as if it had never been begun', () => {
  const before = content(image('a'));
  const begun = writeEntry('a', 'title', { el: 'Ο φάρος', en: '' })(before);
  expect(begun.entries).toMatchObject([{ title: { el: 'Ο φάρος', en: '' } }]);
  const emptied = writeEntry('a', 'title', { el: '', en: '' })(begun);
  expect(JSON.stringify(emptied)).toBe(JSON.stringify(before));
});
