import { Button, Group, NativeSelect } from '@mantine/core';
import { dateAt, wallMinute } from '@psifida/contract/content/athens-time';
import {
  nextTurn,
  type Schedule,
  schedule as scheduleShape,
  unlimited,
} from '@psifida/contract/content/schedule';
import type { YearlyDays } from '@psifida/contract/content/yearly-days';
import { type ReactNode, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { easterDay, easterDays } from '../i18n/schedule-text.ts';
import { Icon } from '../ui/icon.tsx';
import { WrittenField, writings } from '../ui/written-field.tsx';
import classes from './schedule-editor.module.css';

export type ScheduleErrors = (...path: (string | number)[]) => string | undefined;

type Days = { first: string; last: string };
type ScheduleDaysProps = {
  schedule: Schedule;
  errorAt: ScheduleErrors;
  onChange: (part: Partial<Pick<Schedule, 'yearly' | 'exceptions'>>) => void;
};

export function ScheduleDays({ schedule: { yearly, exceptions }, errorAt, onChange }: ScheduleDaysProps) {
  const t = useTranslations('schedule');
  const today = dateAt(Date.now());
  const setYearly = (next: YearlyDays[]) => onChange({ yearly: next });
  const setExceptions = (next: Schedule['exceptions']) => onChange({ exceptions: next });
  return (
    <>
      <DayList
        title={t('yearly')}
        hint={t('yearlyHint')}
        error={errorAt('yearly')}
        list={yearly}
        onChange={setYearly}
        adders={{
          [t('addDates')]: { kind: 'date', first: today.slice(5), last: today.slice(5) },
          [t('addEaster')]: { kind: 'easter', first: -2, last: 1 },
        }}
      >
        {(days, { index, name, change }) => {
          const errors = { first: errorAt('yearly', index, 'first'), last: errorAt('yearly', index, 'last') };
          return days.kind === 'date' ? (
            <DayPair as="dayOfYear" name={name} days={days} errors={errors} onChange={change} />
          ) : (
            <EasterPair name={name} days={days} error={errors.last ?? errors.first} onChange={change} />
          );
        }}
      </DayList>
      <DayList
        title={t('exceptions')}
        hint={t('exceptionsHint')}
        error={errorAt('exceptions')}
        list={exceptions}
        onChange={setExceptions}
        adders={{
          [t('addNotShown')]: { shown: false, first: today, last: today },
          [t('addShown')]: { shown: true, first: today, last: today },
        }}
      >
        {(days, { index, name, change }) => (
          <>
            <span className={classes.kind}>{t(days.shown ? 'addShown' : 'addNotShown')}</span>
            <DayPair
              as="date"
              name={name}
              days={days}
              errors={{
                first: errorAt('exceptions', index, 'first'),
                last: errorAt('exceptions', index, 'last'),
              }}
              onChange={change}
            />
          </>
        )}
      </DayList>
    </>
  );
}

type DayListProps<One> = {
  title: string;
  hint: string;
  error: string | undefined;
  list: readonly One[];
  onChange: (list: One[]) => void;
  adders: Record<string, One>;
  children: (
    one: One,
    place: { index: number; name: string; change: (part: Partial<One>) => void },
  ) => ReactNode;
};

function DayList<One>({ title, hint, error, list, onChange, adders, children }: DayListProps<One>) {
  const t = useTranslations('schedule');
  const adding = useRef<HTMLDivElement>(null);
  return (
    <fieldset className={classes.list}>
      <legend>
        {title} <span className={classes.quiet}>{hint}</span>
      </legend>
      {list.map((one, index) => {
        const name = t('row', { list: title, position: String(index + 1) });
        const change = (part: Partial<One>) =>
          onChange(list.map((each, at) => (at === index ? { ...each, ...part } : each)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days have no identity but their place
          <div key={index} className={classes.row}>
            <div className={classes.dayPair}>{children(one, { index, name, change })}</div>
            <Button
              variant="subtle"
              color="gray"
              aria-label={t('remove', { row: name })}
              onClick={() => {
                onChange(list.filter((_, at) => at !== index));
                // The row's button disappears; focus moves to adding.
                adding.current?.querySelector('button')?.focus();
              }}
            >
              <Icon name="x" />
            </Button>
          </div>
        );
      })}
      {error && <p className={classes.error}>{error}</p>}
      <Group ref={adding} gap={12} align="stretch">
        {Object.entries(adders).map(([label, one]) => (
          <Button
            key={label}
            size="sm"
            variant="default"
            leftSection={<Icon name="plus" />}
            aria-label={`${title}: ${label}`}
            onClick={() => onChange([...list, one])}
          >
            {label}
          </Button>
        ))}
      </Group>
    </fieldset>
  );
}

type DayPairProps = {
  as: 'date' | 'dayOfYear';
  name: string;
  days: Days;
  errors: Partial<Record<keyof Days, string | undefined>>;
  onChange: (days: Partial<Days>) => void;
};

function DayPair({ as, name, days: { first, last }, errors, onChange }: DayPairProps) {
  const t = useTranslations('schedule');
  return (
    <>
      {(['first', 'last'] as const).map((end) => (
        <WrittenField
          key={end}
          as={as}
          label={t(end)}
          fullLabel={`${t(end)}: ${name}`}
          value={end === 'first' ? first : last}
          error={errors[end]}
          // Most are one day: the last goes along until it is another.
          onChange={(day) =>
            onChange(end === 'first' && last === first ? { first: day, last: day } : { [end]: day })
          }
        />
      ))}
      {as === 'dayOfYear' && <NextTime days={{ kind: 'date', first, last }} />}
    </>
  );
}

type EasterPairProps = {
  name: string;
  days: Extract<YearlyDays, { kind: 'easter' }>;
  error: string | undefined;
  onChange: (days: { first?: number; last?: number }) => void;
};

function EasterPair({ name, days, error, onChange }: EasterPairProps) {
  const t = useTranslations('schedule');
  const locale = useLocale();
  return (
    <>
      {(['first', 'last'] as const).map((end) => (
        <NativeSelect
          key={end}
          label={t(end)}
          aria-label={`${t(end)}: ${name}`}
          value={String(days[end])}
          error={end === 'last' && error}
          data={easterDays.map((away) => ({ value: String(away), label: easterDay(locale, away) }))}
          onChange={({ currentTarget }) => onChange({ [end]: Number(currentTarget.value) })}
        />
      ))}
      <NextTime days={days} />
    </>
  );
}

/** When these days come next; of those that do not come every year, that they do not. */
function NextTime({ days }: { days: YearlyDays }) {
  const t = useTranslations('schedule');
  const alone = scheduleShape.safeParse({ ...unlimited, yearly: [days] });
  if (!alone.success) return null;
  const start = nextTurn({ ...unlimited, yearly: [days], from: wallMinute(Date.now()) }, 0);
  const end = start === null ? null : nextTurn(alone.data, start);
  if (start === null || end === null) return null;
  const date = (instant: number) => writings.date.toText(dateAt(instant));
  return (
    <p className={classes.quiet}>
      {t('comes', { from: date(start), until: date(end - 1) })}
      {days.kind === 'date' && days.first === '02-29' && days.last === '02-29' && ` ${t('leapYears')}`}
    </p>
  );
}
