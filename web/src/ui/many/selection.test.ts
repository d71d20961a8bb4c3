import { expect, test } from 'vitest';
import { asSeen, nothingSelected, type Selection, selectAll, tick, without } from './selection.ts';

const row = (id: string) => ({ id, version: 1 });
const rows = ['a', 'b', 'c', 'd', 'e'].map(row);
const ids = ({ chosen }: Selection) => [...chosen.keys()].join('');
/** Ticked one after the other: '-a' is unticked, '…a' with Shift, '-…a' both. */
const after = (selection: Selection, ...clicks: string[]) =>
  ids(
    clicks.reduce((before, click) => {
      const how = { on: !click.startsWith('-'), range: click.includes('…'), rows };
      return tick(before, row(click.replace(/^-?…?/, '')), how);
    }, selection),
  );

test.each([
  ['one is ticked, and another is unticked', ['a', 'c', '-a'], 'c'],
  ['a range goes from the last that was ticked, and leaves the others as they are', ['e', 'b', '…d'], 'ebcd'],
  ['a range goes in the other direction, too', ['d', '…b'], 'dbc'],
  ['a range without a beginning is that one', ['…c'], 'c'],
  ['a range from one that is not in the list any more is that one', ['z', '…c'], 'zc'],
])('R-MANY-02 %s', (_, clicks, chosen) => {
  expect(after(nothingSelected, ...clicks)).toBe(chosen);
});

test('R-MANY-02 a range is unticked as it is ticked', () => {
  expect(after(selectAll(rows), '-b', '-…d')).toBe('ae');
});

test('R-MANY-02 what was done is not selected any more, and what was refused is', () => {
  expect(ids(without(selectAll(rows), ['a', 'b', 'x']))).toBe('cde');
});

test('R-MANY-02 what is in sight is taken as it is seen now, without anything else of its row', () => {
  const inSight = [{ id: 'a', version: 3, title: 'α' }];
  expect(asSeen([row('a'), row('z')], inSight)).toEqual([{ id: 'a', version: 3 }, row('z')]);
});
