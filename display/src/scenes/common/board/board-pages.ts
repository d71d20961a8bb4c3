import { type Bilingual, type Language, otherLanguage } from '@psifida/contract/bilingual';
import type { Glass } from '../../scene.ts';
import { emsOf, setWords } from '../text/set-words.ts';

export const boardParts = [
  'label',
  'when',
  'event',
  'place',
  'title',
  'text',
  'otherTitle',
  'otherText',
] as const;
export type BoardPart = (typeof boardParts)[number];

export type BoardBlock = {
  part: BoardPart;
  language: Language;
  words: string;
  px: number;
  /** Of which it is said. */
  event?: string;
};
export type BoardPage = { blocks: readonly BoardBlock[] /** Of the item's time. */; share: number };

/** In em: the height of a line, and the space above, which the first block of a page does without. */
export const boardSettings: Record<BoardPart, { line: number; above: number }> = {
  label: { line: 1.3, above: 0 },
  when: { line: 1.3, above: 0.55 },
  event: { line: 1.18, above: 0 },
  place: { line: 1.3, above: 0 },
  title: { line: 1.16, above: 0.3 },
  text: { line: 1.42, above: 0.6 },
  otherTitle: { line: 1.25, above: 0.9 },
  otherText: { line: 1.36, above: 0.3 },
};

export type BoardRoomPx = Pick<Glass, 'textPx' | 'ease'> & { width: number; height: number };

/** In sizes of the text, where there is room. */
const largest: Record<BoardPart, number> = {
  ...{ label: 1, when: 1.1, event: 1.9, place: 1.2, title: 2.7, text: 1.45, otherTitle: 1.4, otherText: 1.1 },
};
const steps = [1, 0.85, 0.7, 0.55, 0.4, 0.3, 0.2, 0.1, 0];
/** A smaller title is not worth the other language beneath it: that has its own turn, or its own page. */
const withOther = 0.3;

/** A title grows first, and other words with what it leaves. */
const growth = (part: BoardPart, step: number, room: BoardRoomPx): number =>
  (largest[part] * scaleOf(room) - 1) *
  (part === 'title' || part === 'event' ? step : Math.max(0, 1.6 * step - 0.6));

/** In sizes of the text: a wider glass, which is read from near, is filled with larger words. */
const usualEms = 16;
const scaleOf = ({ width, height, textPx }: BoardRoomPx): number =>
  Math.min(2.2, Math.max(1, Math.min(width, height) / textPx / usualEms));

/** Lines of a text, each with what comes between it and the next: a space, a break of its own, or nothing within a word. */
const linesOf = (words: string, ems: number): string[] =>
  words
    .split(/\n+/)
    .map((line) => line.split(/\s+/).filter(Boolean).join(' '))
    .filter(Boolean)
    .flatMap((paragraph) => {
      let at = 0;
      return setWords(paragraph, ems).map((line) => {
        at += line.length;
        const end = at >= paragraph.length ? '\n' : paragraph[at] === ' ' ? ' ' : '';
        at += end.length;
        return line + end;
      });
    });

const joined = (lines: readonly string[]): string => lines.join('').trim();

/** The last words go where all would take two lines. */
const onOneLine = (label: string, { width, textPx }: BoardRoomPx): string =>
  emsOf(label) * textPx <= width ? label : (label.split(' · ')[0] ?? label);

const highOf = ({ part, words, px }: BoardBlock, { width }: Pick<BoardRoomPx, 'width'>): number =>
  linesOf(words, width / px).length * px * boardSettings[part].line;

/** Upper bound. */
export const boardHeight = (blocks: readonly BoardBlock[], room: Pick<BoardRoomPx, 'width'>): number =>
  blocks.reduce(
    (sum, one, at) => sum + highOf(one, room) + (at ? boardSettings[one.part].above * one.px : 0),
    0,
  );

/** No word grows beyond a line. */
const widestOf = (words: string): number => Math.max(...words.split(/\s+/).map(emsOf));

type Said = Partial<Record<BoardPart, string>>;

const blocksOf = (said: Said, language: Language, room: BoardRoomPx, step: number): BoardBlock[] =>
  boardParts.flatMap((part) =>
    said[part]
      ? [
          {
            ...{ part, words: said[part] },
            language: part.startsWith('other') ? otherLanguage(language) : language,
            px: Math.min(
              room.textPx * (1 + growth(part, step, room) * room.ease),
              Math.max(room.textPx, room.width / widestOf(said[part])),
            ),
          },
        ]
      : [],
  );

const timed = (pages: readonly (readonly BoardBlock[])[]): BoardPage[] => {
  const lettersOf = (blocks: readonly BoardBlock[]) =>
    20 + blocks.reduce((sum, { words }) => sum + words.length, 0);
  const all = pages.reduce((sum, blocks) => sum + lettersOf(blocks), 0);
  return pages.map((blocks) => ({ blocks, share: lettersOf(blocks) / all }));
};

type Announced = { title: Bilingual; text: Bilingual; label: Bilingual };

/** Whole and large, in both languages where they have room; else page after page, and never smaller than text. */
export function announcementPages(
  { title, text, label }: Announced,
  language: Language,
  { room, both }: { room: BoardRoomPx; both: boolean },
): readonly BoardPage[] {
  const other = otherLanguage(language);
  const fits = (blocks: readonly BoardBlock[]) => boardHeight(blocks, room) <= room.height;
  const own = (of: Language): Said => ({
    label: onOneLine(label[of], room),
    title: title[of],
    text: text[of],
  });
  const beneath = { otherTitle: title[other], ...(both && { otherText: text[other] }) };
  for (const step of steps.filter((one) => one >= withOther)) {
    const whole = blocksOf({ ...own(language), ...beneath }, language, room, step);
    if (fits(whole)) return timed([whole]);
  }
  return timed(
    (both ? [language, other] : [language]).flatMap((one) => {
      const alone = steps.map((step) => blocksOf(own(one), one, room, step)).find(fits);
      return alone ? [alone] : inPages(own(one), one, room);
    }),
  );
}

/** The first page has the title and, where it leaves room for them, the first lines of the text. */
function inPages(said: Said, language: Language, room: BoardRoomPx): BoardBlock[][] {
  const line = room.textPx * boardSettings.text.line;
  const headOf = (step: number) =>
    blocksOf({ label: said.label ?? '', title: said.title ?? '' }, language, room, step);
  const left = (blocks: readonly BoardBlock[]) => room.height - boardHeight(blocks, room);
  const head = steps.map(headOf).find((blocks) => left(blocks) >= 3 * line) ?? headOf(0);
  const pages: BoardBlock[][] = left(head) >= 0 ? [head] : headParts(head, room);
  const text = said.text ?? '';
  if (!text) return pages;
  const lines = linesOf(text, room.width / room.textPx);
  const block = (some: readonly string[]): BoardBlock => ({
    ...{ part: 'text', language, words: joined(some), px: room.textPx },
  });
  const last = pages.at(-1) ?? [];
  const beside = Math.floor((left(last) - boardSettings.text.above * room.textPx) / line);
  const first = beside >= 2 || beside >= lines.length ? Math.min(beside, lines.length) : 0;
  if (first) pages[pages.length - 1] = [...last, block(lines.slice(0, first))];
  const rest = lines.slice(first);
  const most = Math.max(1, Math.floor(room.height / line));
  const count = Math.ceil(rest.length / most);
  const each = Math.ceil(rest.length / Math.max(1, count));
  for (let at = 0; at < rest.length; at += each) pages.push([block(rest.slice(at, at + each))]);
  return pages;
}

/** Label and title, each by itself and in parts where even that is too much. */
const headParts = (head: readonly BoardBlock[], room: BoardRoomPx): BoardBlock[][] =>
  head
    .filter(({ part }) => part === 'title')
    .flatMap((one) => inParts(one, room))
    .map((one) => [one]);

function inParts(block: BoardBlock, room: BoardRoomPx): BoardBlock[] {
  const lines = linesOf(block.words, room.width / block.px);
  const most = Math.max(1, Math.floor(room.height / (block.px * boardSettings[block.part].line)));
  const each = Math.ceil(lines.length / Math.ceil(lines.length / most));
  return Array.from({ length: Math.ceil(lines.length / each) }, (_, at) => ({
    ...block,
    words: joined(lines.slice(at * each, (at + 1) * each)),
  }));
}

type Listed = {
  label: Bilingual;
  rows: readonly { event: string; when: string; title: string; place: string; lang: Language }[];
};

/** The label, and beneath it as many events as fit; one that is too long for a page is read in parts. */
export function eventPages(
  { label, rows }: Listed,
  language: Language,
  room: BoardRoomPx,
): readonly BoardPage[] {
  const head = (step: number) => blocksOf({ label: onOneLine(label[language], room) }, language, room, step);
  const rowOf = ({ event, when, title, place, lang }: Listed['rows'][number], step: number): BoardBlock[] =>
    [...blocksOf({ when }, language, room, step), ...blocksOf({ event: title, place }, lang, room, step)].map(
      (block) => ({ ...block, event }),
    );
  const fits = (blocks: readonly BoardBlock[]) => boardHeight(blocks, room) <= room.height;
  const blocksAt = (some: Listed['rows'], step: number) => some.flatMap((row) => rowOf(row, step));
  const isUnderHead = (some: Listed['rows']) => fits([...head(0), ...blocksAt(some, 0)]);
  const pages: (Listed['rows'][number][] | BoardBlock)[] = [];
  for (const row of rows) {
    const last = pages.at(-1);
    if (Array.isArray(last) && isUnderHead([...last, row])) last.push(row);
    else if (fits(rowOf(row, 0))) pages.push([row]);
    else pages.push(...rowOf(row, 0).flatMap((block) => inParts(block, room)));
  }
  const set = (step: number): BoardBlock[][] =>
    pages.map((page) =>
      Array.isArray(page) ? [...(isUnderHead(page) ? head(step) : []), ...blocksAt(page, step)] : [page],
    );
  // As large as all of them can be.
  return timed(steps.map(set).find((all) => all.every(fits)) ?? set(0));
}
