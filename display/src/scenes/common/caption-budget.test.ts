import { expect, test } from 'vitest';
import { everyGlass, wordsOf } from '../testing/any-glass.ts';
import { drawnHeight } from '../testing/drawn-height.ts';
import { captionBudget, captionStart } from './caption-budget.ts';
import { storyIn } from './story.ts';

const room = { width: 1800, height: 410, textPx: 40, ease: 1, largest: [1.4, 1] as const, ms: 12_000 };
const title = { el: 'Ο φάρος', en: 'The lighthouse' };
const told = (text: string, credit = '') =>
  storyIn({ text: { el: text, en: '' }, credit: { el: credit, en: '' } }, 'el');
const parts = (pages: ReturnType<typeof captionBudget>) =>
  pages.map(({ page }) => page.map(({ part = 'title' }) => part).join());

test('R-STORY-04 the credit stands beneath the title, and a short text follows in the time of the picture', () => {
  const pages = captionBudget({ ...told('Χτίστηκε το 1889.', 'Φωτογραφία: Αρχείο'), title }, 'el', room);
  expect(parts(pages)).toEqual(['title,title,credit', 'text']);
});

test('R-STORY-04 a text that cannot be read while the picture is shown is left out, whole', () => {
  const long = wordsOf(600).el;
  expect(parts(captionBudget({ ...told(long), title }, 'el', room))).toEqual(['title,title']);
  const patient = captionBudget({ ...told(long), title }, 'el', { ...room, ms: 60_000 });
  expect(patient.flatMap(({ page }) => page).filter(({ part }) => part === 'text').length).toBeGreaterThan(0);
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
