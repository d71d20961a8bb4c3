import { Box } from '@mantine/core';
import type { Language } from '@psifida/contract/bilingual';
import { csvOf } from '@psifida/contract/content/csv';
import { linesOf, type ShownReport, type Sums, titlesIn } from '@psifida/contract/content/shown';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords, ReportFrame, ReportTable } from '../../ui/report-frame.tsx';

/** `26:03:09`: hours are not days, and no two countries write a decimal hour alike. */
export function asHours(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

type Presentation = ShownReport['presentations'][number];

type CsvWords = {
  headings: readonly [day: string, presentation: string, hours: string, seconds: string, times: string];
  total: string;
  titleOf(presentation: Presentation, from: string, until: string): string;
};

export function reportCsv(report: ShownReport, words: CsvWords): string {
  const { presentations, total } = report;
  const byId = new Map(presentations.map((one) => [one.id, one]));
  const titleOn = (day: string, one: Presentation | undefined) => (one ? words.titleOf(one, day, day) : '');
  return csvOf([
    words.headings,
    ...linesOf(report).map(({ day, presentation, seconds, times }) => [
      day,
      titleOn(day, byId.get(presentation)),
      asHours(seconds),
      seconds,
      times,
    ]),
    [words.total, '', asHours(total.seconds), total.seconds, total.times],
  ]);
}

export const byDay = ({ days }: Pick<ShownReport, 'days'>) =>
  days.map(({ day, shown }) => ({
    day,
    seconds: shown.reduce((sum, [, seconds]) => sum + seconds, 0),
    times: shown.reduce((sum, [, , times]) => sum + times, 0),
  }));

export const fileNameOf = (
  language: Language,
  { from, until }: Pick<ShownReport, 'from' | 'until'>,
): string => `${language === 'el' ? 'ti-edeixan-oi-othones' : 'what-was-shown'}-${from}-${until}.csv`;

/** As it was called between two days: 'The old harbour, later The marina'. */
export function useTitleThen() {
  const t = useTranslations('past');
  const language = useLocale();
  return ({ titles, erased }: Presentation, from: string, until: string): string => {
    if (erased) return t('erased');
    const names = titlesIn(titles, from, until).map(({ title }) => title[language]);
    const renamed = names.filter((name, place) => name !== names[place - 1]);
    return renamed.length ? renamed.reduce((before, after) => t('later', { before, after })) : t('unknown');
  };
}

type ReportProps = { report: ShownReport; name: string; onPresentation: ((id: string) => void) | null };

const cellsOf = ({ seconds, times }: Sums) => [asHours(seconds), times];

export function Report({ report, name, onPresentation }: ReportProps) {
  const t = useTranslations('past');
  const language = useLocale();
  const titleOf = useTitleThen();
  const { presentations, total, from, until } = report;
  const csv = () => ({
    name: fileNameOf(language, report),
    text: reportCsv(report, {
      headings: [t('day'), t('presentation'), t('hours'), t('seconds'), t('times')],
      total: t('total'),
      titleOf,
    }),
  });
  return (
    <ReportFrame title={t('reportTitle', { name })} period={report} csv={csv}>
      {!report.days.length && <p role="status">{t('nothing')}</p>}
      {report.days.length > 0 && (
        <>
          <Box component="p" my={16} fz={18} role="status">
            <strong>{t('total')}:</strong>{' '}
            {t('totalLine', { hours: asHours(total.seconds), times: total.times })}
          </Box>
          <ReportTable
            caption={t('byPresentation')}
            headings={[t('presentation'), t('hours'), t('times')]}
            rows={presentations.map((one) => ({
              key: one.id,
              name: titleOf(one, from, until),
              cells: cellsOf(one),
              ...(onPresentation ? { onChoose: () => onPresentation(one.id) } : {}),
            }))}
          />
          <ReportTable
            caption={t('byDay')}
            headings={[t('day'), t('hours'), t('times')]}
            rows={byDay(report).map(({ day, ...sums }) => ({
              key: day,
              name: dayInWords(language, day),
              cells: cellsOf(sums),
            }))}
          />
          <p className="shape-quiet">{t('timesNote')}</p>
        </>
      )}
    </ReportFrame>
  );
}
