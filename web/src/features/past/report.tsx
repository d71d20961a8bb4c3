import type { ShownReport, Sums } from '@psifida/contract/content/shown';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords, ReportFrame, ReportTable } from '../../ui/report-frame.tsx';
import classes from './past.module.css';
import { asHours, byDay, fileNameOf, reportCsv } from './report-csv.ts';

type Presentation = ShownReport['presentations'][number];

type ReportProps = {
  report: ShownReport;
  /** What the report is about. */
  name: string;
  /** Null where it is about one presentation already. */
  onPresentation: ((id: string) => void) | null;
};

const cellsOf = ({ seconds, times }: Sums) => [asHours(seconds), times];

/** Hours and times by presentation and by day. */
export function Report({ report, name, onPresentation }: ReportProps) {
  const t = useTranslations('past');
  const language = useLocale();
  const titleOf = ({ title, erased }: Presentation) =>
    erased ? t('erased') : (title?.[language] ?? t('unknown'));
  const { presentations, total } = report;
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
          <p className={classes.total} role="status">
            <strong>{t('total')}:</strong>{' '}
            {t('totalLine', { hours: asHours(total.seconds), times: total.times })}
          </p>
          <ReportTable
            caption={t('byPresentation')}
            headings={[t('presentation'), t('hours'), t('times')]}
            rows={presentations.map((one) => ({
              key: one.id,
              name: titleOf(one),
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
          <p className={classes.quiet}>{t('timesNote')}</p>
        </>
      )}
    </ReportFrame>
  );
}
