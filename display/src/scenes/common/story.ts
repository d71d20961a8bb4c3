import { type Bilingual, type Language, otherLanguage } from '@psifida/contract/bilingual';
import type { Entry } from '@psifida/contract/content/entry';
import type { StoryPart } from '@psifida/contract/registry/stories';

/** Words with the language that they are really in. */
export type Words = { words: string; lang: Language };

/** In this language; in the other one where nobody wrote it in this. Null where nobody wrote it at all. */
export function wordsIn(text: Bilingual | undefined, language: Language): Words | null {
  const lang = [language, otherLanguage(language)].find((one) => text?.[one].trim());
  return text && lang ? { words: text[lang], lang } : null;
}

/** What a picture tells whoever reads this language; null for what nobody wrote. */
export type Story = Record<StoryPart, Words | null>;

export type Telling = Partial<Record<StoryPart, Bilingual | undefined>>;

/** What an entry tells, whatever it is. */
export const tellingOf = (entry: Entry): Telling =>
  entry.kind === 'image'
    ? { title: entry.title, text: entry.text, credit: entry.credit }
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
