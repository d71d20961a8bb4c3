import type { HealthReport } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import classes from './display-card.module.css';
import { troubleWords } from './trouble-words.ts';

/** What went wrong on the glass, in plain words; the player's own words only for whoever asks. */
export function DisplayTroubles({ errors, name }: { errors: HealthReport['errors']; name: string }) {
  const t = useTranslations('displays');
  const when = useWhen();
  if (errors.length === 0) return null;
  return (
    <details className={classes.troubles}>
      <summary>
        {t('errors', { count: errors.length })}
        <span className={classes.unseen}>: {name}</span>
      </summary>
      <ul>
        {errors.map(({ code, detail, at }) => (
          <li key={`${at}${code}${detail}`}>
            {t(`trouble.${troubleWords(code)}`)} <span className={classes.quiet}>{when(at)}</span>
            <br />
            <code className={classes.detail}>{detail ? `${code}: ${detail}` : code}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
