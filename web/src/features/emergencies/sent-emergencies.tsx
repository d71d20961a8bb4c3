import { Box, Button, Group, Stack } from '@mantine/core';
import type { Emergency } from '@psifida/contract/content/display';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pill } from '../../ui/pill.tsx';
import { levelIcons } from './emergency-likeness.tsx';
import { useEmergencyChanges } from './emergency-queries.ts';
import classes from './sent-emergencies.module.css';

const levelColours = { information: 'var(--info)', warning: 'var(--wait)', danger: 'var(--bad)' };

type SentEmergenciesProps = {
  title: string;
  items: readonly Emergency[];
  running?: boolean;
  mayEnd: boolean;
  onEnded: () => void;
};

export function SentEmergencies({ title, items, running = false, mayEnd, onEnded }: SentEmergenciesProps) {
  const t = useTranslations('emergencies');
  const locale = useLocale();
  const when = useWhen();
  const id = useId();
  const [ending, setEnding] = useState<Emergency | null>(null);
  const { end } = useEmergencyChanges();
  const close = () => setEnding(null);
  return (
    <Box component="section" aria-labelledby={id} mb={32}>
      <Box component="h2" id={id} mb={16} fz={24}>
        {title}
      </Box>
      {items.length === 0 && (
        <Box component="p" fz={15} className="shape-quiet">
          {t('empty')}
        </Box>
      )}
      <Stack component="ul" gap={16} className="shape-list">
        {items.map((one) => (
          <Box component="li" key={one.id} px={24} py={20} className="shape-card">
            <SentEmergency emergency={one} running={running} onEnd={mayEnd ? () => setEnding(one) : null} />
          </Box>
        ))}
      </Stack>
      <ConfirmDialog
        opened={!!ending}
        title={t('endTitle', { title: ending?.title[locale] ?? '' })}
        go={t('endGo')}
        change={end}
        onStay={close}
        onGo={() => {
          if (!ending) return;
          // The event may come before the answer and take this list away: a callback of `mutate` would then not be called.
          end.mutateAsync({ params: { id: ending.id } }).then(
            () => {
              close();
              onEnded();
            },
            () => {},
          );
        }}
      >
        <p>{ending && t('endText', { when: when(ending.until) })}</p>
      </ConfirmDialog>
    </Box>
  );
}

type SentEmergencyProps = { emergency: Emergency; running: boolean; onEnd: (() => void) | null };

function SentEmergency({ emergency, running, onEnd }: SentEmergencyProps) {
  const t = useTranslations('emergencies');
  const nameOf = usePersonName();
  const locale = useLocale();
  const when = useWhen();
  const { level, title, text, from, until, by, tags, drill, sign, endedAt, endedBy, receipts } = emergency;
  return (
    <article aria-label={title[locale]}>
      <Group justify="space-between" gap="8px 16px">
        <Group component="h3" gap={10} wrap="nowrap" fz={19}>
          <Box component="span" display="inline-flex" flex="none" c={levelColours[level]}>
            <Icon name={levelIcons[level]} size={22} />
          </Box>
          {title[locale]}
        </Group>
        {running && onEnd && (
          <Button
            size="sm"
            color="red"
            variant="outline"
            aria-label={t('endName', { title: title[locale] })}
            onClick={onEnd}
          >
            {t('end')}
          </Button>
        )}
      </Group>
      <Box component="p" maw="80ch" mt={8} mb={12}>
        {text[locale]}
      </Box>
      <Group component="p" gap="6px 16px">
        {drill && <Pill tone="info">{t('drill')}</Pill>}
        {sign && <Pill tone="quiet">{t('signed')}</Pill>}
        <Pill tone={running ? 'bad' : 'quiet'}>
          {running
            ? t('running', { when: when(until) })
            : endedAt
              ? t('stopped', { name: endedBy ? nameOf(endedBy) : '…', when: when(endedAt) })
              : t('over', { when: when(until) })}
        </Pill>
        <Box component="span" fz={15} className="shape-quiet">
          {t(`levels.${level}`)} · {t('by', { when: when(from), name: nameOf(by) })}
          {tags.length > 0 && ` · ${t('toTagged', { tags: list(locale, tags) })}`}
        </Box>
      </Group>
      <Receipts receipts={receipts} running={running} />
    </article>
  );
}

function Receipts({ receipts, running }: { receipts: Emergency['receipts']; running: boolean }) {
  const t = useTranslations('emergencies');
  const when = useWhen();
  if (receipts.length === 0) return null;
  const shown = receipts.filter(({ shownAt }) => shownAt).length;
  const ordered = [...receipts].sort((one, other) => Number(!!one.shownAt) - Number(!!other.shownAt));
  return (
    <Box component="details" mt={12} open={running && shown < receipts.length}>
      <summary className={classes.summary}>
        {t('receipts', { shown: String(shown), count: receipts.length })}
      </summary>
      <ul className={classes.displays}>
        {ordered.map(({ display, name, place, shownAt }) => (
          <li key={display} data-shown={!!shownAt || undefined}>
            <Icon name={shownAt ? 'circle-check' : 'clock'} size={18} />
            <span>
              {name}
              {place && (
                <Box component="span" fz={15} className="shape-quiet">
                  , {place}
                </Box>
              )}
            </span>
            <Box component="span" fz={15} className="shape-quiet">
              {shownAt
                ? t('receiptShown', { when: when(shownAt) })
                : t(running ? 'receiptWaiting' : 'receiptNever')}
            </Box>
          </li>
        ))}
      </ul>
    </Box>
  );
}
