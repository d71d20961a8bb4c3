import { Box } from '@mantine/core';
import type { ActivityItem } from '@psifida/contract/endpoints/activity';
import { addressOf, addressOfDocument } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { AppLink } from '../../ui/link.tsx';
import { Pill, type Tone } from '../../ui/pill.tsx';
import { useSystemName } from '../systems/registry.tsx';
import classes from './activity.module.css';

const tones: Record<ActivityItem['action'], Tone> = {
  created: 'info',
  saved: 'quiet',
  activated: 'good',
  deactivated: 'wait',
  restored: 'info',
  shared: 'info',
  unshared: 'quiet',
  moved: 'quiet',
  deleted: 'bad',
  emptied: 'bad',
  asked: 'info',
  approved: 'good',
  'sent-back': 'wait',
  withdrew: 'quiet',
  paired: 'good',
  revoked: 'bad',
  reload: 'quiet',
  'fetch-again': 'wait',
  image: 'quiet',
  'restart-browser': 'wait',
  reboot: 'wait',
  volume: 'quiet',
  brightness: 'quiet',
  rotation: 'quiet',
  planned: 'info',
  returned: 'wait',
  opened: 'good',
  'tried-again': 'info',
  'first-set': 'info',
  'first-unset': 'info',
  announced: 'bad',
  ended: 'quiet',
  erased: 'bad',
  'switched-off': 'bad',
  'switched-on': 'good',
  'password-reset': 'wait',
  'password-changed': 'quiet',
  'second-factor-set': 'good',
  'second-factor-removed': 'wait',
  'signed-out': 'quiet',
  'signed-in': 'quiet',
  uploaded: 'info',
  anonymised: 'bad',
};

/** Where it can be seen or edited; null when it is gone or has no place of its own. */
function addressOfSubject({ system, subjectKind: kind, subject: id, exists }: ActivityItem): string | null {
  if (kind === 'emergency') return addressOf({ screen: 'emergency-messages' });
  if (kind === 'visits') return addressOf({ screen: 'visits' });
  if (!exists || id === null || kind === 'release' || kind === 'media' || kind === 'account') return null;
  if (kind === 'display' || kind === 'joined-wall') return addressOf({ screen: 'displays' });
  return addressOfDocument({ kind, id, system });
}

export function ActivityList({ items }: { items: readonly ActivityItem[] }) {
  const t = useTranslations('activity');
  const nameOf = usePersonName();
  const locale = useLocale();
  const systemName = useSystemName();
  const when = useWhen();
  const titleOf = ({ subjectKind, title }: ActivityItem) => {
    if (subjectKind === 'release') return t('release', { number: title[locale] });
    if (subjectKind === 'account') return nameOf({ name: title[locale] }) || t('nameErased');
    return title[locale] || t('nameErased');
  };
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {items.map((item) => {
        const { id, at, by, action, system, subjectKind, exists } = item;
        const title = titleOf(item);
        const address = addressOfSubject(item);
        return (
          <li key={id} className={classes.item}>
            <Pill tone={tones[action]}>{t(action)}</Pill>
            <div>
              <Box component="p" fw={600}>
                {address ? <AppLink to={address}>{title}</AppLink> : title}
                {!exists && <span className="shape-note"> ({t('gone')})</span>}
              </Box>
              <p className="shape-note">
                {t(`kinds.${subjectKind}`)}
                {system && ` · ${systemName(system)}`}
              </p>
            </div>
            <p className={classes.who}>
              <span>{nameOf(by)}</span>
              <span className="shape-note">{when(at)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
