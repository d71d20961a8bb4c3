import { describe, expect, test } from 'vitest';
import { differences } from './difference.ts';
import type { Entry } from './entry.ts';
import { emptyItem, itemFields, type RecipeContent } from './library-item.ts';
import { type MediaContent, mediaFields } from './media.ts';
import { type Choice, mergeContent, type Sides, wholeEntry } from './merge-content.ts';
import { emptyContent, type PresentationContent, presentationFields } from './presentation-content.ts';
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
const merge = (sides: Sides<PresentationContent>, choices?: Record<string, Choice>) =>
  mergeContent(presentationFields, sides, choices);
const change = (edit: (content: PresentationContent) => void): PresentationContent => {
  const copy = JSON.parse(JSON.stringify(base));
  edit(copy);
  return copy;
};
const titled = (title: Partial<PresentationContent['title']>) => ({
  ...base,
  title: { ...base.title, ...title },
});
const titles = ({ entries }: PresentationContent) =>
  entries.map((one) => ('title' in one && one.title?.en) || '');
const at = (content: PresentationContent, index: number) => {
  const found = content.entries[index];
  if (found?.kind !== 'point-title') throw new Error('not a point');
  return found;
};

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
    const theirs = { ...arranged, table: { ...table, images: table.images.slice(1) } };
    const { content, conflicts } = merge({ base: arranged, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(content.table).toEqual({ ...table, layout: 'ring', images: table.images.slice(1) });
  });

  test('holds no image that the other side removed', () => {
    const mine = { ...arranged, entries: entries.slice(1) };
    const theirs = { ...arranged, table: { ...table, images: [...table.images].reverse() } };
    const { content } = merge({ base: arranged, mine, theirs });
    expect(content.table?.images.map(({ entry }) => entry)).toEqual([id('b')]);
  });

  test('is no cover, map or category that the other side removed', () => {
    const category: Entry = { kind: 'image-category', id: id('c'), active: true, title: base.title };
    const before = { ...arranged, entries: [...entries, category] };
    const mine = {
      ...before,
      cover: id('a'),
      map: id('a'),
      entries: [image('a'), { ...image('b'), category: id('c') } as Entry, category],
    };
    const theirs = { ...before, entries: [image('b')] };
    const { content } = merge({ base: before, mine, theirs });
    expect(content).toMatchObject({ cover: null, map: null, entries: [{ category: null }] });
  });

  test('arranged for the first time by one of two is taken whole', () => {
    const before = { ...arranged, table: null };
    const theirs = { ...before, title: { el: 'Νέος', en: 'New' } };
    const { content, conflicts } = merge({ base: before, mine: arranged, theirs });
    expect(conflicts).toEqual([]);
    expect(content).toEqual({ ...theirs, table });
  });
});

describe('fields that one side alone touched are joined without a question', () => {
  test('the two languages of one title', () => {
    const [mine, theirs] = [titled({ en: 'The harbour' }), titled({ el: 'Το λιμάνι' })];
    const { content, conflicts } = merge({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(content.title).toEqual({ el: 'Το λιμάνι', en: 'The harbour' });
  });

  test('R-WORK-11 two fields of one entry, an entry added on each side, an entry removed on one', () => {
    const mine = change((content) => {
      at(content, 0).active = false;
      content.entries.push(point('d'));
    });
    const theirs = change((content) => {
      at(content, 0).title.en = 'Castle';
      content.entries.splice(1, 1);
      content.entries.unshift(point('e'));
    });
    const { content, conflicts } = merge({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(titles(content)).toEqual(['Point e', 'Castle', 'Point c', 'Point d']);
    expect(at(content, 1).active).toBe(false);
  });

  test('an order changed on one side', () => {
    const mine = { ...base, entries: base.entries.toReversed() };
    const theirs = { ...base, entries: [...base.entries, point('d')] };
    expect(titles(merge({ base, mine, theirs }).content)).toEqual([
      'Point c',
      'Point d',
      'Point b',
      'Point a',
    ]);
  });

  test('the same change on both sides', () => {
    const both = titled({ en: 'Port' });
    expect(merge({ base, mine: both, theirs: both })).toEqual({ content: both, conflicts: [] });
  });
});

describe('what both sides changed is a question', () => {
  const [mine, theirs] = [titled({ en: 'My harbour' }), titled({ en: 'Their harbour' })];

  test('that shows both and keeps what is saved until it is answered', () => {
    const { content, conflicts } = merge({ base, mine, theirs });
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
    expect(merge({ base, mine, theirs }, { 'title.en': 'mine' }).content.title.en).toBe('My harbour');
    expect(merge({ base, mine, theirs }, { 'title.en': 'theirs' }).content.title.en).toBe('Their harbour');
  });

  test('also when one side removed what the other changed', () => {
    const removed = { ...base, entries: base.entries.slice(1) };
    const edited = change((content) => {
      at(content, 0).title.en = 'Castle';
    });
    const { conflicts } = merge({ base, mine: edited, theirs: removed });
    expect(conflicts).toMatchObject([{ entry: id('a'), field: wholeEntry }]);
    const kept = merge({ base, mine: edited, theirs: removed }, { [`${id('a')}/${wholeEntry}`]: 'mine' });
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
    differences(presentationFields, base, after).map(({ change: what, entry, field }) => [
      what,
      entry?.position ?? null,
      field,
    ]),
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
  expect(differences(presentationFields, base, after)).toMatchObject([
    { change: 'moved', entry: { id: id('a') }, before: 1, after: 3 },
  ]);
});

test('no change is no difference', () => {
  expect(differences(presentationFields, base, JSON.parse(JSON.stringify(base)))).toEqual([]);
});

describe('a recipe', () => {
  const row = (letter: string, en: string) => ({ id: id(letter), amount: 1, text: { el: letter, en } });
  const step = (letter: string, en: string) => ({ id: id(letter), text: { el: letter, en } });
  const recipe: RecipeContent = {
    ...emptyItem.recipe,
    title: { el: 'Σπετσοφάι', en: 'Spetsofai' },
    ingredients: [row('a', 'sausage'), row('b', 'pepper')],
    steps: [step('c', 'Fry.')],
    media: [id('m'), id('n')],
  };
  const join = (mine: RecipeContent, theirs: RecipeContent) =>
    mergeContent(itemFields.recipe, { base: recipe, mine, theirs });

  test('is joined row by row, and language by language', () => {
    const mine = {
      ...recipe,
      servings: 4,
      ingredients: [{ ...row('a', 'sausages') }, row('b', 'pepper'), row('d', 'oil')],
    };
    const theirs = {
      ...recipe,
      minutes: 40,
      ingredients: [{ ...row('a', 'sausage'), amount: 2 }, row('b', 'pepper')],
      steps: [step('e', 'Wash.'), step('c', 'Fry.')],
    };
    expect(join(mine, theirs)).toEqual({
      conflicts: [],
      content: {
        ...recipe,
        servings: 4,
        minutes: 40,
        ingredients: [{ ...row('a', 'sausages'), amount: 2 }, row('b', 'pepper'), row('d', 'oil')],
        steps: theirs.steps,
      },
    });
  });

  test('asks about the same amount of the same row alone', () => {
    const amount = (value: number) => ({
      ...recipe,
      ingredients: [{ ...row('a', 'sausage'), amount: value }, row('b', 'pepper')],
    });
    expect(join(amount(3), amount(5)).conflicts).toEqual([
      { key: `${id('a')}/amount`, entry: id('a'), field: 'amount', base: 1, mine: 3, theirs: 5 },
    ]);
  });

  test('keeps what either added to its images and nothing that either took away', () => {
    const { content, conflicts } = join(
      { ...recipe, media: [id('m'), id('n'), id('o')] },
      { ...recipe, media: [id('p'), id('n')] },
    );
    expect(conflicts).toEqual([]);
    expect(content.media).toEqual([id('p'), id('n'), id('o')]);
  });

  test('names a changed row by its list and its place', () => {
    const after = { ...recipe, ingredients: [row('a', 'sausage'), row('b', 'peppers')], steps: [] };
    expect(differences(itemFields.recipe, recipe, after)).toMatchObject([
      {
        change: 'changed',
        field: 'text.en',
        entry: { list: 'ingredients', kind: 'ingredients', position: 2 },
      },
      { change: 'removed', field: null, entry: { list: 'steps', kind: 'steps', position: 1 } },
    ]);
  });
});

test('the description and the captions of a video are joined language by language', () => {
  const video: MediaContent = {
    title: 'Harbour',
    alt: { el: '', en: '' },
    decorative: false,
    focalPoint: { x: 0.5, y: 0.5 },
    captions: { el: null, en: null },
  };
  const mine = { ...video, alt: { el: 'Λιμάνι', en: '' }, captions: { el: 'WEBVTT', en: null } };
  const theirs = { ...video, alt: { el: '', en: 'Harbour' }, title: 'Port' };
  expect(mergeContent(mediaFields, { base: video, mine, theirs })).toEqual({
    conflicts: [],
    content: { ...theirs, alt: { el: 'Λιμάνι', en: 'Harbour' }, captions: { el: 'WEBVTT', en: null } },
  });
});

test('R-SPEED-04 an entry that nobody touched is not looked into, however many there are', () => {
  const [first, ...rest] = base.entries;
  const untouched = rest.map((entry) =>
    Object.defineProperty({ ...entry }, 'title', {
      enumerable: true,
      get: () => {
        throw new Error('looked into');
      },
    }),
  ) as Entry[];
  const before = { ...base, entries: [first as Entry, ...untouched] };
  const after = { ...before, entries: [{ ...first, active: false } as Entry, ...untouched] };
  expect(differences(presentationFields, before, after)).toMatchObject([
    { field: 'active', entry: { position: 1 } },
  ]);
  const moved = { ...before, entries: [...untouched, first as Entry] };
  expect(differences(presentationFields, before, moved)).toMatchObject([{ change: 'moved', before: 1 }]);
});

test('of rows in any order as few as possible have moved', () => {
  const rows = (...names: number[]) => ({ ...base, entries: names.map((name) => point(String(name))) });
  const movedIn = (...names: number[]) =>
    differences(presentationFields, rows(1, 2, 3, 4, 5, 6), rows(...names)).map((one) => [
      one.before,
      one.after,
    ]);
  expect(movedIn(1, 2, 3, 4, 5, 6)).toEqual([]);
  expect(movedIn(6, 1, 2, 3, 4, 5)).toEqual([[6, 1]]);
  expect(movedIn(2, 1, 4, 3, 6, 5)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
  expect(movedIn(6, 5, 4, 3, 2, 1)).toHaveLength(5);
});
