import { Box, Button, Group } from '@mantine/core';
import { dateAt, weekdayOf } from '@psifida/contract/content/athens-time';
import { useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { regions } from '../../i18n/catalogues.ts';
import { useProblemText } from '../../i18n/problem-text.ts';
import { weekdayName } from '../../i18n/schedule-text.ts';
import { Segments } from '../../ui/choice-group.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FilterSelect } from '../../ui/search-field.tsx';
import { isDay, WrittenField } from '../../ui/written-field.tsx';
import classes from './calendar.module.css';
import { dateText } from './interval-words.ts';
import { type Day, placeIn, type Span, stepped, type View, views } from './span.ts';

export const layouts = ['lines', 'list'] as const;
export type Layout = (typeof layouts)[number];

type CalendarToolsProps = {
  span: Span;
  layout: Layout;
  system: string | undefined;
  systems: { value: string; label: string }[];
  onChange: (changes: Partial<Record<'date' | 'view' | 'layout' | 'system', string | undefined>>) => void;
};

export function CalendarTools({ span, layout, system, systems, onChange }: CalendarToolsProps) {
  const t = useTranslations('calendar');
  const { view, start } = span;
  const [typed, setTyped] = useState('');
  const { field } = useProblemText();
  const go = (by: 1 | -1) => onChange({ date: stepped(view, dateAt(start), by) });
  return (
    <Group align="flex-end" gap={16} mb={16} className={classes.tools}>
      <Group gap={8} wrap="nowrap">
        <Button variant="default" aria-label={t(`before.${view}`)} onClick={() => go(-1)}>
          <Icon name="chevron-left" />
        </Button>
        <Button variant="default" onClick={() => onChange({ date: undefined })}>
          {t('today')}
        </Button>
        <Button variant="default" aria-label={t(`after.${view}`)} onClick={() => go(1)}>
          <Icon name="chevron-right" />
        </Button>
      </Group>
      <WrittenField
        as="date"
        label={t('date')}
        fullLabel={t('jump')}
        value={typed}
        error={typed !== '' && field('schedule.no-such-day')}
        onChange={(date) => {
          setTyped(isDay(date) ? '' : date);
          if (isDay(date)) onChange({ date });
        }}
      />
      <Segments<View>
        legend={t('view')}
        value={view}
        options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        onChange={(next) => onChange({ view: next })}
      />
      <div className={classes.layouts}>
        <Segments<Layout>
          legend={t('layout')}
          value={layout}
          options={layouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
          onChange={(next) => onChange({ layout: next })}
        />
      </div>
      <p className={classes.span} aria-live="polite">
        <SpanText span={span} />
      </p>
      <FilterSelect
        label={t('system')}
        all={t('allSystems')}
        value={system}
        options={systems}
        onChange={(next) => onChange({ system: next })}
      />
    </Group>
  );
}

/** 'October 2026, 01/10/2026 – 31/10/2026' */
function SpanText({ span: { view, start, end } }: { span: Span }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const now = Date.now();
  const today = start <= now && now < end ? `, ${t('todayIs')} ${dateText(now)}` : '';
  const days = `${dateText(start)} – ${dateText(end - 1)}${today}`;
  if (view === 'week') return days;
  const month = new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return (
    <>
      {month.format(new Date(`${dateAt(start)}T12:00Z`))}{' '}
      <Box component="span" fw={400} c="var(--ink-quiet)">
        {days}
      </Box>
    </>
  );
}

export function ClockChanges({ days }: { days: readonly Day[] }) {
  const t = useTranslations('calendar');
  return days
    .filter(({ hours }) => hours !== 24)
    .map(({ start, date, hours }) => (
      <Group key={date} component="p" gap={8} wrap="nowrap" mb={12} c="var(--info)">
        <Icon name="clock" />
        {t(hours > 24 ? 'clocksBack' : 'clocksForward', { date: dateText(start), hours: String(hours) })}
      </Group>
    ));
}

export function CalendarDays({ span }: { span: Span }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const now = useNow();
  const today = dateAt(now);
  const percent = (part: number) => `${part * 100}%`;
  const days = useMemo(
    () => span.days.map((day) => ({ ...day, ...placeIn(span, day), weekday: weekdayOf(day.date) })),
    [span],
  );
  const column = ({ date, weekday, left, width }: (typeof days)[number]) => ({
    'data-today': date === today || undefined,
    'data-weekend': weekday > 5 || undefined,
    style: { left: percent(left), width: percent(width) },
  });
  return (
    <>
      <div aria-hidden className={classes.days}>
        {days.map((day) => (
          <div key={day.date} className={classes.day} {...column(day)} />
        ))}
        {span.start <= now && now < span.end && (
          <div
            className={classes.now}
            style={{ left: percent(placeIn(span, { start: now, end: now }).left) }}
          />
        )}
      </div>
      <div aria-hidden className={classes.head}>
        {days.map((day) => (
          <div key={day.date} {...column(day)}>
            <span>{weekdayName(locale, day.weekday, 'short').slice(0, span.view === 'week' ? 3 : 1)}</span>
            <b>{span.view === 'week' ? dateText(day.start).slice(0, 5) : Number(day.date.slice(8))}</b>
            {span.view === 'week' && day.date === today && <em>{t('todayIs')}</em>}
            {span.view === 'week' && day.hours !== 24 && <em>{t('hours', { hours: String(day.hours) })}</em>}
          </div>
        ))}
      </div>
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
