import { Box, NativeSelect } from '@mantine/core';
import type { Counted, Figures, VisitReport as Report } from '@psifida/contract/content/visits';
import { isOfPresentation } from '@psifida/contract/content/visits';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { regions } from '../../i18n/catalogues.ts';
import { ReportFrame, type ReportRow, ReportTable } from '../../ui/report-frame.tsx';
import { writings } from '../../ui/written-field.tsx';
import { Plot, type PlotProps } from './plot.tsx';
import {
  byHour,
  byTime,
  type FigureGroup,
  figureGroups,
  fileNameOf,
  groupsIn,
  visitCsv,
} from './visit-figures.ts';
import classes from './visits.module.css';

const namedBarsAtMost = 12;

type VisitReportProps = {
  report: Report;
  name: string;
  group: FigureGroup;
  onGroup: (group: FigureGroup) => void;
  onPresentation: ((id: string) => void) | null;
};

export function VisitReport({ report, name, group: wanted, onGroup, onPresentation }: VisitReportProps) {
  const t = useTranslations('visits');
  const language = useLocale();
  const groups = groupsIn(report, onPresentation === null);
  const group = groups.includes(wanted) ? wanted : (groups[0] ?? 'visits');
  const titleOf = ({ title, erased }: Report['presentations'][number]) =>
    title?.[language] ?? t(erased ? 'erased' : 'unknown');
  const csv = () => ({
    name: fileNameOf(language, report),
    text: visitCsv(report, {
      ...{ day: t('day'), hour: t('hour'), total: t('total') },
      nameOf: (what) => t(`counted.${what}`),
    }),
  });
  const { of, lines } = byTime(report);
  const ofPresentations = figureGroups[group].filter(isOfPresentation);
  const shown = figureGroups[group];
  return (
    <ReportFrame title={t('reportTitle', { name })} period={report} csv={csv}>
      {report.days.length === 0 ? (
        <p role="status">{t('nothing')}</p>
      ) : (
        <>
          <Totals total={report.total} groups={groups} />
          <Box maw={320} mb={24} className={classes.which}>
            <NativeSelect
              label={t('which')}
              value={group}
              onChange={({ currentTarget }) => onGroup(currentTarget.value as FigureGroup)}
              data={groups.map((value) => ({ value, label: t(`groups.${value}`) }))}
            />
          </Box>
          <Plotted
            caption={t(of === 'days' ? 'byDay' : 'byMonth', { what: t(`groups.${group}`) })}
            first={t(of === 'days' ? 'day' : 'month')}
            counted={shown}
            rows={lines.map(({ key, figures }) => ({
              ...{ key, figures },
              name: of === 'days' ? writings.date.toText(key) : monthInWords(language, key),
              // The year stands in the table: under a bar there is room for the day alone.
              short: of === 'days' ? writings.dayOfYear.toText(key.slice(5)) : monthInWords(language, key),
            }))}
          />
          <Plotted
            caption={t('byHour', { what: t(`groups.${group}`) })}
            first={t('hour')}
            counted={shown}
            rows={byHour(report).map(({ key, figures }) => ({ key, figures, name: key }))}
          />
          {onPresentation && report.presentations.length > 0 && (
            <Plotted
              lying
              caption={t('byPresentation', {
                what: t(`groups.${ofPresentations.length ? group : 'opened'}`),
              })}
              first={t('presentation')}
              counted={ofPresentations.length ? ofPresentations : ['opened']}
              rows={report.presentations.map((one) => ({
                key: one.id,
                figures: one,
                name: titleOf(one),
                onChoose: () => onPresentation(one.id),
              }))}
            />
          )}
          <p className="shape-quiet">{t('note')}</p>
          {group === 'access' && <p className="shape-quiet">{t('accessNote')}</p>}
        </>
      )}
    </ReportFrame>
  );
}

/** 'June 2026' */
const monthInWords = (language: 'el' | 'en', month: string): string =>
  new Intl.DateTimeFormat(regions[language], { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(
    new Date(`${month}-15T12:00Z`),
  );

function Totals({ total, groups }: { total: Figures; groups: readonly FigureGroup[] }) {
  const t = useTranslations('visits');
  const { number } = useFormatter();
  return (
    <dl className={classes.totals} aria-label={t('total')}>
      {groups.flatMap((group) =>
        figureGroups[group].map((what) => (
          <div key={what}>
            <dt className="shape-quiet">{t(`counted.${what}`)}</dt>
            <dd>{number(total[what])}</dd>
          </div>
        )),
      )}
    </dl>
  );
}

type Row = Pick<ReportRow, 'key' | 'name' | 'onChoose'> & {
  short?: string;
  figures: Partial<Figures>;
};
type PlottedProps = {
  caption: string;
  first: string;
  counted: readonly Counted[];
  rows: readonly Row[];
  lying?: boolean;
};

function Plotted({ caption, first, counted, rows, lying = false }: PlottedProps) {
  const t = useTranslations('visits');
  const { number } = useFormatter();
  const named = lying ? rows.slice(0, namedBarsAtMost) : rows;
  const bars: PlotProps['bars'] = named.map(({ key, name, short, figures }) => ({
    key,
    name: short ?? name,
    values: Object.fromEntries(counted.map((what) => [what, figures[what] ?? 0])),
  }));
  return (
    <div className={classes.plotted}>
      <Plot
        label={t('plot', { caption })}
        lying={lying}
        series={counted.map((what) => ({ name: what, label: t(`counted.${what}`) }))}
        bars={bars}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={classes.figures} tabIndex={0} aria-label={caption}>
        <ReportTable
          caption={caption}
          headings={[first, ...counted.map((what) => t(`counted.${what}`))]}
          rows={rows.map(({ figures, short: _, ...row }) => ({
            ...row,
            cells: counted.map((what) => number(figures[what] ?? 0)),
          }))}
        />
      </section>
    </div>
  );
}
