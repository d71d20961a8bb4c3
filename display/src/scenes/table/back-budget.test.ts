import { expect, test } from 'vitest';
import { everyGlass, wordsOf } from '../../testing/any-glass.ts';
import { setWords } from '../common/text/set-words.ts';
import {
  type BackStory,
  backBudget,
  backGap,
  backLine,
  backPad,
  backParts,
  backStoryIn,
  readableScale,
  turnersHigh,
} from './back-budget.ts';

type Audios = Parameters<typeof backStoryIn>[2];
const aVoice = (words: string) => ({ voice: { id: 'voice', words } }) as unknown as Audios;
const heard = { el: 'voice', en: null };

const bare = (words: string) => words.replace(/\s/g, '');

test('R-STORY-06 on the back of a print of any size nothing is lost, and no page is higher than the print', () => {
  const faults: string[] = [];
  for (const glass of everyGlass('table').filter((_, at) => at % 11 === 0))
    for (const letters of [0, 60, 500, 2_000])
      for (const shape of [0.6, 1, 1.8]) {
        const { textPx } = glass;
        const home = { width: glass.targetPx * 3 * shape, height: glass.targetPx * 3 };
        const told = { title: wordsOf(40), text: wordsOf(letters), credit: wordsOf(25), audio: heard };
        const story = backStoryIn(told, 'el', aVoice(wordsOf(letters + 100).el)) as BackStory;
        const scale = readableScale(story, home, glass);
        const size = { width: home.width * scale, height: home.height * scale };
        const pages = backBudget(story, size, glass);
        for (const part of backParts)
          if (bare(pages.map((page) => page[part]).join('')) !== bare(story[part]?.words ?? ''))
            faults.push(`lost: ${part} of ${letters}`);
        const width = Math.max(textPx * 4, size.width - 2 * backPad * textPx);
        for (const page of pages) {
          const parts = backParts.filter((part) => page[part]);
          const high = parts.reduce(
            (sum, part) => sum + setWords(page[part], width / textPx).length * backLine[part] * textPx,
            (parts.length - 1) * backGap * textPx +
              2 * backPad * textPx +
              (pages.length > 1 ? turnersHigh(glass) : 0),
          );
          if (high > size.height + 1)
            faults.push(`high: ${letters} at ${textPx} on ${size.width} × ${size.height}`);
        }
      }
  expect([...new Set(faults)].slice(0, 5)).toEqual([]);
});

test('R-STORY-07 a print of which nobody wrote anything has no back', () => {
  expect(
    backStoryIn({ title: wordsOf(20), text: { el: ' ', en: '' }, audio: heard }, 'en', aVoice(' ')),
  ).toBeNull();
});

test('R-STORY-06 a print that is turned over grows until a story of some sentences is read at once', () => {
  const [glass, home] = [
    { textPx: 20, targetPx: 30 },
    { width: 350, height: 200 },
  ];
  const pagesOf = (letters: number) => {
    const story = backStoryIn(
      { title: wordsOf(20), text: wordsOf(letters), credit: wordsOf(5) },
      'el',
    ) as BackStory;
    const scale = readableScale(story, home, glass);
    return backBudget(story, { width: home.width * scale, height: home.height * scale }, glass).length;
  };
  expect([0, 60, 200].map(pagesOf)).toEqual([1, 1, 1]);
  expect(pagesOf(2_000)).toBeGreaterThan(1);
});

test('R-SOUND-05 what is said in the audio of a print stands on its back, once, in the language that it is in', () => {
  const words = 'Το έχτισε ο παππούς.';
  const spoken = { words, lang: 'el' };
  expect(backStoryIn({ audio: heard }, 'en', aVoice(words))).toMatchObject({ text: null, spoken });
  const text = { el: words, en: '' };
  expect(backStoryIn({ text, audio: heard }, 'en', aVoice(words))).toMatchObject({
    text: spoken,
    spoken: null,
  });
  expect(backStoryIn({ title: text, audio: heard }, 'en', {}), 'an audio that is not there').toBeNull();
  expect(backStoryIn({ title: text, audio: heard }, 'en', aVoice('')), 'without a transcript').toBeNull();
});

test('R-RIGHTS-02 the credit that the rights of an audio file ask for stands where its words are read', () => {
  const credit = { el: 'Χορωδία', en: 'Choir' };
  const lent = (words: string) => ({ voice: { id: 'voice', words, credit } }) as unknown as Audios;
  const spokenIn = (words: string) => backStoryIn({ audio: heard }, 'el', lent(words))?.spoken?.words;
  expect(spokenIn('Τραγούδι')).toBe('Τραγούδι\nΉχος: Χορωδία');
  expect(spokenIn('')).toBe('Ήχος: Χορωδία');
});
