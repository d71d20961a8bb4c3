import type { HealthReport } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
import { troubleWords } from '../i18n/trouble-words.ts';
import { useWhen } from '../i18n/when.ts';
import classes from './trouble-list.module.css';

export function TroubleList({ errors }: { errors: HealthReport['errors'] }) {
  const t = useTranslations('displays.trouble');
  const when = useWhen();
  return (
    <ul>
      {errors.map(({ code, detail, at }) => (
        <li key={`${at}${code}${detail}`}>
          {t(troubleWords(code))} <span className="shape-quiet">{when(at)}</span>
          <br />
          <code className={classes.detail}>{detail ? `${code}: ${detail}` : code}</code>
        </li>
      ))}
    </ul>
  );
}
