import { dateAt, wallMinute } from '@psifida/contract/content/athens-time';
import type { GlassChange, PresentationStatus } from '@psifida/contract/content/presentation-status';
import { regions, timeZone } from './catalogues.ts';
import { dateFormat, madeOnce, translatorOf } from './made-once.ts';
import { list, requirementTexts } from './requirement-texts.ts';
import { daysBetween } from './when.ts';

/** A date of the year to come needs no year. */
const yearAwayMs = 364 * 24 * 3_600_000;

export const statusTexts = madeOnce((locale) => {
  const t = translatorOf(locale);

  /** 'today at 17:00', 'tomorrow', '25 March', '1 June 2028 at 09:00', and whether it is a date */
  const moment = (at: number, now: number) => {
    const time = wallMinute(at).slice(11);
    const isMidnight = time === '00:00';
    const away = daysBetween(new Date(now), new Date(at));
    if (away === 0) return { day: 'none', when: t('when.today', { time }) };
    if (away === 1)
      return { day: 'none', when: isMidnight ? t('status.tomorrow') : t('when.tomorrow', { time }) };
    const year = at - now > yearAwayMs ? ({ year: 'numeric' } as const) : {};
    const written = dateFormat(regions[locale], { timeZone, day: 'numeric', month: 'long', ...year }).format(
      at,
    );
    const isFirst = dateAt(at).endsWith('-01');
    const date = isFirst && locale === 'el' ? written.replace(/^1/, '1η') : written;
    return { day: isFirst ? 'first' : 'date', when: isMidnight ? date : t('when.onDay', { date, time }) };
  };

  return {
    moment,
    /** The one sentence about where a presentation is now. */
    status: (status: PresentationStatus, now: number): string => {
      switch (status.is) {
        case 'draft':
          return requirementTexts(locale).draft(status.missing);
        case 'lacking':
          return requirementTexts(locale).draft(status.missing, 'status.lacking');
        case 'untagged':
          return t('status.untagged', { count: status.tags.length, tags: list(locale, status.tags) });
        case 'comes':
          return t(status.again ? 'status.back' : 'status.starts', moment(status.at, now));
        case 'on':
          return t('status.on', { count: status.displays, silent: status.silent });
        case 'still':
        case 'off':
        case 'silent':
          return t(`status.${status.is}`, { count: status.displays });
        default:
          return t(`status.${status.is}`);
      }
    },
    /** 'Off 2 displays until 25 March.' */
    change: ({ is, displays, until }: GlassChange, now: number): string =>
      t(`status.${is}`, { count: displays, until: until === null ? 'none' : moment(until, now).when }),
  };
});
