import { describe, expect, test } from 'vitest';
import { differences } from './difference.ts';
import type { Entry } from './entry.ts';
import { putTogether, takeApart } from './fields-of-content.ts';
import { mergeContent, wholeEntry } from './merge-content.ts';
import { emptyContent, type PresentationContent } from './presentation-content.ts';
import { defaultTableView } from './table-view.ts';

const id = (letter: string) => `0192f0c1-0000-4000-8000-00000000000${letter.charCodeAt(0) % 10}`;
const point = (letter: string, en = `Point ${letter}`): Entry => ({
  kind: 'point-title',
  id: id(letter),
  active: true,
  title: { el: `Σημείο ${letter}`, en },
  text: { el: '', en: '' },
  media: [],
  place: null,
});
const base: PresentationContent = {
  ...emptyContent({ el: 'Λιμάνι', en: 'Harbour' }),
  entries: [point('a'), point('b'), point('c')],
};
const change = (edit: (content: PresentationContent) => void): PresentationContent => {
  const copy = JSON.parse(JSON.stringify(base));
  edit(copy);
  return copy;
};
const titles = ({ entries }: PresentationContent) =>
  entries.map((one) => ('title' in one ? one.title.en : ''));
const at = (content: PresentationContent, index: number) => {
  const found = content.entries[index];
  if (found?.kind !== 'point-title') throw new Error('not a point');
  return found;
};

test('taken apart and put together it is the same', () => {
  expect(putTogether(takeApart(base, []))).toEqual(base);
  const arranged = { ...base, table: defaultTableView([id('a')]) };
  expect(putTogether(takeApart(arranged, ['table']))).toEqual(arranged);
});

describe('the table view', () => {
  const image = (letter: string): Entry => ({
    kind: 'image',
    id: id(letter),
    active: true,
    media: id(letter),
    category: null,
  });
  const entries = [image('a'), image('b')];
  const table = defaultTableView(entries.map((one) => one.id));
  const arranged: PresentationContent = { ...base, entries, table };

  test('is joined part by part', () => {
    const mine = { ...arranged, table: { ...table, layout: 'ring' as const } };
    const theirs = { ...arranged, table: { ...table, pictures: table.pictures.slice(1) } };
    const { content, conflicts } = mergeContent({ base: arranged, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(content.table).toEqual({ ...table, layout: 'ring', pictures: table.pictures.slice(1) });
  });

  test('holds no picture that the other side removed', () => {
    const mine = { ...arranged, entries: entries.slice(1) };
    const theirs = { ...arranged, table: { ...table, pictures: [...table.pictures].reverse() } };
    const { content } = mergeContent({ base: arranged, mine, theirs });
    expect(content.table?.pictures.map(({ entry }) => entry)).toEqual([id('b')]);
  });

  test('arranged for the first time by one of two is taken whole', () => {
    const before = { ...arranged, table: null };
    const theirs = { ...before, title: { el: 'Νέος', en: 'New' } };
    const { content, conflicts } = mergeContent({ base: before, mine: arranged, theirs });
    expect(conflicts).toEqual([]);
    expect(content).toEqual({ ...theirs, table });
  });
});

describe('fields that one side alone touched are joined without a question', () => {
  test('the two languages of one title', () => {
    const mine = change((content) => {
      content.title.en = 'The harbour';
    });
    const theirs = change((content) => {
      content.title.el = 'Το λιμάνι';
    });
    const { content, conflicts } = mergeContent({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(content.title).toEqual({ el: 'Το λιμάνι', en: 'The harbour' });
  });

  test('two fields of one entry, an entry added on each side, an entry removed on one', () => {
    const mine = change((content) => {
      at(content, 0).active = false;
      content.entries.push(point('d'));
    });
    const theirs = change((content) => {
      at(content, 0).title.en = 'Castle';
      content.entries.splice(1, 1);
      content.entries.unshift(point('e'));
    });
    const { content, conflicts } = mergeContent({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(titles(content)).toEqual(['Point e', 'Castle', 'Point c', 'Point d']);
    expect(at(content, 1).active).toBe(false);
  });

  test('an order changed on one side', () => {
    const mine = change((content) => {
      content.entries.reverse();
    });
    const theirs = change((content) => {
      content.entries.push(point('d'));
    });
    expect(titles(mergeContent({ base, mine, theirs }).content)).toEqual([
      'Point c',
      'Point d',
      'Point b',
      'Point a',
    ]);
  });

  test('the same change on both sides', () => {
    const both = change((content) => {
      content.title.en = 'Port';
    });
    expect(mergeContent({ base, mine: both, theirs: both })).toEqual({ content: both, conflicts: [] });
  });
});

describe('what both sides changed is a question', () => {
  const mine = change((content) => {
    content.title.en = 'My harbour';
  });
  const theirs = change((content) => {
    content.title.en = 'Their harbour';
  });

  test('that shows both and keeps what is saved until it is answered', () => {
    const { content, conflicts } = mergeContent({ base, mine, theirs });
    expect(conflicts).toEqual([
      {
        key: 'title.en',
        entry: null,
        field: 'title.en',
        base: 'Harbour',
        mine: 'My harbour',
        theirs: 'Their harbour',
      },
    ]);
    expect(content.title.en).toBe('Their harbour');
  });

  test('that can be answered either way', () => {
    expect(mergeContent({ base, mine, theirs }, { 'title.en': 'mine' }).content.title.en).toBe('My harbour');
    expect(mergeContent({ base, mine, theirs }, { 'title.en': 'theirs' }).content.title.en).toBe(
      'Their harbour',
    );
  });

  test('also when one side removed what the other changed', () => {
    const removed = change((content) => {
      content.entries.splice(0, 1);
    });
    const edited = change((content) => {
      at(content, 0).title.en = 'Castle';
    });
    const { conflicts } = mergeContent({ base, mine: edited, theirs: removed });
    expect(conflicts).toMatchObject([{ entry: id('a'), field: wholeEntry }]);
    const kept = mergeContent(
      { base, mine: edited, theirs: removed },
      { [`${id('a')}/${wholeEntry}`]: 'mine' },
    );
    expect(titles(kept.content)).toContain('Castle');
  });
});

test('a difference names the field, the language and the entry with its position', () => {
  const after = change((content) => {
    content.title.en = 'Port';
    at(content, 1).title.el = 'Κάστρο';
    content.entries.splice(0, 1);
    content.entries.push(point('d'));
  });
  expect(
    differences(base, after).map(({ change: what, entry, field }) => [what, entry?.position ?? null, field]),
  ).toEqual([
    ['changed', null, 'title.en'],
    ['removed', 1, null],
    ['changed', 1, 'title.el'],
    ['added', 3, null],
  ]);
});

test('moving one entry is one move', () => {
  const after = change((content) => {
    content.entries.push(...content.entries.splice(0, 1));
  });
  expect(differences(base, after)).toMatchObject([
    { change: 'moved', entry: { id: id('a') }, before: 1, after: 3 },
  ]);
});

test('no change is no difference', () => {
  expect(differences(base, JSON.parse(JSON.stringify(base)))).toEqual([]);
});
