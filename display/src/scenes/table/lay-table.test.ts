import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import { extentOf } from '@psifida/contract/content/table-layouts';
import { defaultTableView } from '@psifida/contract/content/table-view';
import { expect, test } from 'vitest';
import { everyGlass } from '../../testing/any-glass.ts';
import { layTable, tablePages } from './lay-table.ts';

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

test('until someone arranges it, all active images lie on the table, clear of its rim', () => {
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

test('an image that is no longer shown leaves no hole in the table view', () => {
  const view = defaultTableView(['entry-one', 'entry-gone', 'entry-five', 'entry-two']);
  expect(lay({ ...presentation, table: view }).map(({ media: { id } }) => id)).toEqual(['one', 'two']);
});

test('it lies the same on every display', () => {
  expect(lay(presentation)).toEqual(lay(presentation));
});

test('R-BUDGET-06 on any table every image lies on one of its pages, none is a stamp where fewer would be larger, and all stay clear of the rim', () => {
  const faults: string[] = [];
  const shapes = [1_600, 900, 2_400, 1_200];
  for (const count of [1, 24, 25, 60]) {
    const many = Array.from({ length: count }, (_, at) => `${at}`);
    const images = Object.fromEntries(
      many.map((id, at) => [id, { id, size: { width: shapes[at % 4], height: 1_200 } } as ReleaseMedia]),
    );
    const full: ReleasePresentation = {
      ...presentation,
      entries: many.map((id) => ({
        ...{ kind: 'image' as const, id: `entry-${id}`, media: id, category: null, active: true },
      })),
    };
    for (const glass of everyGlass('table').filter((_, at) => at % 61 === 0)) {
      const { width, height, targetPx, largestTextPx, pxPerMm } = glass;
      const rim = Math.max(targetPx, largestTextPx * 1.6) + pxPerMm * 7;
      const pages = tablePages({
        ...{ presentation: full, manifest: { media: images }, table: { width, height }, rim, targetPx },
      });
      const where = `${count} on ${width} × ${height} (${Math.round(width / pxPerMm)} mm)`;
      const keys = pages.flat().map(({ key }) => key);
      if (new Set(keys).size !== count || keys.length !== count) faults.push(`lost: ${where}`);
      if (pages.some((page) => page.length > 24)) faults.push(`heap: ${where}`);
      for (const { home, size } of pages.flat()) {
        const extent = extentOf(size, home.turn);
        const [x, y] = [Math.min(home.x, width - home.x), Math.min(home.y, height - home.y)];
        if (x - extent.width / 2 < rim - 1 || y - extent.height / 2 < rim - 1) faults.push(`rim: ${where}`);
        const stamp = Math.sqrt(size.width * size.height) < targetPx * 3;
        if (stamp && pages.some((page) => page.length > 4)) faults.push(`stamp: ${where}`);
      }
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});
