import { Button } from '@mantine/core';
import type { Emergency } from '@psifida/contract/content/display';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pill } from '../../ui/pill.tsx';
import { levelIcons } from './emergency-likeness.tsx';
import { useEmergencyChanges } from './emergency-queries.ts';
import { Receipts } from './receipts.tsx';
import classes from './sent-emergencies.module.css';

type SentEmergenciesProps = {
  title: string;
  items: readonly Emergency[];
  /** Whether they are on the glass. */
  running?: boolean;
  mayEnd: boolean;
  onEnded: () => void;
};

/** Every message that was sent, newest first, with the displays that have shown it. */
export function SentEmergencies({ title, items, running = false, mayEnd, onEnded }: SentEmergenciesProps) {
  const t = useTranslations('emergencies');
  const locale = useLocale();
  const when = useWhen();
  const id = useId();
  const [ending, setEnding] = useState<Emergency | null>(null);
  const { end } = useEmergencyChanges();
  const close = () => {
    end.reset();
    setEnding(null);
  };
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {items.length === 0 && <p className={classes.quiet}>{t('empty')}</p>}
      <ul className={classes.list}>
        {items.map((one) => (
          <li key={one.id} className={classes.item}>
            <SentEmergency emergency={one} running={running} onEnd={mayEnd ? () => setEnding(one) : null} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={!!ending}
        title={t('endTitle', { title: ending?.title[locale] ?? '' })}
        stay={t('endStay')}
        go={t('endGo')}
        loading={end.isPending}
        onStay={close}
        onGo={() =>
          ending &&
          end.mutate(ending.id, {
            onSuccess: () => {
              close();
              onEnded();
            },
          })
        }
      >
        <p>{ending && t('endText', { when: when(ending.until) })}</p>
        {end.error && <ProblemBanner error={end.error} />}
      </ConfirmDialog>
    </section>
  );
}

type SentEmergencyProps = { emergency: Emergency; running: boolean; onEnd: (() => void) | null };

function SentEmergency({ emergency, running, onEnd }: SentEmergencyProps) {
  const t = useTranslations('emergencies');
  const locale = useLocale();
  const when = useWhen();
  const { level, title, text, from, until, by, tags, endedAt, endedBy, receipts } = emergency;
  return (
    <article aria-label={title[locale]}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <span className={classes.level} data-level={level}>
            <Icon name={levelIcons[level]} size={22} />
          </span>
          {title[locale]}
        </h3>
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
      </div>
      <p className={classes.text}>{text[locale]}</p>
      <p className={classes.facts}>
        <Pill tone={running ? 'bad' : 'quiet'}>
          {running
            ? t('running', { when: when(until) })
            : endedAt
              ? t('stopped', { name: endedBy?.name ?? '…', when: when(endedAt) })
              : t('over', { when: when(until) })}
        </Pill>
        <span className={classes.quiet}>
          {t(`levels.${level}`)} · {t('by', { when: when(from), name: by.name })}
          {tags.length > 0 && ` · ${t('toTagged', { tags: list(locale, tags) })}`}
        </span>
      </p>
      <Receipts receipts={receipts} running={running} />
    </article>
  );
}
