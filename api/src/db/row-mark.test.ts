import { expect, test } from 'vitest';
import { keepMade } from './row-mark.ts';

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
  const take = keepMade<string>({ atMost: 10 });
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
  const take = keepMade<string>({ atMost: 10 });
  const before = marked('a');
  rows.a = '2';
  expect((await take(before, make)).get('a')).toBe('a as of 2');
  await take(marked('a'), make);
  expect(asked).toEqual([['a']]);
});

test('a row that is gone by then is left out, and nothing is kept of it', async () => {
  const { make, marked, rows } = aTable({ a: '1' });
  const take = keepMade<string>({ atMost: 10 });
  const before = marked('a');
  delete rows.a;
  expect(await take(before, make)).toEqual(new Map());
});

test('it keeps no more than it is allowed to: what was not used for longest goes', async () => {
  const { asked, make, marked } = aTable({ a: '1', b: '1', c: '1' });
  const take = keepMade<string>({ atMost: 2 });
  await take(marked('a'), make);
  await take(marked('b'), make);
  await take(marked('a'), make);
  await take(marked('c'), make);
  await take(marked('a'), make);
  await take(marked('b'), make);
  expect(asked).toEqual([['a'], ['b'], ['c'], ['b']]);
});
