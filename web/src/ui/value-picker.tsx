import { Popover } from '@mantine/core';
import { DatePicker, DatesProvider, TimeGrid } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/el';
import 'dayjs/locale/en-gb';
import { wallTime } from '@psifida/contract/content/athens-time';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dateText } from '../i18n/schedule-text.ts';
import { Icon } from './icon.tsx';
import classes from './value-picker.module.css';

type ValuePickerProps = {
  as: 'date' | 'dayOfYear' | 'hour';
  name: string;
  value: string;
  onPick: (value: string) => void;
};

const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);
const kitLocales = { el: 'el', en: 'en-gb' } as const;

/** Beside what is typed: a calendar, or the hours of the day. The focus starts at what is written and comes back. */
export function ValuePicker({ as, name, value, onPick }: ValuePickerProps) {
  const t = useTranslations('schedule');
  const [opened, setOpened] = useState(false);
  const pick = (picked: string) => {
    onPick(picked);
    setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      withRoles={false}
      position="bottom-end"
      shadow="md"
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.opener}
          aria-label={`${t(as === 'hour' ? 'pickHour' : 'pick')}: ${name}`}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <Icon name={as === 'hour' ? 'clock' : 'calendar'} />
        </button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={name}>
        {as === 'hour' ? (
          <Hours value={value} onPick={pick} />
        ) : (
          <Days yearly={as === 'dayOfYear'} value={value} onPick={pick} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

type Picking = Pick<ValuePickerProps, 'value' | 'onPick'>;

export function Hours({ value, onPick }: Picking) {
  const start = halfHours.findLast((half) => half <= value) ?? '09:00';
  return (
    <div className={classes.hours}>
      <TimeGrid
        data={halfHours}
        value={value}
        simpleGridProps={{ cols: 4, spacing: 6 }}
        getControlProps={(half) => (half === start ? { 'data-autofocus': true } : {})}
        onChange={(picked) => picked && onPick(picked)}
      />
    </div>
  );
}

/** The days of a month by their names in the page's language, Monday first; a day of every year has no year. */
export function Days({ yearly, value, onPick }: Picking & { yearly: boolean }) {
  const t = useTranslations('schedule');
  const locale = useLocale();
  const today = wallTime(Date.now()).slice(0, 10);
  const whole = yearly ? `${today.slice(0, 5)}${value}` : value;
  const chosen = /^\d{4}-\d{2}-\d{2}$/.test(whole) && !Number.isNaN(Date.parse(whole)) ? whole : null;
  const start = chosen ?? today;
  return (
    <DatesProvider settings={{ locale: kitLocales[locale], firstDayOfWeek: 1, weekendDays: [] }}>
      <DatePicker
        value={chosen}
        hideOutsideDates
        defaultDate={start}
        onChange={(picked) => picked && onPick(yearly ? picked.slice(5) : picked)}
        // The kit puts the month's name beside the day as it stands alone; Greek says it in the genitive.
        getDayAriaLabel={(day) => dateText(locale, day)}
        getDayProps={(day) => (day === start ? { 'data-autofocus': true } : {})}
        {...(yearly && { maxLevel: 'month', monthLabelFormat: 'MMMM' })}
        // The way to the months and years keeps what it shows as its name.
        ariaLabels={{
          nextMonth: t('nextMonth'),
          previousMonth: t('previousMonth'),
          nextYear: t('nextYear'),
          previousYear: t('previousYear'),
          nextDecade: t('nextDecade'),
          previousDecade: t('previousDecade'),
        }}
      />
    </DatesProvider>
  );
}
