import { useTranslations } from 'use-intl';
import classes from './skip-link.module.css';

export const contentId = 'content';

/** The first thing a keyboard reaches. The hash is left alone: it belongs to signing in. */
export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      href={`#${contentId}`}
      className={classes.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
