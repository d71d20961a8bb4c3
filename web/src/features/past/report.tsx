import { Button } from '@mantine/core';
import type { Language } from '@psifida/contract/bilingual';
import type { ShownReport } from '@psifida/contract/content/shown';
import { useLocale, useTranslations } from 'use-intl';
import { regions } from '../../i18n/catalogues.ts';
import { useWhen } from '../../i18n/when.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Icon } from '../../ui/icon.tsx';
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

const dayInWords = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(regions[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T12:00Z`));

/** Hours and times by presentation and by day: to read, to take along as a file, and to print. */
export function Report({ report, name, onPresentation }: ReportProps) {
  const t = useTranslations('past');
  const language = useLocale();
  const when = useWhen();
  const titleOf = ({ title, erased }: Presentation) =>
    erased ? t('erased') : (title?.[language] ?? t('unknown'));
  const { presentations, total, from, until } = report;
  const save = () =>
    saveFile({
      name: fileNameOf(language, report),
      type: 'text/csv',
      text: reportCsv(report, {
        headings: [t('day'), t('presentation'), t('hours'), t('seconds'), t('times')],
        total: t('total'),
        titleOf,
      }),
    });
  return (
    <section data-print className={classes.report} aria-labelledby="report-title">
      <div className={classes.head}>
        <div>
          <h2 id="report-title" className={classes.heading}>
            {t('reportTitle', { name })}
          </h2>
          <p className={classes.quiet}>
            {t('period', { from: dayInWords(language, from), until: dayInWords(language, until) })}
          </p>
        </div>
        <div className={classes.tools}>
          <Button variant="default" leftSection={<Icon name="download" />} onClick={save}>
            {t('csv')}
          </Button>
          <Button variant="default" leftSection={<Icon name="printer" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
      {!report.days.length && <p role="status">{t('nothing')}</p>}
      {report.days.length > 0 && (
        <>
          <p className={classes.total} role="status">
            <strong>{t('total')}:</strong>{' '}
            {t('totalLine', { hours: asHours(total.seconds), times: total.times })}
          </p>
          <Sums
            caption={t('byPresentation')}
            first={t('presentation')}
            rows={presentations.map((one) => ({
              key: one.id,
              seconds: one.seconds,
              times: one.times,
              name: titleOf(one),
              ...(onPresentation ? { onChoose: () => onPresentation(one.id) } : {}),
            }))}
          />
          <Sums
            caption={t('byDay')}
            first={t('day')}
            rows={byDay(report).map(({ day, ...sums }) => ({
              key: day,
              name: dayInWords(language, day),
              ...sums,
            }))}
          />
          <p className={classes.quiet}>{t('timesNote')}</p>
          <p className={classes.printed}>{t('printed', { when: when(new Date().toISOString()) })}</p>
        </>
      )}
    </section>
  );
}

type Row = { key: string; name: string; seconds: number; times: number; onChoose?: () => void };

function Sums({ caption, first, rows }: { caption: string; first: string; rows: readonly Row[] }) {
  const t = useTranslations('past');
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{t('hours')}</th>
          <th scope="col">{t('times')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, seconds, times, onChoose }) => (
          <tr key={key}>
            <th scope="row">
              {onChoose ? (
                <button type="button" className={classes.choose} onClick={onChoose}>
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
            <td>{asHours(seconds)}</td>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
