import type { Schedule } from '@psifida/contract/content/schedule';
import { createTranslator, type Locale } from 'use-intl';
import { catalogues, regions } from './catalogues.ts';
import { list } from './requirement-texts.ts';

/** Wall time is shown as it was written: read and formatted as UTC, no zone can move it. */
const dateText = (locale: Locale, wall: string): string => {
  const at = new Date(`${wall}:00Z`);
  const date = new Intl.DateTimeFormat(regions[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);
  return `${date}, ${wall.slice(11)}`;
};

/** Monday is 1. The first of January 2024 was a Monday. */
export const weekdayName = (locale: Locale, weekday: number, width: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', weekday: width }).format(
    Date.UTC(2024, 0, weekday),
  );

/** 'every Monday and Friday, 09:00 to 17:00, from 1 May 2026, 00:00' */
export function scheduleText(locale: Locale, schedule: Schedule | null): string {
  const t = createTranslator({ locale, messages: catalogues[locale], namespace: 'schedule' });
  if (!schedule) return t('always');
  const { from, until, weekdays, hours } = schedule;
  const days = [...weekdays].sort((one, other) => one - other).map((day) => weekdayName(locale, day));
  const parts = [
    days.length > 0 && days.length < 7 && t('onDays', { days: list(locale, days) }),
    hours && (days.length === 0 || days.length === 7) && t('everyDay'),
    hours && t(hours.until < hours.from ? 'overnightHours' : 'betweenHours', hours),
    from && t('fromDate', { date: dateText(locale, from) }),
    until && t('untilDate', { date: dateText(locale, until) }),
  ].filter((part): part is string => !!part);
  return parts.length ? parts.join(', ') : t('always');
}
