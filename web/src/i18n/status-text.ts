import { dateAt, wallMinute } from '@psifida/contract/content/athens-time';
import type { GlassChange, PresentationStatus } from '@psifida/contract/content/presentation-status';
import type { TownStatus } from '@psifida/contract/content/town-status';
import type { takesOffParams } from '@psifida/contract/endpoints/acknowledged';
import type { TownKind } from '@psifida/contract/kinds';
import type { z } from 'zod';
import { regions, timeZone } from './catalogues.ts';
import { itemTexts } from './item-texts.ts';
import { dateFormat, madeOnce, translatorOf } from './made-once.ts';
import { list, requirementTexts } from './requirement-texts.ts';
import { daysBetween } from './when.ts';

/** A date of the year to come needs no year. */
const yearAwayMs = 364 * 24 * 3_600_000;

type Leaving = z.infer<typeof takesOffParams>['leaving'][number];

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

  const untilText = (until: number | null, now: number) => {
    const { day, when } = until === null ? { day: 'none', when: 'none' } : moment(until, now);
    return { day, until: when };
  };
  /** 'Off 2 displays until 25 March.' */
  const change = ({ is, displays, until }: GlassChange, now: number): string =>
    t(`status.${is}`, { count: displays, ...untilText(until, now) });

  const status = (one: PresentationStatus, now: number): string => {
    switch (one.is) {
      case 'draft':
        return requirementTexts(locale).draft(one.missing);
      case 'lacking':
        return requirementTexts(locale).draft(one.missing, 'status.lacking');
      case 'untagged':
        return t('status.untagged', { count: one.tags.length, tags: list(locale, one.tags) });
      case 'comes':
        return t(one.again ? 'status.back' : 'status.starts', moment(one.at, now));
      case 'on':
        return t('status.on', { count: one.displays, silent: one.silent, ended: one.ended });
      case 'still':
      case 'off':
      case 'silent':
        return t(`status.${one.is}`, { count: one.displays });
      default:
        return t(`status.${one.is}`);
    }
  };

  return {
    change,
    /** What is asked before something leaves displays that show it: 'This takes it off 2 displays until 25 March' */
    question: (leaving: readonly Leaving[], now: number) => {
      const known = leaving.map(({ title, displays, until }) => ({
        ...{ title: title[locale], is: 'leaves' as const, displays },
        until: until === null ? null : Date.parse(until),
      }));
      const [first, ...others] = known;
      return {
        title: t('status.offTitle', {
          ...{ titles: known.length, count: first?.displays ?? 0 },
          ...untilText(first?.until ?? null, now),
        }),
        lines: others.length
          ? known.map((one) => `${one.title}: ${change(one, now)}`)
          : [t('status.offText', { title: first?.title ?? '' })],
        go: t('status.offGo'),
      };
    },
    /** The one sentence about where a presentation is now. */
    status,
    /** And about where an announcement or an event is. */
    townStatus: (kind: TownKind, one: TownStatus, now: number): string => {
      switch (one.is) {
        case 'draft':
          return itemTexts(locale).draft(kind, one.missing);
        case 'lacking':
          return t('status.lacking', itemTexts(locale).missing(one.missing));
        case 'comes':
          return one.event ? t('status.announced', moment(one.at, now)) : status(one, now);
        case 'roomless':
        case 'over':
          return t(`status.${one.is}`);
        default:
          return status(one, now);
      }
    },
  };
});

const restful = ['off', 'inactive', 'ended', 'over', 'comes'];

export const statusTone = ({ is }: PresentationStatus | TownStatus): 'good' | 'quiet' | 'wait' =>
  is === 'on' ? 'good' : restful.includes(is) ? 'quiet' : 'wait';
