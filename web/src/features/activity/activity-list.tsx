import type { ActivityItem } from '@psifida/contract/endpoints/activity';
import { addressOf, addressOfItem } from '@psifida/contract/registry/addresses';
import type { Registry } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { AppLink } from '../../ui/link.tsx';
import { Pill, type Tone } from '../../ui/pill.tsx';
import classes from './activity.module.css';

const tones: Record<ActivityItem['action'], Tone> = {
  created: 'info',
  saved: 'quiet',
  activated: 'good',
  deactivated: 'wait',
  restored: 'info',
  deleted: 'bad',
};

const addressOfSubject = ({ system, subjectKind: kind, subject: id }: Subject): string =>
  kind === 'presentation'
    ? addressOf({ screen: 'presentation-edit', system, id })
    : addressOfItem({ kind, id });

type Subject = Pick<ActivityItem, 'system' | 'subjectKind' | 'subject'>;
type ActivityListProps = { items: readonly ActivityItem[]; registry: Registry; mayEdit: boolean };

/** Newest first: who, what, where, when. What is gone keeps the title it had. */
export function ActivityList({ items, registry, mayEdit }: ActivityListProps) {
  const t = useTranslations('activity');
  const locale = useLocale();
  const when = useWhen();
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {items.map(({ id, at, by, action, system, subjectKind, subject, title, exists }) => (
        <li key={id} className={classes.item}>
          <Pill tone={tones[action]}>{t(action)}</Pill>
          <div className={classes.words}>
            <p className={classes.title}>
              {exists && mayEdit ? (
                <AppLink to={addressOfSubject({ system, subjectKind, subject })}>{title[locale]}</AppLink>
              ) : (
                title[locale]
              )}
              {!exists && <span className={classes.quiet}> ({t('gone')})</span>}
            </p>
            <p className={classes.quiet}>
              {t(`kinds.${subjectKind}`)} · {registry[system].name[locale]}
            </p>
          </div>
          <p className={classes.who}>
            <span>{by.name}</span>
            <span className={classes.quiet}>{when(at)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
