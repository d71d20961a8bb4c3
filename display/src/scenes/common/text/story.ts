import { type Bilingual, type Language, type Words, wordsIn } from '@psifida/contract/bilingual';
import type { Audios } from '@psifida/contract/content/audios';
import type { Entry } from '@psifida/contract/content/entry';
import type { StoryPart } from '@psifida/contract/registry/stories';

/** Null for what nobody wrote. */
export type Story = Record<StoryPart, Words | null>;

export type Telling = Partial<Record<StoryPart, Bilingual | undefined>> & { audio?: Audios | undefined };

export const tellingOf = (entry: Entry): Telling =>
  entry.kind === 'image'
    ? { title: entry.title, text: entry.text, credit: entry.credit, audio: entry.audio }
    : entry.kind === 'video'
      ? { title: entry.title }
      : {};

export const storyIn = ({ title, text, credit }: Telling, language: Language): Story => ({
  title: wordsIn(title, language),
  text: wordsIn(text, language),
  credit: wordsIn(credit, language),
});

/** Each language falls back on the other; null where neither has words. */
export const wholeTitle = ({ title }: Telling): Bilingual | null => {
  const [el, en] = [wordsIn(title, 'el'), wordsIn(title, 'en')];
  return el && en && { el: el.words, en: en.words };
};
