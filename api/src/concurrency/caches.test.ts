import { expect, test } from 'vitest';
import { createBodyCache, createRowCache } from './caches.ts';

function aKeeper(bytesAtMost: number) {
  const made: string[] = [];
  const bodyOf = createBodyCache({ bytesAtMost });
  const ask = (key: string, bytes = 10) =>
    bodyOf(key, async () => {
      made.push(key);
      return Buffer.alloc(bytes);
    });
  return { made, bodyOf, ask };
}

test('however many ask, it is made once', async () => {
  const { made, ask } = aKeeper(100);
  const [one, other] = await Promise.all([ask('a'), ask('a')]);
  expect(await ask('a')).toBe(one);
  expect(other).toBe(one);
  expect(made).toEqual(['a']);
});

test('beyond its bytes, what was used longest ago is made again', async () => {
  const { made, ask } = aKeeper(25);
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  await ask('a');
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('one that is larger than all of its bytes is answered and not kept', async () => {
  const { made, ask } = aKeeper(25);
  expect((await ask('large', 30))?.length).toBe(30);
  await ask('large', 30);
  expect(made).toEqual(['large', 'large']);
});

test('what is not there, or could not be made, is asked for again', async () => {
  const { bodyOf, ask } = aKeeper(100);
  expect(await bodyOf('gone', async () => null)).toBeNull();
  await expect(bodyOf('broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await ask('gone'))?.length).toBe(10);
  expect((await ask('broken'))?.length).toBe(10);
});

test('what is not there is so too for whoever waited while it was evicted', async () => {
  const { bodyOf, ask } = aKeeper(25);
  let answer = (_: null) => {};
  const gone = bodyOf('gone', () => new Promise((resolve) => (answer = resolve)));
  for (const key of ['a', 'b', 'c']) await ask(key);
  answer(null);
  expect(await gone).toBeNull();
});

/** Rows as they stand, and what was made of them so far. */
function aTable(rows: Record<string, string>) {
  const asked: string[][] = [];
  const make = async (ids: string[]) => {
    asked.push(ids);
    return ids.flatMap((id) => {
      const mark = rows[id];
      return mark ? [{ id, mark, made: `${id} as of ${mark}` }] : [];
    });
  };
  const marked = (...ids: string[]) => ids.map((id) => ({ id, mark: rows[id] ?? '' }));
  return { asked, make, marked, rows };
}

test('what was made of a row is made again only when the row has changed', async () => {
  const { asked, make, marked, rows } = aTable({ a: '1', b: '1' });
  const take = createRowCache<string>({ atMost: 10 });
  await take(marked('a', 'b'), make);
  expect(await take(marked('b', 'a'), make)).toEqual(
    new Map([
      ['b', 'b as of 1'],
      ['a', 'a as of 1'],
    ]),
  );
  rows.b = '2';
  expect((await take(marked('a', 'b'), make)).get('b')).toBe('b as of 2');
  expect(asked).toEqual([['a', 'b'], ['b']]);
});

test('a row that changes between the two questions is kept under what it became', async () => {
  const { asked, make, marked, rows } = aTable({ a: '1' });
  const take = createRowCache<string>({ atMost: 10 });
  const before = marked('a');
  rows.a = '2';
  expect((await take(before, make)).get('a')).toBe('a as of 2');
  await take(marked('a'), make);
  expect(asked).toEqual([['a']]);
});

test('a row that is gone by then is left out, and nothing is kept of it', async () => {
  const { make, marked, rows } = aTable({ a: '1' });
  const take = createRowCache<string>({ atMost: 10 });
  const before = marked('a');
  delete rows.a;
  expect(await take(before, make)).toEqual(new Map());
});

test('it keeps no more than it is allowed to: what was not used for longest goes', async () => {
  const { asked, make, marked } = aTable({ a: '1', b: '1', c: '1' });
  const take = createRowCache<string>({ atMost: 2 });
  await take(marked('a'), make);
  await take(marked('b'), make);
  await take(marked('a'), make);
  await take(marked('c'), make);
  await take(marked('a'), make);
  await take(marked('b'), make);
  expect(asked).toEqual([['a'], ['b'], ['c'], ['b']]);
});
