import { expect, test } from 'vitest';
import { askedFor, seenOutside, type TypedSearch, toAskFor, typedFrom } from './typed-search.ts';

const type = (state: TypedSearch, typed: string): TypedSearch => ({ ...state, typed });
const ask = (state: TypedSearch): TypedSearch => {
  const next = toAskFor(state);
  if (!next) throw new Error('nothing to ask for');
  return askedFor(state, next.search);
};

test('letters typed between asking and the page’s following are not lost', () => {
  const asked = ask(type(typedFrom(undefined), 'Λιμ'));
  const further = type(asked, 'Λιμά');
  expect(further.typed).toBe('Λιμά');
  const followed = seenOutside(further, 'Λιμ');
  expect(followed.typed).toBe('Λιμά');
  expect(toAskFor(followed)).toEqual({ search: 'Λιμά' });
});

test('pages that follow late, or pass over a search, leave what was typed', () => {
  const asked = ask(type(ask(type(typedFrom('α'), 'αβ')), 'αβγ'));
  expect(seenOutside(asked, 'αβ').typed).toBe('αβγ');
  expect(seenOutside(seenOutside(asked, 'αβ'), 'αβγ').typed).toBe('αβγ');
  const passedOver = seenOutside(asked, 'αβγ');
  expect(passedOver).toEqual({ typed: 'αβγ', seen: 'αβγ', underWay: [] });
});

test('a search that was changed elsewhere is taken over', () => {
  const followed = seenOutside(ask(type(typedFrom('old'), 'new')), 'new');
  expect(seenOutside(followed, 'old').typed).toBe('old');
  expect(seenOutside(followed, undefined)).toEqual(typedFrom(undefined));
});

test('spaces around the words are no other search, and what is under way is not asked for twice', () => {
  expect(toAskFor(type(typedFrom('sea'), ' sea '))).toBeNull();
  expect(toAskFor(type(typedFrom(undefined), '  '))).toBeNull();
  const asked = ask(type(typedFrom('sea'), 'seaside'));
  expect(toAskFor(asked)).toBeNull();
  expect(toAskFor(type(asked, 'sea'))).toEqual({ search: 'sea' });
});
