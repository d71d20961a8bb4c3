import { type Bilingual, type Language, languages } from '@psifida/contract/content/bilingual';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { fieldId } from './field-ids.ts';

type Field = { id: string; text: Bilingual };

const isFilled = (text: string) => text.trim() !== '';

/** Everything that is written in both languages. A text that may be left out counts once somebody has begun it. */
function fieldsOf({ title, entries }: PresentationContent): Field[] {
  return [
    { id: 'title', text: title },
    ...entries.flatMap((entry): Field[] => {
      if (entry.kind === 'news-links') return [{ id: fieldId(entry.id, 'links'), text: entry.links }];
      if (!('title' in entry)) return [];
      const own = [{ id: fieldId(entry.id, 'title'), text: entry.title }];
      if (entry.kind !== 'point-title' || languages.every((language) => !isFilled(entry.text[language])))
        return own;
      return [...own, { id: fieldId(entry.id, 'text'), text: entry.text }];
    }),
  ];
}

export type LanguageCompleteness = { done: number; all: number; firstGap: string | null };

/** 'ΕΛ 5/5 · EN 3/5', and where the first gap of each language is. */
export function languageCompleteness(content: PresentationContent): Record<Language, LanguageCompleteness> {
  const fields = fieldsOf(content);
  const count = (language: Language): LanguageCompleteness => {
    const gaps = fields.filter(({ text }) => !isFilled(text[language]));
    const [first] = gaps;
    return {
      done: fields.length - gaps.length,
      all: fields.length,
      firstGap: first ? `${first.id}-${language}` : null,
    };
  };
  return { el: count('el'), en: count('en') };
}
