import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { AppLink } from '../../ui/link.tsx';
import { displaysQuery } from './display-queries.ts';
import { DisplayState } from './display-state.tsx';
import classes from './system-displays.module.css';
import { byUrgency, shownWord } from './urgency.ts';

/** The displays that show one system, for its home. */
export function SystemDisplays({ system, to }: { system: SystemId; to: string }) {
  const t = useTranslations('displays');
  const locale = useLocale();
  const { data } = useQuery(displaysQuery);
  const own = byUrgency(data?.filter((display) => display.system === system) ?? [], locale);
  return (
    <section aria-labelledby="system-displays" className={classes.section}>
      <div className={classes.head}>
        <h2 id="system-displays" className={classes.heading}>
          {t('ofSystem')}
        </h2>
        <AppLink to={to}>{t('ofSystemAll')}</AppLink>
      </div>
      {data && own.length === 0 && <p className={classes.none}>{t('ofSystemNone')}</p>}
      {own.length > 0 && (
        <ul className={classes.list}>
          {own.map((display) => (
            <li key={display.id} className={classes.row}>
              <div>
                <p className={classes.name}>{display.name}</p>
                <p className={classes.quiet}>{display.place}</p>
              </div>
              <p className={classes.now}>
                <span className={classes.quiet}>{t(shownWord(display))}</span>
                {display.showing?.[locale] ?? t('nothingNow')}
              </p>
              <DisplayState display={display} className={classes.state} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
