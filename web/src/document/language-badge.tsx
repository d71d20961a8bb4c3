import { Group, VisuallyHidden } from '@mantine/core';
import { type Language, languages } from '@psifida/contract/bilingual';
import { type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { bilingualTexts, type Fields, type Row, rowsIn } from '@psifida/contract/content/fields';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { languageTags } from '../i18n/language-tags.ts';
import { useSteady } from '../lib/use-steady.ts';
import { goToField } from '../ui/focus.ts';
import { fieldId, rowFieldId } from './faults.ts';
import classes from './language-badge.module.css';

/** Counted at every letter, drawn when it is another number. */
export function LanguageBadge({ kind, content }: { kind: DocumentKind; content: object }) {
  return <Badge found={useSteady(languageCompleteness(kind, content))} />;
}

/** 'ΕΛ 5/5 · EN 3/5'; where something lacks, it leads there. */
const Badge = memo(function Badge({ found }: { found: ReturnType<typeof languageCompleteness> }) {
  const t = useTranslations('editor');
  return (
    <Group
      component="ul"
      display="inline-flex"
      gap={4}
      align="stretch"
      wrap="nowrap"
      fz={14}
      fw={600}
      aria-label={t('completeness')}
    >
      {languages.map((language) => {
        const { done, all, firstGap } = found[language];
        const short = `${languageTags[language]} ${done}/${all}`;
        const long = t(language === 'el' ? 'greekDone' : 'englishDone', {
          done: String(done),
          all: String(all),
        });
        return (
          <li key={language}>
            {firstGap ? (
              <button
                type="button"
                className={classes.gap}
                aria-label={`${short}. ${long}, ${t('toGap')}`}
                onClick={() => goToField(firstGap)}
              >
                {short}
              </button>
            ) : (
              <span className={classes.done}>
                <span aria-hidden>{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </span>
            )}
          </li>
        );
      })}
    </Group>
  );
});

const isFilled = (text: string) => text.trim() !== '';

type LanguageCompleteness = { done: number; all: number; firstGap: string | null };

type Texts = ReturnType<typeof bilingualTexts>;

/** A text that may be left out counts once it is begun. */
const countedIn = (fields: Fields, content: object): Texts =>
  bilingualTexts(fields, content).filter(
    ({ text, required }) => required || languages.some((language) => isFilled(text[language])),
  );

const oneByOne = (fields: Fields): [name: string, own: Fields][] =>
  Object.entries(fields).map(([name, field]) => [name, { [name]: field }]);
const tables = Object.fromEntries(
  Object.entries(documentFields).map(([kind, fields]) => [kind, oneByOne(fields)]),
) as Record<DocumentKind, ReturnType<typeof oneByOne>>;

/** R-SPEED-04: counted on every keystroke; cached by the identity of a list of rows. */
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
