import { VisuallyHidden } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import type { DocumentKind } from '@psifida/contract/content/documents';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { languageTags } from '../i18n/language-tags.ts';
import { useSteady } from '../lib/use-steady.ts';
import { goToField } from '../ui/focus.ts';
import classes from './language-badge.module.css';
import { languageCompleteness } from './language-completeness.ts';

/** Counted at every letter, drawn when it is another number. */
export function LanguageBadge({ kind, content }: { kind: DocumentKind; content: object }) {
  return <Badge found={useSteady(languageCompleteness(kind, content))} />;
}

/** 'ΕΛ 5/5 · EN 3/5'; where something lacks, it leads there. */
const Badge = memo(function Badge({ found }: { found: ReturnType<typeof languageCompleteness> }) {
  const t = useTranslations('editor');
  return (
    <ul className={classes.badge} aria-label={t('completeness')}>
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
    </ul>
  );
});
