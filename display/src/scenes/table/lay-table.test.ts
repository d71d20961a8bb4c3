import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import { extentOf } from '@psifida/contract/content/table-layouts';
import { defaultTableView } from '@psifida/contract/content/table-view';
import { expect, test } from 'vitest';
import { layTable } from './lay-table.ts';

const table = { width: 3_840, height: 2_160 };
const ids = ['one', 'two', 'three', 'four', 'five'];
const media = Object.fromEntries(
  ids.map((id) => [id, { id, size: { width: 1_920, height: 1_080 } } as ReleaseMedia]),
);
const presentation: ReleasePresentation = {
  ...emptyContent({ el: 'Τόποι', en: 'Places' }),
  id: 'places',
  entries: ids.map((id) => ({
    ...{ kind: 'image' as const, id: `entry-${id}`, media: id, category: null },
    active: id !== 'five',
  })),
};
const lay = (one: ReleasePresentation) =>
  layTable({ presentation: one, manifest: { media }, table, rim: 100 });

test('until someone arranges it, all active pictures lie on the table, clear of its rim', () => {
  const prints = lay(presentation);
  expect(prints).toHaveLength(4);
  for (const { home, size } of prints) {
    const { width, height } = extentOf(size, home.turn);
    expect(home.x - width / 2).toBeGreaterThanOrEqual(99);
    expect(home.y - height / 2).toBeGreaterThanOrEqual(99);
    expect(home.x + width / 2).toBeLessThanOrEqual(table.width - 99);
    expect(home.y + height / 2).toBeLessThanOrEqual(table.height - 99);
  }
});

test('a picture that is no longer shown leaves no hole in the table view', () => {
  const view = defaultTableView(['entry-one', 'entry-gone', 'entry-five', 'entry-two']);
  expect(lay({ ...presentation, table: view }).map(({ media: { id } }) => id)).toEqual(['one', 'two']);
});

test('it lies the same on every display', () => {
  expect(lay(presentation)).toEqual(lay(presentation));
});
