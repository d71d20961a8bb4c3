import { type Bilingual, type Language, type Words, wordsIn } from '@psifida/contract/bilingual';
import type { Entry } from '@psifida/contract/content/entry';
import type { Sounds } from '@psifida/contract/content/sounds';
import type { StoryPart } from '@psifida/contract/registry/stories';

/** What a picture tells whoever reads this language; null for what nobody wrote. */
export type Story = Record<StoryPart, Words | null>;

export type Telling = Partial<Record<StoryPart, Bilingual | undefined>> & { sound?: Sounds | undefined };

/** What an entry tells, whatever it is. */
export const tellingOf = (entry: Entry): Telling =>
  entry.kind === 'image'
    ? { title: entry.title, text: entry.text, credit: entry.credit, sound: entry.sound }
    : entry.kind === 'video'
      ? { title: entry.title }
      : {};

export const storyIn = ({ title, text, credit }: Telling, language: Language): Story => ({
  title: wordsIn(title, language),
  text: wordsIn(text, language),
  credit: wordsIn(credit, language),
});

/** A title in both languages, each in the words of the other where it has none; null where it has none in either. */
export const wholeTitle = ({ title }: Telling): Bilingual | null => {
  const [el, en] = [wordsIn(title, 'el'), wordsIn(title, 'en')];
  return el && en && { el: el.words, en: en.words };
};
