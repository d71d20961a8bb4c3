import { type Language, languages } from '@psifida/contract/bilingual';
import { type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { bilingualTexts, type Fields, type Row, rowsIn } from '@psifida/contract/content/fields';
import { fieldId, rowFieldId } from './faults.ts';

const isFilled = (text: string) => text.trim() !== '';

type LanguageCompleteness = { done: number; all: number; firstGap: string | null };

type Texts = ReturnType<typeof bilingualTexts>;

/** A text that may be left out counts once it is begun. */
const countedIn = (fields: Fields, content: object): Texts =>
  bilingualTexts(fields, content).filter(
    ({ text, required }) => required || languages.some((language) => isFilled(text[language])),
  );

/** A table taken apart into tables of one field each, in its order. */
const oneByOne = (fields: Fields): [name: string, own: Fields][] =>
  Object.entries(fields).map(([name, field]) => [name, { [name]: field }]);
const tables = Object.fromEntries(
  Object.entries(documentFields).map(([kind, fields]) => [kind, oneByOne(fields)]),
) as Record<DocumentKind, ReturnType<typeof oneByOne>>;

/** R-SPEED-04: counted at every letter. Rows of which none was touched are the same list, and are not looked into again. */
const known = new WeakMap<readonly Row[], Texts>();

function textsIn(kind: DocumentKind, content: object): Texts {
  return tables[kind].flatMap(([name, own]) => {
    if (own[name]?.kind !== 'rows') return countedIn(own, content);
    const rows = rowsIn(content, name);
    const texts = known.get(rows) ?? countedIn(own, content);
    known.set(rows, texts);
    return texts;
  });
}

/** 'ΕΛ 5/5 · EN 3/5', and where the first gap of each language is. */
export function languageCompleteness(
  kind: DocumentKind,
  content: object,
): Record<Language, LanguageCompleteness> {
  const texts = textsIn(kind, content);
  const count = (language: Language): LanguageCompleteness => {
    const gaps = texts.filter(({ text }) => !isFilled(text[language]));
    const [first] = gaps;
    const id = first && (first.row ? rowFieldId(first.row, first.field) : fieldId(kind, first.field));
    return { done: texts.length - gaps.length, all: texts.length, firstGap: id ? `${id}-${language}` : null };
  };
  return { el: count('el'), en: count('en') };
}
