import { Box, Button, Loader } from '@mantine/core';
import { townLook } from '@psifida/contract/content/look';
import type { ActivityItem } from '@psifida/contract/endpoints/activity';
import { subjectKinds } from '@psifida/contract/kinds';
import { addressOf, addressOfDocument } from '@psifida/contract/registry/addresses';
import { useIsFetching } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useChangeTexts } from '../../i18n/change-text.ts';
import { fieldTexts } from '../../i18n/field-texts.ts';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Pill, type Tone } from '../../ui/pill.tsx';
import { DifferenceLine, Sides } from '../history/revision-differences.tsx';
import { useSystemName } from '../systems/registry.tsx';
import classes from './activity.module.css';

/** Any other is quiet. */
const tones: Partial<Record<ActivityItem['action'], Tone>> = {
  created: 'info',
  activated: 'good',
  deactivated: 'wait',
  restored: 'info',
  shared: 'info',
  deleted: 'bad',
  emptied: 'bad',
  asked: 'info',
  approved: 'good',
  'sent-back': 'wait',
  paired: 'good',
  revoked: 'bad',
  'fetch-again': 'wait',
  'restart-browser': 'wait',
  reboot: 'wait',
  planned: 'info',
  returned: 'wait',
  opened: 'good',
  'tried-again': 'info',
  'first-set': 'info',
  'first-unset': 'info',
  proposed: 'wait',
  announced: 'bad',
  erased: 'bad',
  'switched-off': 'bad',
  'switched-on': 'good',
  'password-reset': 'wait',
  'second-factor-set': 'good',
  'second-factor-removed': 'wait',
  uploaded: 'info',
  anonymised: 'bad',
  'look-set': 'info',
  'used-elsewhere': 'bad',
};

/** Where it can be seen or edited; null when it is gone or has no place of its own. */
function addressOfSubject({ system, subjectKind: kind, subject: id, exists }: ActivityItem): string | null {
  if (kind === 'emergency') return addressOf({ screen: 'emergency-messages' });
  if (kind === 'visits') return addressOf({ screen: 'visits' });
  if (kind === 'look') return addressOf({ screen: 'displays' });
  if (exists && (kind === 'display' || kind === 'joined-wall')) return addressOf({ screen: 'displays' });
  if (!exists || id === null || kind === 'release' || kind === 'media') return null;
  if (kind === 'account' || kind === 'clock') return null;
  if (kind === 'event-feed') return `${addressOf({ screen: 'event-list' })}?tab=calendars`;
  if (kind === 'display' || kind === 'joined-wall') return null;
  return addressOfDocument({ kind, id, system });
}

type ActivityListProps = {
  items: readonly ActivityItem[];
  /** The one whose history is open, or opens once it is read. */
  opened: ActivityItem['id'] | undefined;
  onHistory: (item: ActivityItem) => void;
};

export function ActivityList({ items, opened, onHistory }: ActivityListProps) {
  const t = useTranslations('activity');
  const history = useTranslations('history')('title');
  const isReading = useIsFetching({ queryKey: ['activity', 'subject'] }) > 0;
  const nameOf = usePersonName();
  const locale = useLocale();
  const systemName = useSystemName();
  const when = useWhen();
  const titleOf = ({ subjectKind, title }: ActivityItem) => {
    if (subjectKind === 'release') return t('release', { number: title[locale] });
    if (subjectKind === 'account') return nameOf({ name: title[locale] }) || t('nameErased');
    if (subjectKind === 'clock') return t('kinds.clock');
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
            <Pill tone={tones[action] ?? 'quiet'}>{t(action)}</Pill>
            <div>
              <Box component="p" fw={600}>
                {address ? <AppLink to={address}>{title}</AppLink> : title}
                {!exists && <span className="shape-note"> ({t('gone')})</span>}
              </Box>
              <p className="shape-note">
                {t(`kinds.${subjectKind}`)}
                {system && ` · ${systemName(system)}`}
              </p>
              <WhatChanged item={item} />
              {item.look && <LookChanged look={item.look} />}
            </div>
            <div className={classes.who}>
              <span>{nameOf(by)}</span>
              <span className="shape-note">{when(at)}</span>
              {item.revision?.changes && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  // Not `loading`: a disabled button loses the focus that the history gives back.
                  aria-busy={(isReading && id === opened) || undefined}
                  leftSection={
                    isReading && id === opened ? <Loader size={18} /> : <Icon name="history" size={18} />
                  }
                  aria-label={`${history}: ${title}`}
                  onClick={() => onHistory(item)}
                >
                  {history}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function LookChanged({ look }: { look: NonNullable<ActivityItem['look']> }) {
  const t = useTranslations('look');
  const [before, after] = [townLook.parse(look.before), townLook.parse(look.after)];
  const rows = [
    { name: t('accent'), sides: [before.accent, after.accent] },
    { name: t('ground'), sides: [t(`grounds.${before.ground}`), t(`grounds.${after.ground}`)] },
    { name: t('headings'), sides: [t(`typefaces.${before.headings}`), t(`typefaces.${after.headings}`)] },
    { name: t('text'), sides: [t(`typefaces.${before.text}`), t(`typefaces.${after.text}`)] },
  ];
  const changed = rows.filter(({ sides: [was, is] }) => was !== is);
  return (
    <ul className={classes.changes}>
      {changed.map(({ name, sides: [was, is] }) => (
        <li key={name}>
          <strong>{name}</strong>
          <Sides before={was} after={is} />
        </li>
      ))}
    </ul>
  );
}

const toldAtMost = 3;

/** The fields with what stood there before and after; what they do not say, in one line. */
function WhatChanged({ item: { subjectKind, revision } }: { item: ActivityItem }) {
  const locale = useLocale();
  const { line } = useChangeTexts();
  const kind = subjectKinds.find((one) => one === subjectKind);
  if (!kind || !revision?.changes?.length) return null;
  const { value } = fieldTexts(locale, { of: kind });
  const told = revision.differences.filter(
    ({ field, before, after }) => field !== null && value(field, before) !== value(field, after),
  );
  const isAll =
    told.length <= toldAtMost &&
    told.length === revision.changes.length &&
    revision.changes.every(({ change, rows }) => change === 'changed' && rows === null);
  return (
    <>
      {!isAll && <p>{line(kind, revision)}</p>}
      {told.length > 0 && (
        <ul className={classes.changes}>
          {told.slice(0, toldAtMost).map((one) => (
            <li key={`${one.entry?.id ?? ''}-${one.field}`}>
              <DifferenceLine of={kind} difference={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
