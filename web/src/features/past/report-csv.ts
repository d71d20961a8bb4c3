import type { Language } from '@psifida/contract/bilingual';
import { csvOf } from '@psifida/contract/content/csv';
import { linesOf, type ShownReport } from '@psifida/contract/content/shown';

/** `26:03:09`: hours are not days, and no two countries write a decimal hour alike. */
export function asHours(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

type CsvWords = {
  headings: readonly [day: string, presentation: string, hours: string, seconds: string, times: string];
  total: string;
  titleOf(presentation: ShownReport['presentations'][number]): string;
};

/** One line per day and presentation, and the sum. */
export function reportCsv(report: ShownReport, words: CsvWords): string {
  const { presentations, total } = report;
  const titles = new Map(presentations.map((one) => [one.id, words.titleOf(one)]));
  return csvOf([
    words.headings,
    ...linesOf(report).map(({ day, presentation, seconds, times }) => [
      day,
      titles.get(presentation) ?? '',
      asHours(seconds),
      seconds,
      times,
    ]),
    [words.total, '', asHours(total.seconds), total.seconds, total.times],
  ]);
}

/** Of each day over all presentations. */
export const byDay = ({ days }: Pick<ShownReport, 'days'>) =>
  days.map(({ day, shown }) => ({
    day,
    seconds: shown.reduce((sum, [, seconds]) => sum + seconds, 0),
    times: shown.reduce((sum, [, , times]) => sum + times, 0),
  }));

/** `what-was-shown-2026-01-01-2026-12-31.csv` */
export const fileNameOf = (
  language: Language,
  { from, until }: Pick<ShownReport, 'from' | 'until'>,
): string => `${language === 'el' ? 'ti-edeixan-oi-othones' : 'what-was-shown'}-${from}-${until}.csv`;
