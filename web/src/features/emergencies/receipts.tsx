import type { Emergency } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './sent-emergencies.module.css';

/** Which displays have said that it is on their glass; those that have not stand first while it matters. */
export function Receipts({ receipts, running }: { receipts: Emergency['receipts']; running: boolean }) {
  const t = useTranslations('emergencies');
  const when = useWhen();
  if (receipts.length === 0) return null;
  const shown = receipts.filter(({ shownAt }) => shownAt).length;
  const ordered = [...receipts].sort((one, other) => Number(!!one.shownAt) - Number(!!other.shownAt));
  return (
    <details className={classes.receipts} open={running && shown < receipts.length}>
      <summary>{t('receipts', { shown: String(shown), count: receipts.length })}</summary>
      <ul className={classes.displays}>
        {ordered.map(({ display, name, place, shownAt }) => (
          <li key={display} data-shown={!!shownAt || undefined}>
            <Icon name={shownAt ? 'circle-check' : 'clock'} size={18} />
            <span>
              {name}
              {place && <span className={classes.quiet}>, {place}</span>}
            </span>
            <span className={classes.quiet}>
              {shownAt
                ? t('receiptShown', { when: when(shownAt) })
                : t(running ? 'receiptWaiting' : 'receiptNever')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
