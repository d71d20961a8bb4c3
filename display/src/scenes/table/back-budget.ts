import type { Language, Words } from '@psifida/contract/bilingual';
import type { Manifest } from '@psifida/contract/content/release';
import { heardIn } from '@psifida/contract/content/sounds';
import type { Size } from '@psifida/contract/registry/check';
import { setWords } from '../common/set-words.ts';
import { type Story, storyIn, type Telling } from '../common/story.ts';
import type { Glass } from '../scene.ts';

type BackGlass = Pick<Glass, 'textPx' | 'targetPx'>;

/** Its story, and what is said in its sound: a table has no other place for that. */
export type BackStory = Story & { spoken: Words | null };

/** From above. */
export const backParts = ['title', 'text', 'spoken', 'credit'] as const satisfies (keyof BackStory)[];

/** What is written on the back of a print; null where nothing is, since a title alone is read beneath the picture. */
export function backStoryIn(
  telling: Telling,
  language: Language,
  sounds: Manifest['sounds'] = {},
): BackStory | null {
  const story = storyIn(telling, language);
  const heard = heardIn(telling.sound, { language, find: (id) => sounds[id] });
  const words = heard?.sound.words.trim();
  // Where staff have written down what is heard as the text, nobody reads it twice.
  const spoken = heard && words && words !== story.text?.words ? { words, lang: heard.language } : null;
  return story.text || story.credit || spoken ? { ...story, spoken } : null;
}

/** What is read there at once. */
export type BackPage = Record<keyof BackStory, string>;

export const backLine: Record<keyof BackStory, number> = { title: 1.2, text: 1.4, spoken: 1.4, credit: 1.3 };
/** In sizes of the text: around the words, between the parts, and the side of what turns the pages. */
export const backPad = 0.9;
export const backGap = 0.5;
const turner = 1.8;

/** As the style sheet takes them: nothing of this is stated there again. */
export const backStyle = {
  '--back-pad': backPad,
  '--back-gap': backGap,
  '--turner': turner,
  '--title-line': backLine.title,
  '--text-line': backLine.text,
  '--credit-line': backLine.credit,
};

/** What turns the pages, with the space above it. */
export const turnersHigh = ({ textPx, targetPx }: BackGlass): number =>
  Math.max(targetPx, textPx * turner) + textPx * backGap;

type Line = { part: keyof BackPage; words: string };

/** The story on the back of a print of this size: so many lines at a time as fit, none smaller than text, none lost. */
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

/** A print may grow so much more for its story to be read at once. */
const growth = [1, 1.25, 1.6, 2];

/** How much larger than at home a print is to be for its back: some lines of some words, and the whole story if it can. */
export function readableScale(story: BackStory, size: Size, glass: BackGlass): number {
  const { textPx } = glass;
  const least = Math.max(1, (textPx * 16) / size.width, (textPx * 8 + turnersHigh(glass)) / size.height);
  const at = (by: number) => ({ width: size.width * least * by, height: size.height * least * by });
  const whole = growth.find((by) => backBudget(story, at(by), glass).length <= 1);
  return least * (whole ?? growth.at(-1) ?? 1);
}
