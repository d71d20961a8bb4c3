import type { Schedule } from '@psifida/contract/content/schedule';
import { farthestFromEaster, type YearlyDays } from '@psifida/contract/content/yearly-days';
import { createTranslator, type Locale } from 'use-intl';
import { regions } from './catalogues.ts';
import { dateFormat, madeOnce } from './made-once.ts';
import { list } from './requirement-texts.ts';

/** Wall time is shown as it was written: read and formatted as UTC, no zone can move it. */
const formatted = (locale: Locale, date: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(regions[locale], { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));
const day = { day: 'numeric', month: 'long' } as const;
/** '15 August 2026' */
export const dateText = (locale: Locale, date: string) =>
  formatted(locale, date, { ...day, year: 'numeric' });

/** Monday is 1. The first of January 2024 was a Monday. */
export const weekdayName = (locale: Locale, weekday: number, width: 'long' | 'short' = 'long'): string =>
  formatted(locale, `2024-01-0${weekday}`, { weekday: width });

const translator = madeOnce((locale, messages) =>
  createTranslator({ locale, messages, namespace: 'schedule' }),
);

const named = [-48, -7, -6, -5, -4, -3, -2, -1, 0, 1, 39, 49, 50] as const;

/** Every day that can be reckoned from Easter, by its name where it has one. */
export const easterDays = Array.from(
  { length: 2 * farthestFromEaster + 1 },
  (_, at) => at - farthestFromEaster,
);
export function easterDay(locale: Locale, away: number): string {
  const t = translator(locale);
  const known = named.find((one) => one === away);
  if (known !== undefined) return t(`easter.${known}`);
  return t('easter.away', { days: Math.abs(away), side: t(away < 0 ? 'easter.before' : 'easter.after') });
}

const rangeText = (locale: Locale, first: string, last: string): string =>
  first === last ? first : translator(locale)('range', { first, last });

const yearlyText = (locale: Locale, days: YearlyDays): string => {
  const text = (end: string | number) =>
    typeof end === 'number' ? easterDay(locale, end) : formatted(locale, `2024-${end}`, day);
  return rangeText(locale, text(days.first), text(days.last));
};

/** 'every Monday and Friday, 09:00 to 17:00, from 1 May 2026, 00:00' */
export function scheduleText(locale: Locale, schedule: Schedule | null): string {
  const t = translator(locale);
  if (!schedule) return t('always');
  const { from, until, weekdays, hours, yearly, exceptions } = schedule;
  const days = [...weekdays].sort((one, other) => one - other).map((one) => weekdayName(locale, one));
  const ofEveryWeek = days.length > 0 && days.length < 7;
  const moment = (wall: string) => `${dateText(locale, wall.slice(0, 10))}, ${wall.slice(11)}`;
  const except = (shown: boolean) => {
    const those = exceptions.filter((one) => one.shown === shown);
    return those.map(({ first, last }) => rangeText(locale, dateText(locale, first), dateText(locale, last)));
  };
  const [alsoOn, notOn] = [except(true), except(false)];
  const parts = [
    ofEveryWeek && t('onDays', { days: list(locale, days) }),
    yearly.length > 0 &&
      t('everyYear', {
        days: list(
          locale,
          yearly.map((one) => yearlyText(locale, one)),
        ),
      }),
    hours && !ofEveryWeek && !yearly.length && t('everyDay'),
    hours && t(hours.until < hours.from ? 'overnightHours' : 'betweenHours', hours),
    from && t('fromDate', { date: moment(from) }),
    until && t('untilDate', { date: moment(until) }),
    notOn.length > 0 && t('notOn', { days: list(locale, notOn) }),
    alsoOn.length > 0 && t('alsoOn', { days: list(locale, alsoOn) }),
  ].filter((part): part is string => !!part);
  return parts.length ? parts.join(', ') : t('always');
}
