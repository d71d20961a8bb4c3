import { measuresOf, usualPanels } from '@psifida/contract/content/panel';
import { expect, test } from 'vitest';
import { aMedia } from '../../testing/a-release.ts';
import { everyGlass, wordsOf } from '../../testing/any-glass.ts';
import { glassOf } from '../scene.ts';
import { fieldBudget, layField } from './arrange.ts';
import { cloudBudget, openedBudget } from './cloud-budget.ts';
import type { Category, CloudImage } from './cloud-content.ts';

const glasses = everyGlass('touch-wall').filter((_, at) => at % 3 === 0);
const words = [0, 6].flatMap((count) =>
  [8, 60, 200].map((length) => ({
    title: wordsOf(length).el,
    other: wordsOf(length).en,
    several: count > 0,
    news: Array.from({ length: count }, (_, at) => ({ title: wordsOf(70, { seed: `${at}` }).el })),
  })),
);

test('R-BUDGET-03 on any glass the images of a cloud have half of it, whatever is said beside them', () => {
  const faults: string[] = [];
  for (const glass of glasses)
    for (const said of words)
      for (const attracting of [true, false]) {
        const { field } = cloudBudget(glass, said, attracting);
        if (field.width * field.height < glass.width * glass.height * 0.5)
          faults.push(`${glass.width} × ${glass.height}, text ${glass.textPx}: ${JSON.stringify(field)}`);
      }
  expect(faults).toEqual([]);
});

test('R-BUDGET-03 where there is room nothing gives way; then the news do, before anything else', () => {
  const { pixels, ...panel } = usualPanels['touch-wall'];
  const usual = { installation: 'touch-wall', access: false } as const;
  const [said] = words.slice(3);
  if (!said) throw new Error('no news');
  const roomy = glassOf(measuresOf(panel, pixels.width), pixels, usual);
  expect(cloudBudget(roomy, said, true)).toMatchObject({ oneRow: false, news: { meta: true, text: true } });
  for (const glass of glasses) {
    const { oneRow, title, news } = cloudBudget(glass, said, false);
    if (oneRow) expect(news === 'button' || !news.meta).toBe(true);
    if (title === 'told') expect(oneRow).toBe(true);
  }
});

const category = (at: number, length: number): Category => ({
  ...{ kind: 'image-category', id: `c${at}`, active: true },
  title: wordsOf(length, { seed: `c${at}` }),
});
const images = (count: number, categories: readonly Category[]): CloudImage[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    telling: {},
    media: { ...aMedia(`${at}`), size: { width: [1600, 900, 1200, 6000][at % 4] ?? 1, height: 1200 } },
    category: categories[Math.floor((at * categories.length) / count)] ?? null,
  }));

test('R-BUDGET-03 on any glass no floating image is too small for a finger or hides another, names are whole, and none is out of reach', () => {
  const faults: string[] = [];
  const some = glasses.filter((_, at) => at % 5 === 0);
  for (const [count, groups, length] of [
    [1, 1, 8],
    [7, 2, 200],
    [24, 3, 12],
    [60, 12, 24],
  ] as const) {
    const categories = Array.from({ length: groups }, (_, at) => category(at, length));
    const all = images(count, categories);
    const nameOf = (id: string) => categories.find((one) => one.id === id)?.title.el ?? '';
    for (const glass of some) {
      const { field } = cloudBudget(glass, words[5] ?? (words[0] as never), false);
      const { floating, named } = fieldBudget(all, field, { glass, nameOf });
      const { places, names } = layField(floating, field, { glass, named });
      const where = `${count} in ${groups} on ${glass.width} × ${glass.height}, text ${glass.textPx}`;
      const placed = [...places.values()];
      for (const [at, { x, y, width, height }] of placed.entries()) {
        if (placed.length > 1 && Math.min(width, height) < glass.targetPx * 0.75)
          faults.push(`small: ${where}`);
        if (x - width / 2 < -1 || x + width / 2 > field.width + 1) faults.push(`beyond: ${where}`);
        if (y - height / 2 < -1 || y + height / 2 > field.height + 1) faults.push(`beyond: ${where}`);
        for (const other of placed.slice(at + 1)) {
          const across = (width + other.width) / 2 - Math.abs(x - other.x);
          const down = (height + other.height) / 2 - Math.abs(y - other.y);
          if (across > 1 && down > 1) faults.push(`hides: ${where}`);
        }
      }
      if (named && names.size < groups) faults.push(`nameless: ${where}`);
      // Each opens the way to all of its category; a category with none of its own floating is chosen by its name.
      if (floating.length >= groups && new Set(floating.map((one) => one.category?.id)).size < groups)
        faults.push(`out of reach: ${where}`);
    }
  }
  expect(faults).toEqual([]);
});

test('R-BUDGET-03 on any glass an opened image has about half of the width at least, and there is a way on', () => {
  const faults: string[] = [];
  for (const glass of glasses)
    for (const title of ['', 'Το λιμάνι', wordsOf(200).el])
      for (const others of [1, 2, 12]) {
        const { width, height, airPx, textPx, targetPx } = glass;
        const opened = openedBudget(glass, {
          ...{ title, where: 'Η πόλη μας', count: 'Εικόνα 1 από 12', others },
          ...{ text: wordsOf(others * 40).el, credit: others % 2 ? 'Δημοτικό Αρχείο' : '' },
        });
        const where = `${width} × ${height}, text ${textPx}`;
        const page = width - 3.2 * airPx;
        const buttons = 3 * Math.max(targetPx * 1.35, textPx * 2.3) + 1.4 * airPx;
        if (width > height && page - opened.column - 2 * airPx < width * 0.45) faults.push(`image: ${where}`);
        if (buttons > opened.column) faults.push(`buttons: ${where}`);
        if (opened.titlePx < textPx) faults.push(`small: ${where}`);
        if (opened.thumbs > others && opened.thumbs > 2) faults.push(`thumbs: ${where}`);
      }
  for (const glass of glasses.filter(({ width, height }) => width > height))
    for (const title of ['', 'Αρχαιολογικό Μουσείο Θεσσαλονίκης', 'ά'.repeat(40)]) {
      const words = { title, where: '', count: '', others: 1, text: '', credit: '' };
      const { column } = openedBudget(glass, words);
      const where = `${glass.width} × ${glass.height}, text ${glass.textPx}, title alone`;
      const image = glass.width - 5.2 * glass.airPx - column;
      if (image < glass.width * 0.45) faults.push(`image: ${where}`);
      if (2 * Math.max(glass.targetPx * 1.35, glass.textPx * 2.3) > column) faults.push(`buttons: ${where}`);
    }
  expect([...new Set(faults)].slice(0, 5)).toEqual([]);
});

test('R-STORY-05 on a tall page an image gives way until its story is whole', () => {
  const glass = everyGlass('touch-wall').find(
    ({ width, height, ease, access }) => height > width && ease === 1 && !access,
  );
  if (!glass) throw new Error('no glass');
  const opened = (letters: number) =>
    openedBudget(glass, {
      ...{ title: 'Ο φάρος', where: 'Θάλασσα', count: '1 από 5', others: 5, credit: '' },
      text: wordsOf(letters).el,
    });
  const shares = Array.from({ length: 60 }, (_, at) => opened(at * 60)).filter(({ isWhole }) => isWhole);
  expect(new Set(shares.map(({ imageShare }) => imageShare)).size).toBeGreaterThan(2);
  expect(shares.map(({ imageShare }) => imageShare)).toEqual(
    shares.map(({ imageShare }) => imageShare).toSorted((a, b) => b - a),
  );
});

test('R-BUDGET-10 an image with nothing but a title has the room that the title leaves', () => {
  const glass = everyGlass('touch-wall').find(({ width, height, access }) => access && width > height);
  if (!glass) throw new Error('no glass');
  const words = { where: '', count: '', text: '', credit: '' };
  const [alone, among] = [1, 12].map((others) =>
    openedBudget(glass, { ...words, title: 'Το λιμάνι', others }),
  );
  expect(alone?.column).toBeLessThan(among?.column ?? 0);
  expect(alone?.titlePx).toBeGreaterThan(glass.textPx);
});

test('R-STORY-05 a long story gives the place of the thumbnails to its text, and leaves the title as it is', () => {
  const glass = everyGlass('touch-wall').find(({ ease, access }) => ease === 1 && !access);
  const opened = (text: string) =>
    glass &&
    openedBudget(glass, {
      title: 'Ο φάρος',
      where: 'Θάλασσα',
      count: '1 από 5',
      others: 5,
      text,
      credit: '',
    });
  expect(opened('')?.thumbs).toBe(4);
  expect(opened(wordsOf(2_000).el)).toMatchObject({ thumbs: 0, titlePx: opened('')?.titlePx });
});
