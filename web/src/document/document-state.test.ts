import { emptyItem, itemFields, type RecipeContent } from '@psifida/contract/content/library-item';
import {
  emptyContent,
  type PresentationContent,
  presentationFields,
} from '@psifida/contract/content/presentation-content';
import { describe, expect, test } from 'vitest';
import {
  type DocumentAction,
  type DocumentState,
  documentReducer,
  isDirty,
  pause,
  type SavedDocument,
  startDocument,
} from './document-state.ts';

type Saved = SavedDocument<RecipeContent>;
type State = DocumentState<RecipeContent, Saved, string>;
type Action = DocumentAction<RecipeContent, Saved, string>;

const row = (id: string, en: string) => ({ id, amount: null, text: { el: '', en } });
const recipe: RecipeContent = {
  ...emptyItem.recipe,
  title: { el: 'Σούπα', en: 'Soup' },
  ingredients: [row('a', 'water'), row('b', 'salt')],
};
const saved: Saved = {
  id: 'soup',
  version: 1,
  active: false,
  content: recipe,
  modifiedAt: '2026-11-01T10:00:00Z',
  modifiedBy: { id: 'eleni', name: 'Eleni' },
};
const shape = {
  fields: itemFields.recipe,
  empty: emptyItem.recipe,
  tidy: (content: RecipeContent) => ({
    ...content,
    ingredients: content.ingredients.filter(({ text }) => text.el || text.en),
  }),
};
const next = documentReducer<RecipeContent, Saved, string>(shape);
const start: State = startDocument<RecipeContent, Saved, string>(saved, recipe, 'new-id');
const after = (...actions: Action[]) => actions.reduce(next, start);

const edit = (change: (content: RecipeContent) => RecipeContent, at = 0): Action => ({
  type: 'edit',
  at,
  change,
});
const titled = (en: string) => (content: RecipeContent) => ({ ...content, title: { ...content.title, en } });
const type = (en: string, at: number) => edit(titled(en), at);
const soups = type('Soups', 0);
const rows = (...ingredients: RecipeContent['ingredients']) =>
  edit((content) => ({ ...content, ingredients }), 1);
const without = (id: string) =>
  edit((content) => ({ ...content, ingredients: content.ingredients.filter((one) => one.id !== id) }));
const undo: Action = { type: 'undo' };
const redo: Action = { type: 'redo' };
const by = (version: number, content: RecipeContent): Saved => ({ ...saved, version, content });
/** The answer to what was sent when the form stood so. */
const finish = (version: number, { content }: State): Action => ({
  type: 'finish',
  saved: by(version, content),
  form: content,
  sent: content,
});
const isUnsaved = (state: State) => isDirty(shape, state);

describe('a change', () => {
  test('is unsaved, can be taken back, and can be made again', () => {
    const removed = after(without('a'));
    expect(isUnsaved(removed)).toBe(true);
    expect(next(removed, undo).content).toEqual(recipe);
    expect(isUnsaved(next(removed, undo))).toBe(false);
    expect(after(without('a'), undo, redo).content).toEqual(removed.content);
  });

  test('ends what could have been made again', () => {
    expect(after(without('a'), undo, without('b'), redo).content.ingredients).toEqual([row('a', 'water')]);
  });

  test('takes back what was said to be lacking', () => {
    expect(after({ type: 'lack', lacking: ['image'] }).lacking).toEqual(['image']);
    expect(after({ type: 'lack', lacking: ['image'] }, without('a')).lacking).toEqual([]);
  });

  test('that changes nothing is no step, and without a step there is nothing to take back', () => {
    expect(after(edit((content) => ({ ...content }))).past).toEqual([]);
    expect(after(undo)).toBe(start);
    expect(after(redo)).toBe(start);
  });
});

describe('text goes back by pauses, not by letters', () => {
  const greek = edit((content) => ({ ...content, title: { ...content.title, el: 'Σούπες' } }), 2);
  const seaWater = [row('a', 'sea water'), row('b', 'salt')];
  const renamed = titled('Soups')(recipe);
  test.each<[string, Action[], Partial<RecipeContent>]>([
    [
      'typed on without a pause it is one step',
      [type('Soupa', 0), type('Soupas', pause - 1), type('Soupass', pause + 5), undo],
      recipe,
    ],
    ['after a pause it is another', [soups, type('Soups!', pause), undo], renamed],
    ['in another field it is another, however quickly', [soups, greek, undo], renamed],
    [
      'rows are never one step with one another, nor with what was typed in them',
      [rows(...seaWater), without('a'), without('b'), undo, undo],
      { ingredients: seaWater },
    ],
    ['goes on after it was taken back as a step of its own', [soups, undo, type('Soup!', 1), undo], recipe],
  ])('%s', (_, actions, content) => {
    expect(after(...actions).content).toMatchObject(content);
  });

  test('typed and taken back by hand it is none', () => {
    expect(after(soups, type('Soup', 5)).past).toEqual([]);
  });
});

test('R-WAY-01 each node that is drawn is a step, however quickly; one that is dragged or named is typed on', () => {
  const empty = emptyContent({ el: 'Α', en: 'A' });
  const reduce = documentReducer<PresentationContent, SavedDocument<PresentationContent>, string>({
    ...{ fields: presentationFields, empty, tidy: (content: PresentationContent) => content },
  });
  const nodes = (...shares: number[]) => ({
    ...{ type: 'edit' as const, at: 0 },
    change: (content: PresentationContent) => ({
      ...content,
      paths: { metres: null, stretches: [], nodes: shares.map((x, id) => ({ id, x, y: 0 })) },
    }),
  });
  const first = startDocument<PresentationContent, SavedDocument<PresentationContent>, string>(
    null,
    empty,
    'a',
  );
  const drawn = [nodes(0.1), nodes(0.1, 0.2), nodes(0.1, 0.3), nodes(0.1, 0.4)].reduce(reduce, first);
  expect(drawn.past.map(({ paths }) => paths?.nodes.map(({ x }) => x))).toEqual([
    undefined,
    [0.1],
    [0.1, 0.2],
  ]);
});

describe('saving', () => {
  test('begins without what was said of the attempt before', () => {
    const refused = after(
      { type: 'refuse', error: 'no', active: true },
      { type: 'lack', lacking: ['image'] },
    );
    expect(refused).toMatchObject({ refusal: 'no', attempt: { count: 1, active: true } });
    expect(next(refused, { type: 'try' })).toMatchObject({ refusal: null, lacking: [], joined: null });
  });

  test('leaves nothing unsaved, and every step can still be taken back', () => {
    const edited = after(without('a'));
    const finished = next(edited, finish(2, edited));
    expect(finished).toMatchObject({ saved: { version: 2 }, attempt: { count: 0 } });
    expect(isUnsaved(finished)).toBe(false);
    expect(next(finished, undo).content).toEqual(recipe);
    expect(isUnsaved(next(finished, undo))).toBe(true);
  });

  test('keeps what was typed while it was under way', () => {
    const edited = after(soups);
    const finished = next(next(edited, without('a')), finish(2, edited));
    expect(finished.content).toEqual({ ...edited.content, ingredients: [row('b', 'salt')] });
    expect(isUnsaved(finished)).toBe(true);
  });

  test('of what is new closes it, and leaves unsaved what was typed since it was first sent', () => {
    const sent = after(soups);
    const saved = by(1, sent.content);
    const answer: Action = { type: 'create', saved, sent: sent.content, isAgain: false };
    expect(next(sent, answer)).toMatchObject({ saved, closed: true });
    expect(isUnsaved(next(sent, answer))).toBe(false);
    const created = next(next(sent, without('a')), answer);
    expect(created).toMatchObject({ saved, content: { ingredients: [row('b', 'salt')] } });
    expect(isUnsaved(created)).toBe(true);
    expect(isUnsaved(next(created, { type: 'close' }))).toBe(false);
  });

  test('of what was made by an earlier sending leaves unsaved all that was typed since then', () => {
    const earlier = after(soups);
    const sent = next(earlier, type('Soups and stews', pause * 2));
    const saved = by(1, earlier.content);
    const again = { type: 'create', saved, sent: sent.content, isAgain: true } as const;
    for (const typedOn of [sent, next(sent, without('a'))]) {
      const created = next(typedOn, again);
      expect(created.content).toEqual(typedOn.content);
      expect(isUnsaved(created)).toBe(true);
    }
    expect(isUnsaved(next(earlier, { ...again, sent: earlier.content }))).toBe(false);
  });
});

describe('two people', () => {
  const theirs = by(2, { ...recipe, minutes: 40 });

  test('R-PRES-03 what another saved while nothing was typed here is shown, and said', () => {
    const followed = after({ type: 'follow', saved: theirs, form: theirs.content });
    expect(followed).toMatchObject({ saved: theirs, content: { minutes: 40 } });
    expect(followed.joined).toMatchObject({ by: { name: 'Eleni' }, how: 'followed' });
    // Another state, or another file in it, is nothing that the form shows.
    expect(after({ type: 'follow', saved: by(2, recipe), form: recipe }).joined).toBeNull();
    expect(isUnsaved(followed)).toBe(false);
  });

  test('joined, taking back what was done here does not take back what the other did; what was typed meanwhile stays', () => {
    const edited = after(without('a'));
    const form = { ...edited.content, minutes: 40 };
    const join: Action = { type: 'join', theirs, form, sent: edited.content, saved: true };
    const joined = next(edited, join);
    expect(joined).toMatchObject({ content: form, joined: { by: { name: 'Eleni' }, how: 'joined' } });
    expect(next(joined, undo).content).toEqual({ ...recipe, minutes: 40 });
    expect(next(next(edited, soups), join).content).toEqual(titled('Soups')(form));
  });

  test('a question waits, can be put off, and is answered', () => {
    const meeting = { base: recipe, mine: recipe, theirs, active: false };
    const met = after({ type: 'meet', meeting });
    expect(met.meeting).toBe(meeting);
    expect(next(met, { type: 'postpone' }).meeting).toBe(null);
    const resolved = next(met, { type: 'resolve', theirs, form: theirs.content });
    expect(resolved).toMatchObject({ meeting: null, saved: theirs, content: theirs.content });
  });
});

test('what was typed before and never saved is put back, under the id it was to have', () => {
  const form = titled('Soups')(recipe);
  const restored = after({ type: 'restore', createId: 'earlier', form, over: saved });
  expect(restored).toMatchObject({ createId: 'earlier', content: form, past: [] });
});

test('what was typed over an older one is still here when the question about it is put off', () => {
  const [mine, now] = [titled('Soups')(recipe), by(2, titled('Broth')(recipe))];
  const opened: State = startDocument<RecipeContent, Saved, string>(now, now.content, 'new-id');
  const meeting = { base: recipe, mine, theirs: now, active: false };
  const actions: Action[] = [
    { type: 'restore', createId: 'new-id', form: mine, over: by(1, recipe) },
    { type: 'meet', meeting },
    { type: 'postpone' },
  ];
  const putOff = actions.reduce(next, opened);
  expect(putOff.content).toEqual(mine);
  // Saved over the older version, it is refused and asked again: theirs is never overwritten unseen.
  expect(putOff.saved?.version).toBe(1);
  expect(isUnsaved(putOff)).toBe(true);
});

test('an earlier revision that was saved again is a step that can be taken back', () => {
  const earlier = by(3, titled('Broth')(recipe));
  const taken = after({ type: 'take', saved: earlier, form: earlier.content });
  expect(isUnsaved(taken)).toBe(false);
  expect(next(taken, undo).content).toEqual(recipe);
});

test('discarding goes back to what is saved, and can itself be taken back', () => {
  const discarded = after(
    without('a'),
    { type: 'refuse', error: 'no', active: false },
    { type: 'discard', form: recipe },
  );
  expect(discarded).toMatchObject({ content: recipe, attempt: { count: 0 }, refusal: null });
  expect(next(discarded, undo).content.ingredients).toEqual([row('b', 'salt')]);
});

test('rows in which nothing was written are not unsaved, nor is what was given up', () => {
  expect(isUnsaved(after(rows(...recipe.ingredients, row('c', ''))))).toBe(false);
  expect(isUnsaved(after(without('a'), { type: 'close' }))).toBe(false);
});
