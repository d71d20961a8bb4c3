import type { Entry } from '@psifida/contract/content/entry';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { defaultTableView } from '@psifida/contract/content/table-view';
import { describe, expect, test } from 'vitest';
import {
  addEntries,
  changeEntry,
  changePuzzle,
  changeTable,
  entriesOf,
  layOnTable,
  moveEntry,
  newPictured,
  removeEntry,
  setNewsLink,
  swapActive,
  takeOffTable,
  writeEntry,
} from './content-edits.ts';

const image = (id: string, active = true): Entry => ({
  kind: 'image',
  id,
  active,
  media: id,
  category: null,
});
const category = (id: string): Entry => ({
  kind: 'image-category',
  id,
  active: true,
  title: { el: '', en: '' },
});
const content = (...entries: Entry[]): PresentationContent => ({
  ...emptyContent({ el: '', en: '' }),
  entries,
});
const ids = ({ entries }: PresentationContent) => entries.map(({ id }) => id).join('');

describe('moving', () => {
  const mixed = content(image('a'), category('X'), image('b'), image('c'), category('Y'));

  test('counts among the entries of the same kind and leaves the others where they are', () => {
    expect(ids(moveEntry('c', 0)(mixed))).toBe('cXabY');
    expect(ids(moveEntry('a', 2)(mixed))).toBe('bXcaY');
    expect(ids(moveEntry('Y', 0)(mixed))).toBe('aYbcX');
  });

  test('stops at both ends, and an unknown entry moves nothing', () => {
    expect(ids(moveEntry('b', 99)(mixed))).toBe('aXcbY');
    expect(ids(moveEntry('b', -3)(mixed))).toBe('bXacY');
    expect(moveEntry('nothing', 0)(mixed)).toBe(mixed);
  });
});

test('removing an entry takes what pointed to it along', () => {
  const before: PresentationContent = {
    ...content(category('X'), { ...image('a'), category: 'X' } as Entry),
    cover: 'a',
    map: 'a',
  };
  expect(removeEntry('X')(before).entries).toEqual([image('a')]);
  expect(removeEntry('a')(before)).toMatchObject({ cover: null, map: null });
});

test('R-RULE-01 swapping turns one off and another on in one step', () => {
  const after = swapActive('a', 'b')(content(image('a'), image('b', false), image('c')));
  expect(after.entries.map(({ active }) => active)).toEqual([false, true, true]);
});

test('what is added is active and comes last', () => {
  const after = addEntries([newPictured('puzzle-image', 'm')])(content(image('a')));
  expect(after.entries).toMatchObject([{ id: 'a' }, { kind: 'puzzle-image', media: 'm', active: true }]);
  expect(changeEntry('a', { active: false })(after).entries[0]?.active).toBe(false);
});

test('R-CONT-08 both links are one entry, which is gone when both are empty', () => {
  const one = setNewsLink('el', 'https://a.gr/')(content());
  const both = setNewsLink('en', 'https://b.gr/')(one);
  expect(entriesOf(both, 'news-links')).toMatchObject([
    { links: { el: 'https://a.gr/', en: 'https://b.gr/' } },
  ]);
  expect(setNewsLink('el', '')(setNewsLink('en', '')(both)).entries).toEqual([]);
});

describe('R-CONT-02 the table', () => {
  const plain = content(image('a'), image('b'), image('c', false));
  const arranged: PresentationContent = { ...plain, table: defaultTableView(['a']) };
  const lying = ({ table }: PresentationContent) => table?.pictures.map(({ entry }) => entry).join('');

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
    expect(layOnTable(many)(arranged).table?.pictures).toHaveLength(60);
  });
});

test('R-CONT-02 how puzzles are played begins with what is usual', () => {
  expect(changePuzzle({ rotation: true })(content()).puzzle).toEqual({
    pieces: [6, 12, 24, 48],
    rotation: true,
  });
});

test('R-STORY-02 a story whose last word is deleted is as if it had never been begun', () => {
  const before = content(image('a'));
  const begun = writeEntry('a', 'title', { el: 'Ο φάρος', en: '' })(before);
  expect(begun.entries).toMatchObject([{ title: { el: 'Ο φάρος', en: '' } }]);
  const emptied = writeEntry('a', 'title', { el: '', en: '' })(begun);
  expect(JSON.stringify(emptied)).toBe(JSON.stringify(before));
});
