import type { Language } from '@psifida/contract/bilingual';
import { useLocale, useTranslations } from 'use-intl';
import { regions, timeZone } from './catalogues.ts';
import { dateFormat } from './made-once.ts';

const write = (region: string, options: Intl.DateTimeFormatOptions, instant: Date): string =>
  dateFormat(region, { timeZone, ...options }).format(instant);

const dayOf = (instant: Date) =>
  write('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }, instant);

/** How many midnights of the town lie between the two: 0 is today, 1 yesterday, -1 tomorrow. */
export const daysBetween = (earlier: Date, later: Date): number =>
  Math.round((Date.parse(dayOf(later)) - Date.parse(dayOf(earlier))) / 86_400_000);

const format = (language: Language, instant: Date, options: Intl.DateTimeFormatOptions) =>
  write(regions[language], options, instant);

/** 'Wednesday 14 January' */
export const longDay = (language: Language, instant: Date): string =>
  format(language, instant, { weekday: 'long', day: 'numeric', month: 'long' });

/** 'today at 14:32', 'yesterday at 09:05', 'tomorrow at 18:00', '3 March at 18:00', with the year where it is another one */
export function useWhen() {
  const t = useTranslations('when');
  const language = useLocale();
  return (iso: string, now = new Date()): string => {
    const at = new Date(iso);
    const time = format(language, at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const days = daysBetween(at, now);
    if (days === 0) return t('today', { time });
    if (days === 1) return t('yesterday', { time });
    if (days === -1) return t('tomorrow', { time });
    const sameYear = dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4);
    const year = sameYear ? {} : ({ year: 'numeric' } as const);
    return t('onDay', { date: format(language, at, { day: 'numeric', month: 'long', ...year }), time });
  };
}
