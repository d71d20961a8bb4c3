import { languages } from '@psifida/contract/bilingual';
import { describe, expect, test } from 'vitest';
import { everyGlass, wordsOf } from '../../../testing/any-glass.ts';
import { emsOf } from '../text/set-words.ts';
import { placeOf } from './board.tsx';
import { announcementPages, type BoardPage, boardHeight, eventPages } from './board-pages.ts';

const label = { el: 'Σημαντική ανακοίνωση · Δήμος Παραλίας', en: 'Important announcement · Paralia' };
const told = [
  { title: wordsOf(1), text: { el: '', en: '' } },
  { title: wordsOf(30), text: wordsOf(140) },
  { title: wordsOf(200), text: wordsOf(2_000) },
  { title: wordsOf(200, { endless: true }), text: wordsOf(600, { endless: true }) },
];
const glasses = (['wall', 'totem'] as const)
  .flatMap((installation) => everyGlass(installation))
  .filter((_, at) => at % 41 === 0);
const roomOn = (glass: (typeof glasses)[number]) => ({
  ...glass,
  ...placeOf(glass, { image: true, foot: 0 }).words,
});
const isWhole = (pages: readonly BoardPage[], room: ReturnType<typeof roomOn>) => {
  for (const { blocks } of pages) {
    expect(blocks.length).toBeGreaterThan(0);
    // A glass that holds less than a line has one all the same.
    if (room.height > 2 * room.textPx) expect(boardHeight(blocks, room)).toBeLessThanOrEqual(room.height + 1);
    for (const { px } of blocks) expect(px).toBeGreaterThanOrEqual(room.textPx);
  }
  expect(pages.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
};
const letters = (pages: readonly BoardPage[], part: string) =>
  pages
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.part === part)
    .map(({ words }) => words)
    .join('')
    .replace(/\s/g, '');

describe('an announcement on every glass', () => {
  test('R-BOARD-02 is there whole, on as many pages as it takes, never smaller than text and never beyond its room', () => {
    for (const glass of glasses)
      for (const one of told)
        for (const language of languages) {
          const room = roomOn(glass);
          const pages = announcementPages({ ...one, label }, language, { room, both: false });
          isWhole(pages, room);
          expect(letters(pages, 'title')).toBe(one.title[language].replace(/\s/g, ''));
          expect(letters(pages, 'text')).toBe(one.text[language].replace(/\s/g, ''));
        }
  });

  test('R-BOARD-02 grows only as far as its longest word has room on a line', () => {
    const title = { el: 'Η βιβλιοθήκη κλείνει στις 14:00', en: 'The library closes at 14:00' };
    for (const glass of glasses) {
      const room = roomOn(glass);
      const pages = announcementPages({ title, text: { el: '', en: '' }, label }, 'el', {
        room,
        both: false,
      });
      for (const { px, words } of pages.flatMap(({ blocks }) => blocks))
        for (const word of words.split(/\s+/))
          if (px > room.textPx + 0.5) expect(emsOf(word) * px).toBeLessThanOrEqual(room.width + 0.5);
    }
  });

  test('says both languages where nobody can choose one', () => {
    for (const glass of glasses) {
      const one = { title: wordsOf(30), text: wordsOf(300) };
      const pages = announcementPages({ ...one, label }, 'el', { room: roomOn(glass), both: true });
      isWhole(pages, roomOn(glass));
      const said = new Set(pages.flatMap(({ blocks }) => blocks.map(({ language }) => language)));
      expect([...said].sort()).toEqual(['el', 'en']);
    }
  });

  test('a page takes of the time what it has of the words', () => {
    const [glass] = glasses;
    if (!glass) throw new Error('no glass');
    const pages = announcementPages({ title: wordsOf(30), text: wordsOf(2_000), label }, 'el', {
      room: roomOn(glass),
      both: false,
    });
    const [most, least] = [Math.max, Math.min].map((one) => one(...pages.map(({ share }) => share)));
    expect(pages.length).toBeGreaterThan(1);
    expect(most).toBeLessThan(4 * (least ?? 0));
  });
});

test('R-BOARD-08 events are all there, however many pages it takes', () => {
  const rows = Array.from({ length: 5 }, (_, at) => ({
    lang: 'el' as const,
    event: `${at}`,
    when: `2${at}:00`,
    title: wordsOf(at * 50 + 3, { seed: `${at}` }).el,
    place: wordsOf(at * 30 + 1).el,
  }));
  for (const glass of glasses) {
    const pages = eventPages({ label, rows }, 'el', roomOn(glass));
    isWhole(pages, roomOn(glass));
    expect(letters(pages, 'event')).toBe(
      rows
        .map(({ title }) => title)
        .join('')
        .replace(/\s/g, ''),
    );
  }
});
