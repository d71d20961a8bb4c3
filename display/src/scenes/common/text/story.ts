import { type Bilingual, type Language, type Words, wordsIn } from '@psifida/contract/bilingual';
import type { Audios } from '@psifida/contract/content/audios';
import type { Entry } from '@psifida/contract/content/entry';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Versions } from '@psifida/contract/content/versions';
import type { StoryPart } from '@psifida/contract/registry/stories';

/** Null for what nobody wrote. */
export type Story = Record<StoryPart, Words | null>;

export type Telling = Partial<Record<StoryPart, Bilingual | undefined>> &
  Versions & { audio?: Audios | undefined };

/** The credit is the entry's own or, without one, what the rights of its image ask for. */
export const tellingOf = (entry: Entry, media: Pick<ReleaseMedia, 'credit'> | undefined): Telling => {
  const credit = media?.credit;
  if (entry.kind === 'video') return { title: entry.title, credit };
  if (entry.kind !== 'image') return {};
  const own = wordsIn(entry.credit, 'el') ? entry.credit : credit;
  const { title, text, audio, easy, sign } = entry;
  return { title, text, credit: own, audio, easy, sign };
};

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
