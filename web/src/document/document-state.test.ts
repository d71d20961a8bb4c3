import { emptyItem, itemFields, type RecipeContent } from '@psifida/contract/content/library-item';
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

const titled = (en: string) => (content: RecipeContent) => ({ ...content, title: { ...content.title, en } });
const type = (en: string, at: number): Action => ({ type: 'edit', at, change: titled(en) });
const without = (id: string): Action => ({
  type: 'edit',
  at: 0,
  change: (content) => ({ ...content, ingredients: content.ingredients.filter((one) => one.id !== id) }),
});
const undo: Action = { type: 'undo' };
const redo: Action = { type: 'redo' };
const by = (version: number, content: RecipeContent): Saved => ({ ...saved, version, content });

describe('a change', () => {
  test('is unsaved, can be taken back, and can be made again', () => {
    const removed = after(without('a'));
    expect(isDirty(shape, removed)).toBe(true);
    expect(next(removed, undo).content).toEqual(recipe);
    expect(isDirty(shape, next(removed, undo))).toBe(false);
    expect(after(without('a'), undo, redo).content).toEqual(removed.content);
  });

  test('ends what could have been made again', () => {
    expect(after(without('a'), undo, without('b'), redo).content.ingredients).toEqual([row('a', 'water')]);
  });

  test('that changes nothing is no step', () => {
    expect(after({ type: 'edit', at: 0, change: (content) => ({ ...content }) }).past).toEqual([]);
  });

  test('takes back what was said to be lacking', () => {
    expect(after({ type: 'lack', lacking: ['image'] }).lacking).toEqual(['image']);
    expect(after({ type: 'lack', lacking: ['image'] }, without('a')).lacking).toEqual([]);
  });

  test('is not there to be taken back where nothing was changed', () => {
    expect(after(undo)).toBe(start);
    expect(after(redo)).toBe(start);
  });
});

describe('text goes back by pauses, not by letters', () => {
  test('typed on without a pause it is one step', () => {
    expect(
      after(type('Soupa', 0), type('Soupas', pause - 1), type('Soupass', pause + 5), undo).content,
    ).toEqual(recipe);
  });

  test('after a pause it is another', () => {
    expect(after(type('Soups', 0), type('Soups!', pause), undo).content.title.en).toBe('Soups');
  });

  test('in another field it is another, however quickly', () => {
    const inGreek: Action = {
      type: 'edit',
      at: 2,
      change: (content) => ({ ...content, title: { ...content.title, el: 'Σούπες' } }),
    };
    expect(after(type('Soups', 0), inGreek, undo).content.title).toEqual({ el: 'Σούπα', en: 'Soups' });
  });

  test('rows are never one step with one another, nor with what was typed in them', () => {
    const typed: Action = {
      type: 'edit',
      at: 1,
      change: (content) => ({ ...content, ingredients: [row('a', 'sea water'), row('b', 'salt')] }),
    };
    expect(after(typed, without('a'), without('b'), undo, undo).content.ingredients[0]).toEqual(
      row('a', 'sea water'),
    );
  });

  test('typed and taken back by hand it is none', () => {
    expect(after(type('Soups', 0), type('Soup', 5)).past).toEqual([]);
  });

  test('goes on after it was taken back as a step of its own', () => {
    expect(after(type('Soups', 0), undo, type('Soup!', 1), undo).content).toEqual(recipe);
  });
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
    const done = by(2, edited.content);
    const finished = next(edited, { type: 'finish', saved: done, form: done.content, sent: edited.content });
    expect(finished).toMatchObject({ saved: { version: 2 }, attempt: { count: 0 } });
    expect(isDirty(shape, finished)).toBe(false);
    expect(next(finished, undo).content).toEqual(recipe);
    expect(isDirty(shape, next(finished, undo))).toBe(true);
  });

  test('keeps what was typed while it was under way', () => {
    const edited = after(type('Soups', 0));
    const typedOn = next(edited, without('a'));
    const done = by(2, edited.content);
    const finished = next(typedOn, { type: 'finish', saved: done, form: done.content, sent: edited.content });
    expect(finished.content).toEqual({ ...edited.content, ingredients: [row('b', 'salt')] });
    expect(isDirty(shape, finished)).toBe(true);
  });

  test('of what is new closes it', () => {
    const edited = after(without('a'));
    const created = next(edited, { type: 'create', saved, sent: edited.content, isAgain: false });
    expect(created).toMatchObject({ saved, closed: true });
    expect(isDirty(shape, created)).toBe(false);
  });

  test('of what is new leaves unsaved what was typed since it was first sent', () => {
    const sent = after(type('Soups', 0));
    const done = by(1, sent.content);
    const answer = { type: 'create', saved: done, sent: sent.content, isAgain: false } as const;
    const created = next(next(sent, without('a')), answer);
    expect(created).toMatchObject({ saved: done, content: { ingredients: [row('b', 'salt')] } });
    expect(isDirty(shape, created)).toBe(true);
    expect(isDirty(shape, next(created, { type: 'close' }))).toBe(false);
  });

  test('of what was made by an earlier sending leaves unsaved all that was typed since then', () => {
    const earlier = after(type('Soups', 0));
    const sent = next(earlier, type('Soups and stews', pause * 2));
    const saved = by(1, earlier.content);
    const again = { type: 'create', saved, sent: sent.content, isAgain: true } as const;
    for (const typedOn of [sent, next(sent, without('a'))]) {
      const created = next(typedOn, again);
      expect(created.content).toEqual(typedOn.content);
      expect(isDirty(shape, created)).toBe(true);
    }
    expect(isDirty(shape, next(earlier, { ...again, sent: earlier.content }))).toBe(false);
  });
});

describe('two people', () => {
  const theirs = by(2, { ...recipe, minutes: 40 });

  test('what another saved while nothing was typed here is shown', () => {
    const followed = after({ type: 'follow', saved: theirs, form: theirs.content });
    expect(followed).toMatchObject({ saved: theirs, content: { minutes: 40 } });
    expect(isDirty(shape, followed)).toBe(false);
  });

  test('joined, taking back what was done here does not take back what the other did', () => {
    const edited = after(without('a'));
    const form = { ...edited.content, minutes: 40 };
    const joined = next(edited, { type: 'join', theirs, form, sent: edited.content, saved: true });
    expect(joined).toMatchObject({ content: form, joined: { by: { name: 'Eleni' }, saved: true } });
    expect(next(joined, undo).content).toEqual({ ...recipe, minutes: 40 });
  });

  test('joined, what was typed meanwhile stays', () => {
    const edited = after(without('a'));
    const form = { ...edited.content, minutes: 40 };
    const joined = next(next(edited, type('Soups', 0)), {
      type: 'join',
      theirs,
      form,
      sent: edited.content,
      saved: true,
    });
    expect(joined.content).toEqual(titled('Soups')(form));
  });

  test('a question waits, can be put off, and is answered', () => {
    const meeting = { base: recipe, mine: recipe, theirs, active: false };
    const met = after({ type: 'meet', meeting });
    expect(met.meeting).toBe(meeting);
    expect(next(met, { type: 'postpone' }).meeting).toBe(null);
    expect(next(met, { type: 'resolve', theirs, form: theirs.content })).toMatchObject({
      meeting: null,
      saved: theirs,
      content: theirs.content,
    });
  });
});

test('what was typed before and never saved is put back, under the id it was to have', () => {
  const form = titled('Soups')(recipe);
  expect(after({ type: 'restore', createId: 'earlier', form, over: saved })).toMatchObject({
    createId: 'earlier',
    content: form,
    past: [],
  });
});

test('what was typed over an older one is still here when the question about it is put off', () => {
  const [mine, now] = [titled('Soups')(recipe), by(2, titled('Broth')(recipe))];
  const opened: State = startDocument<RecipeContent, Saved, string>(now, now.content, 'new-id');
  const meeting = { base: recipe, mine, theirs: now, active: false };
  const putOff = [
    { type: 'restore', createId: 'new-id', form: mine, over: by(1, recipe) } as const,
    { type: 'meet', meeting } as const,
    { type: 'postpone' } as const,
  ].reduce<State>(next, opened);
  expect(putOff.content).toEqual(mine);
  // Saved over the older version, it is refused and asked again: theirs is never overwritten unseen.
  expect(putOff.saved?.version).toBe(1);
  expect(isDirty(shape, putOff)).toBe(true);
});

test('an earlier revision that was saved again is a step that can be taken back', () => {
  const earlier = by(3, titled('Broth')(recipe));
  const taken = after({ type: 'take', saved: earlier, form: earlier.content });
  expect(isDirty(shape, taken)).toBe(false);
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

test('given up, nothing is unsaved', () => {
  expect(isDirty(shape, after(without('a'), { type: 'close' }))).toBe(false);
});

test('rows in which nothing was written are not unsaved', () => {
  const withRow: Action = {
    type: 'edit',
    at: 0,
    change: (content) => ({ ...content, ingredients: [...content.ingredients, row('c', '')] }),
  };
  expect(isDirty(shape, after(withRow))).toBe(false);
});
