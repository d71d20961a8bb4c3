import type { Language } from '@psifida/contract/bilingual';
import { cloudTexts } from './cloud-texts.ts';

const locales: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, as one says it; from a week on the date, in the town's own time. */
export function newsTime(time: string, language: Language, now: number): string {
  const age = now - Date.parse(time);
  const ago = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  if (age < minute) return cloudTexts[language].justNow;
  if (age < hour) return ago.format(-Math.floor(age / minute), 'minute');
  if (age < day) return ago.format(-Math.floor(age / hour), 'hour');
  if (age < 7 * day) return ago.format(-Math.floor(age / day), 'day');
  const sameYear = new Date(time).getUTCFullYear() === new Date(now).getUTCFullYear();
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: sameYear ? undefined : 'numeric',
    timeZone: 'Europe/Athens',
  }).format(new Date(time));
}
