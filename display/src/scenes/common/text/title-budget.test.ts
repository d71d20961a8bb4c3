import { expect, test } from 'vitest';
import { everyGlass, titlesOf, wordsOf } from '../../../testing/any-glass.ts';
import { drawnHeight } from '../../../testing/drawn-height.ts';
import { emsOf } from './set-words.ts';
import { storyIn } from './story.ts';
import { captionBudget, captionStart, inParts, secondsToTell, titleBudget } from './title-budget.ts';

const rooms = everyGlass('wall')
  .filter((_, at) => at % 4 === 0)
  .map(({ width, height, textPx, ease }) => ({
    ...{ width: width - textPx * 2.2, height: height * 0.4, textPx, ease },
    largest: [1.4, 1] as const,
  }));

test('R-BUDGET-02 a title of any length stays within its room on any glass, is never cut and never smaller than text', () => {
  const faults: string[] = [];
  const titles = titlesOf();
  const bare = (words: string) => words.replace(/\s/g, '');
  for (const room of rooms)
    for (const title of titles)
      for (const language of ['el', 'en'] as const) {
        const pages = titleBudget(title, language, room);
        const where = `${title.el} on ${room.width} × ${room.height} at ${room.textPx}`;
        for (const page of pages) {
          const high = drawnHeight(page, room.width);
          if (high > Math.max(room.height, room.textPx * 1.6) + 0.01) faults.push(`too high: ${where}`);
          if (page.some(({ px }) => px < room.textPx)) faults.push(`too small: ${where}`);
        }
        for (const one of ['el', 'en'] as const) {
          const told = pages.flat().filter(({ language: said }) => said === one);
          if (bare(told.map(({ words }) => words).join('')) !== bare(title[one]))
            faults.push(`cut: ${where}`);
        }
      }
  expect(faults).toEqual([]);
});

test('R-BUDGET-02 a short title stands large, in both languages at once', () => {
  const usual = { width: 1800, height: 430, textPx: 83, ease: 1, largest: [1.4, 1] as const };
  const [page, ...more] = titleBudget({ el: 'Το λιμάνι', en: 'The harbour' }, 'el', usual);
  expect(page?.map(({ words, px }) => [words, px / 83])).toEqual([
    ['Το λιμάνι', 1.4],
    ['The harbour', 1],
  ]);
  expect(more).toEqual([]);
});

const room = { width: 1800, height: 410, textPx: 40, ease: 1, largest: [1.4, 1] as const, ms: 12_000 };
const title = { el: 'Ο φάρος', en: 'The lighthouse' };
const told = (text: string, credit = '') =>
  storyIn({ text: { el: text, en: '' }, credit: { el: credit, en: '' } }, 'el');
const parts = (pages: ReturnType<typeof captionBudget>) =>
  pages.map(({ page }) => page.map(({ part = 'title' }) => part).join());

test('R-STORY-04 the credit stands beneath the title, and a short text follows in the time of the image', () => {
  const pages = captionBudget({ ...told('Χτίστηκε το 1889.', 'Φωτογραφία: Αρχείο'), title }, 'el', room);
  expect(parts(pages)).toEqual(['title,title,credit', 'text']);
});

test('R-BUDGET-02 a title shrinks before one of its words is broken', () => {
  const narrow = { width: 640, height: 900, textPx: 83, ease: 1, largest: [1.4, 1] as const };
  const [page] = titleBudget({ el: 'Το γεφύρι των μυλωνάδων', en: 'The bridge' }, 'el', narrow);
  expect(page).toHaveLength(2);
  for (const { words, px } of page ?? [])
    for (const word of words.split(' ')) expect(emsOf(word) * px).toBeLessThanOrEqual(640);
});

test('R-STORY-04 a credit that leaves room for one language of a title stands beneath it, not on a page of its own', () => {
  const low = { ...room, width: 1_640, textPx: 83 };
  const credit = 'Φωτογραφία: Αρχείο του Δήμου, δωρεά οικογένειας Παπαδοπούλου';
  expect(parts(captionBudget({ ...told('', credit), title }, 'el', low))).toEqual(['title', 'title,credit']);
});

test('R-BUDGET-02 a word that is broken where a line is full has no space in it', () => {
  const [page] = inParts(
    { language: 'el', words: 'Δωρεά οικογένειας  Παπαδοπούλου', px: 83, leads: false },
    { width: 600, height: 830, textPx: 83 },
  );
  expect(page?.map(({ words }) => words)).toEqual(['Δωρεά οικογένειας Παπαδοπούλου']);
});

test('R-STORY-04 a text that cannot be read while the image is shown is left out, whole', () => {
  const long = wordsOf(600).el;
  expect(parts(captionBudget({ ...told(long), title }, 'el', room))).toEqual(['title,title']);
  const patient = captionBudget({ ...told(long), title }, 'el', { ...room, ms: 60_000 });
  expect(patient.flatMap(({ page }) => page).filter(({ part }) => part === 'text').length).toBeGreaterThan(0);
});

test('R-STORY-04 a text is given the time to be read, after its title; one of more than a minute is given none', () => {
  const lasting = (el: string, en = '') => secondsToTell({ el, en });
  expect([undefined, { el: ' ', en: '' }].map(secondsToTell)).toEqual([0, 0]);
  expect(lasting('Χτίστηκε το 1889.')).toBe(11);
  expect(lasting('Χτίστηκε το 1889.', 'a'.repeat(300))).toBe(29);
  expect(lasting('α'.repeat(900))).toBe(0);
  // As on a wall, whose room takes a text in parts.
  const large = { ...room, textPx: 83, width: 910, height: 830 };
  for (const letters of [20, 75, 140, 300, 600]) {
    const text = wordsOf(letters).el;
    const pages = captionBudget({ ...told(text), title }, 'el', { ...large, ms: lasting(text) * 1_000 });
    expect(parts(pages).filter((part) => part === 'text').length).toBeGreaterThan(0);
  }
});

test('R-STORY-07 without a story a caption is its title alone, for as long as ever', () => {
  expect(captionBudget({ title }, 'el', room)).toMatchObject([{ ms: null }]);
  expect(parts(captionBudget({ ...told('  '), title }, 'el', room))).toEqual(['title,title']);
});

test('a caption that is read in one turn begins at its start in every turn', () => {
  const pages = captionBudget({ ...told('Χτίστηκε το 1889.'), title }, 'el', { ...room, ms: 17_000 });
  expect(pages).toHaveLength(2);
  expect([0, 1, 2].map((turn) => captionStart(pages, { turn, ms: 17_000 }))).toEqual([0, 0, 0]);
});

test('R-STORY-04 on any glass no page of a caption is higher than its room, and no word is smaller than text', () => {
  const faults: string[] = [];
  const glasses = everyGlass('wall').filter((_, at) => at % 9 === 0);
  for (const { width, height, textPx, ease, airPx } of glasses)
    for (const length of [1, 40, 200])
      for (const letters of [0, 90, 600, 2_000]) {
        const own = {
          ...{ textPx, ease, largest: [1.4, 1] as const, ms: 120_000 },
          ...{ width: width - airPx * 2.4, height: Math.max(height * 0.38, textPx * 1.6) },
        };
        const story = storyIn({ text: wordsOf(letters), credit: wordsOf(length) }, 'el');
        for (const { page } of captionBudget({ ...story, title: wordsOf(length) }, 'el', own)) {
          if (drawnHeight(page, own.width) > own.height + 0.01)
            faults.push(`${length} and ${letters} on ${width} × ${height} at ${textPx}`);
          if (page.some(({ px }) => px < textPx)) faults.push('small');
        }
      }
  expect(faults).toEqual([]);
});
