import type { Language, Words } from '@psifida/contract/bilingual';
import { heardIn } from '@psifida/contract/content/audios';
import type { Manifest } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { saidIn } from '../common/media/listen.tsx';
import { setWords } from '../common/text/set-words.ts';
import { type Story, storyIn, type Telling } from '../common/text/story.ts';
import type { Glass } from '../scene.ts';

type BackGlass = Pick<Glass, 'textPx' | 'targetPx'>;

/** With what is said in its audio, which has no other place on a table. */
export type BackStory = Story & { spoken: Words | null };

/** From above. */
export const backParts = ['title', 'text', 'spoken', 'credit'] as const satisfies (keyof BackStory)[];

/** Null where nothing is written: a title alone is read beneath the image. */
export function backStoryIn(
  telling: Telling,
  language: Language,
  audios: Manifest['audios'] = {},
): BackStory | null {
  const story = storyIn(telling, language);
  const heard = heardIn(telling.audio, { language, find: (id) => audios[id] });
  // A transcript that is also the text is not read twice.
  const isText = heard?.audio.words.trim() === story.text?.words;
  const spoken = heard && saidIn(isText ? { ...heard, audio: { ...heard.audio, words: '' } } : heard);
  return story.text || story.credit || spoken?.words
    ? { ...story, spoken: spoken?.words ? spoken : null }
    : null;
}

export type BackPage = Record<keyof BackStory, string>;

export const backLine: Record<keyof BackStory, number> = { title: 1.2, text: 1.4, spoken: 1.4, credit: 1.3 };
/** In sizes of the text: around the words, between the parts, and the page buttons. */
export const backPad = 0.9;
export const backGap = 0.5;
const turner = 1.8;

/** For the style sheet. */
export const backStyle = {
  '--back-pad': backPad,
  '--back-gap': backGap,
  '--turner': turner,
  '--title-line': backLine.title,
  '--text-line': backLine.text,
  '--credit-line': backLine.credit,
};

/** With the space above them. */
export const turnersHigh = ({ textPx, targetPx }: BackGlass): number =>
  Math.max(targetPx, textPx * turner) + textPx * backGap;

type Line = { part: keyof BackPage; words: string };

/** As many lines at a time as fit on a print of this size; none smaller than text, none lost. */
export function backBudget(story: BackStory, size: Size, glass: BackGlass): readonly BackPage[] {
  const { textPx } = glass;
  const width = Math.max(textPx * 4, size.width - 2 * backPad * textPx);
  const height = size.height - 2 * backPad * textPx;
  const lines = backParts.flatMap((part): Line[] => {
    const words = story[part]?.words ?? '';
    return setWords(words, width / textPx).map((line) => ({ part, words: line }));
  });
  const highOf = (some: readonly Line[]) => {
    const parts = new Set(some.map(({ part }) => part)).size;
    const words = some.reduce((sum, { part }) => sum + backLine[part] * textPx, 0);
    return words + Math.max(0, parts - 1) * backGap * textPx;
  };
  if (highOf(lines) <= height) return lines.length ? [toPage(lines)] : [];
  const room = height - turnersHigh(glass);
  const pages: Line[][] = [];
  for (const line of lines) {
    const page = pages.at(-1);
    if (page && highOf([...page, line]) <= room) page.push(line);
    else pages.push([line]);
  }
  return pages.map(toPage);
}

const toPage = (lines: readonly Line[]): BackPage => {
  const said = (wanted: Line['part']) =>
    lines.flatMap(({ part, words }) => (part === wanted ? words : [])).join(' ');
  return { title: said('title'), text: said('text'), spoken: said('spoken'), credit: said('credit') };
};

/** How much more a print may grow for its story to be read at once. */
const growth = [1, 1.25, 1.6, 2];

/** Large enough for some lines of some words, and for the whole story if possible. */
export function readableScale(story: BackStory, size: Size, glass: BackGlass): number {
  const { textPx } = glass;
  const least = Math.max(1, (textPx * 16) / size.width, (textPx * 8 + turnersHigh(glass)) / size.height);
  const at = (by: number) => ({ width: size.width * least * by, height: size.height * least * by });
  const whole = growth.find((by) => backBudget(story, at(by), glass).length <= 1);
  return least * (whole ?? growth.at(-1) ?? 1);
}
