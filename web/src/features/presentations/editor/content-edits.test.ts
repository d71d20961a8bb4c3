import type { Entry } from '@psifida/contract/content/entry';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { describe, expect, test } from 'vitest';
import {
  addEntries,
  changeEntry,
  entriesOf,
  moveEntry,
  newPictured,
  removeEntry,
  setNewsLink,
  swapActive,
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
