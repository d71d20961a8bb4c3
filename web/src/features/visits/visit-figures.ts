import type { Language } from '@psifida/contract/bilingual';
import { addDays } from '@psifida/contract/content/athens-time';
import { csvOf } from '@psifida/contract/content/csv';
import {
  type Counted,
  counted,
  countedOfPresentation,
  type Figures,
  hoursOf,
  noFigures,
  sumsBy,
  type VisitReport,
} from '@psifida/contract/content/visits';

export const figureGroups = {
  visits: ['visit'],
  languages: ['greek', 'english'],
  access: ['access'],
  opened: ['opened'],
  'taken-home': ['taken-home'],
  'steps-finished': ['steps-finished'],
  'puzzle-solved': ['puzzle-solved'],
} as const satisfies Record<string, readonly Counted[]>;
export type FigureGroup = keyof typeof figureGroups;
export const isFigureGroup = (name: string | undefined): name is FigureGroup =>
  name !== undefined && name in figureGroups;

const all = Object.keys(figureGroups) as FigureGroup[];

/** Those in which there is something; of a presentation only what is done with one. Never none. */
export function groupsIn({ total }: VisitReport, ofPresentation: boolean): FigureGroup[] {
  const always: FigureGroup = ofPresentation ? 'opened' : 'visits';
  const isMeant = (what: Counted) =>
    !ofPresentation || (countedOfPresentation as readonly Counted[]).includes(what);
  return all.filter(
    (group) =>
      group === always || figureGroups[group].some((what: Counted) => isMeant(what) && total[what] > 0),
  );
}

export type Line = { key: string; figures: Figures };

/** Up to so many days each has its own bar; what is longer is told by months. */
const daysAtMost = 62;

const range = (from: string, until: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Every day, or every month, of the period: one on which nobody came is told too. */
export function byTime(report: VisitReport): { of: 'days' | 'months'; lines: Line[] } {
  const days = range(report.from, report.until);
  const of = days.length > daysAtMost ? 'months' : 'days';
  const keyOf = ({ day }: { day: string }) => (of === 'days' ? day : day.slice(0, 7));
  const sums = sumsBy(hoursOf(report), keyOf);
  const keys = [...new Set(days.map((day) => keyOf({ day })))];
  return { of, lines: keys.map((key) => ({ key, figures: sums.get(key) ?? noFigures() })) };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const hourText = (hour: number): string => `${twoDigits(hour)}:00`;

export function byHour(report: VisitReport): Line[] {
  const hours = hoursOf(report);
  const sums = sumsBy(hours, ({ hour }) => hourText(hour));
  const [first, last] = [
    Math.min(...hours.map(({ hour }) => hour)),
    Math.max(...hours.map(({ hour }) => hour)),
  ];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const key = hourText(first + index);
    return { key, figures: sums.get(key) ?? noFigures() };
  });
}

export type CsvWords = { day: string; hour: string; total: string; nameOf(what: Counted): string };

export const visitCsv = (report: VisitReport, words: CsvWords): string =>
  csvOf([
    [words.day, words.hour, ...counted.map(words.nameOf)],
    ...hoursOf(report).map(({ day, hour, figures }) => [
      day,
      hourText(hour),
      ...counted.map((what) => figures[what]),
    ]),
    [words.total, '', ...counted.map((what) => report.total[what])],
  ]);

export const fileNameOf = (
  language: Language,
  { from, until }: Pick<VisitReport, 'from' | 'until'>,
): string => `${language === 'el' ? 'episkepseis' : 'visits'}-${from}-${until}.csv`;
