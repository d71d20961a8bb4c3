import { type Language, languages } from '@psifida/contract/bilingual';
import { type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { bilingualTexts } from '@psifida/contract/content/fields';
import { fieldId, rowFieldId } from './faults.ts';

const isFilled = (text: string) => text.trim() !== '';

type LanguageCompleteness = { done: number; all: number; firstGap: string | null };

/** 'ΕΛ 5/5 · EN 3/5', and where the first gap of each language is. A text that may be left out counts once it is begun. */
export function languageCompleteness(
  kind: DocumentKind,
  content: object,
): Record<Language, LanguageCompleteness> {
  const texts = bilingualTexts(documentFields[kind], content).filter(
    ({ text, required }) => required || languages.some((language) => isFilled(text[language])),
  );
  const count = (language: Language): LanguageCompleteness => {
    const gaps = texts.filter(({ text }) => !isFilled(text[language]));
    const [first] = gaps;
    const id = first && (first.row ? rowFieldId(first.row, first.field) : fieldId(kind, first.field));
    return { done: texts.length - gaps.length, all: texts.length, firstGap: id ? `${id}-${language}` : null };
  };
  return { el: count('el'), en: count('en') };
}
