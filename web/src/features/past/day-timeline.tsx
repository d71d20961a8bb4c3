import { Box, Button, Group } from '@mantine/core';
import { addDays, dateAt, dayAt, instantOf, wallTime } from '@psifida/contract/content/athens-time';
import type { PastMoment } from '@psifida/contract/content/shown';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { regions } from '../../i18n/catalogues.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './past.module.css';

const minute = 60_000;
/** Debounced. */
const pause = 200;
const hours = ['00:00', '06:00', '12:00', '18:00', '24:00'];

type DayTimelineProps = { moment: PastMoment; onAt: (at: string) => void };

/** The moment's day: when something was recorded, and a slider to go along it. */
export function DayTimeline({ moment: { at, spans }, onAt }: DayTimelineProps) {
  const t = useTranslations('past');
  const language = useLocale();
  const instant = Date.parse(at);
  const day = dateAt(instant);
  const { start, end } = dayAt(day);
  const [dragged, setDragged] = useState<{ at: string; to: number } | null>(null);
  const shown = dragged?.at === at ? dragged.to : instant;
  const ask = useEffectEvent(() => dragged?.at === at && onAt(new Date(dragged.to).toISOString()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => ask(), pause);
    return () => clearTimeout(timer);
  }, [dragged]);
  const percent = (time: number) => ((Math.min(Math.max(time, start), end) - start) / (end - start)) * 100;
  const placeOf = (from: number, until: number): CSSProperties => ({
    insetInlineStart: `${percent(from)}%`,
    inlineSize: `${percent(until) - percent(from)}%`,
  });
  const goTo = (days: 1 | -1) =>
    onAt(new Date(instantOf(`${addDays(day, days)}T${wallTime(instant).slice(11)}`)).toISOString());
  const isToday = day === dateAt(Date.now());
  const inWords = new Intl.DateTimeFormat(regions[language], { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className={classes.timeline}>
      <Group gap={8} wrap="nowrap" justify="space-between">
        <Button variant="default" aria-label={t('dayBefore')} onClick={() => goTo(-1)}>
          <Icon name="chevron-left" />
        </Button>
        <Box component="p" fw={600} ta="center">
          {inWords.format(new Date(`${day}T12:00Z`))}
        </Box>
        <Button
          variant="default"
          aria-label={t('dayAfter')}
          aria-disabled={isToday || undefined}
          data-disabled={isToday || undefined}
          onClick={() => !isToday && goTo(1)}
        >
          <Icon name="chevron-right" />
        </Button>
      </Group>
      <div className={classes.track}>
        <div className={classes.spans} aria-hidden>
          {spans.map(({ from, until, shown: isShown }) => (
            <span
              key={from}
              className={isShown ? classes.shown : classes.standby}
              style={placeOf(Date.parse(from), Date.parse(until))}
            />
          ))}
        </div>
        <input
          type="range"
          aria-label={t('timeline')}
          aria-valuetext={wallTime(shown).slice(11, 16)}
          min={0}
          max={(end - start) / minute - 1}
          value={Math.floor((shown - start) / minute)}
          onChange={({ currentTarget }) =>
            setDragged({ at, to: start + currentTarget.valueAsNumber * minute })
          }
        />
      </div>
      <Group justify="space-between" className="shape-note" aria-hidden>
        {hours.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </Group>
      <Group component="ul" gap="4px 16px" className={classes.legend}>
        {(['shown', 'standby', 'none'] as const).map((kind) => (
          <li key={kind}>
            <span className={classes[kind]} aria-hidden /> {t(`spans.${kind}`)}
          </li>
        ))}
      </Group>
    </div>
  );
}
