import { Box } from '@mantine/core';
import { periodFault } from '@psifida/contract/content/shown';
import { addressOf } from '@psifida/contract/registry/addresses';
import { systemIds } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShowSomethingHere } from '../features/displays/show-here.tsx';
import { DayTimeline } from '../features/past/day-timeline.tsx';
import { MomentAnswer } from '../features/past/moment-answer.tsx';
import { MomentForm } from '../features/past/moment-form.tsx';
import classes from '../features/past/past.module.css';
import {
  momentQuery,
  pastDisplaysQuery,
  type ReportWanted,
  reportQuery,
} from '../features/past/past-queries.ts';
import { Report, useTitleThen } from '../features/past/report.tsx';
import { PlayerFrame } from '../features/preview/player-frame.tsx';
import { useSession } from '../session/session.ts';
import { Segments } from '../ui/choice-group.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink, useSearchParams } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import { ReportFilters, reportAsked, useSubjectName } from './report-filters.tsx';

export default function Past() {
  const t = useTranslations();
  const [params, setParams] = useSearchParams();
  const displays = useQuery(pastDisplaysQuery);
  const view = params.view === 'report' ? 'report' : 'moment';
  const display = params.display ?? lastRecorded(displays.data ?? []);
  /** Whichever of the two is open, the display that is looked at stays the same. */
  const open = (next: typeof view) =>
    setParams(
      next === 'report'
        ? { view: next, subject: 'display', of: display || undefined, presentation: undefined }
        : { view: next, ...(params.subject === 'display' && params.of ? { display: params.of } : {}) },
    );
  return (
    <>
      <div>
        <PageHeader title={t('titles.past')} intro={t('past.intro')} />
        {!!displays.data?.length && (
          <Box mb={24}>
            <Segments<typeof view>
              legend={t('past.view')}
              value={view}
              options={(['moment', 'report'] as const).map((value) => ({ value, label: t(`past.${value}`) }))}
              onChange={(next) => next !== view && open(next)}
            />
          </Box>
        )}
      </div>
      <Coming query={displays} heights={[320]} />
      {displays.data?.length === 0 && (
        <EmptyState
          scene="system3"
          title={t('past.noDisplays')}
          action={
            <>
              <ShowSomethingHere />
              <ButtonLink to={addressOf({ screen: 'displays' })}>{t('titles.displays')}</ButtonLink>
            </>
          }
        >
          <p>{t('past.noDisplaysText')}</p>
        </EmptyState>
      )}
      {!!displays.data?.length && (view === 'moment' ? <Moment display={display} /> : <Reports />)}
    </>
  );
}

/** The display that most lately recorded something: there is something to see at once. */
const lastRecorded = (displays: readonly { id: string; recordedOn: string | null }[]): string =>
  displays.toSorted((a, b) => (b.recordedOn ?? '').localeCompare(a.recordedOn ?? ''))[0]?.id ?? '';

const silent = () => {};

function Moment({ display }: { display: string }) {
  const t = useTranslations('past');
  const mayErase = useSession().may('administer');
  const [params, setParams] = useSearchParams();
  const { data: displays = [] } = useQuery(pastDisplaysQuery);
  const [opened] = useState(() => new Date().toISOString());
  const asked = Number.isNaN(Date.parse(params.at ?? '')) ? undefined : params.at;
  const moment = useQuery(momentQuery(display, asked));
  const at = asked ?? moment.data?.at ?? opened;
  return (
    <>
      <MomentForm
        displays={displays}
        value={display}
        onChange={(id) => setParams({ display: id, at: asked })}
        at={at}
        onAt={(chosen) => setParams({ display, at: chosen })}
      />
      <Coming query={moment} heights={[420]} />
      {moment.data && (
        <DayTimeline moment={moment.data} onAt={(chosen) => setParams({ display, at: chosen })} />
      )}
      {moment.data && (
        <MomentAnswer
          moment={moment.data}
          mayErase={mayErase}
          onAt={(chosen) => setParams({ display, at: chosen })}
          player={(message, pixels) => (
            <div className={classes.player} style={{ aspectRatio: `${pixels.width} / ${pixels.height}` }}>
              <PlayerFrame title={t('frame')} pixels={pixels} message={message} onReady={silent} />
            </div>
          )}
        />
      )}
    </>
  );
}

function Reports() {
  const t = useTranslations('past');
  const titleThen = useTitleThen();
  const [params, setParams] = useSearchParams();
  const { data: displays = [] } = useQuery(pastDisplaysQuery);
  const { subject, of = '', presentation, from, until } = reportAsked(params);
  const wanted: Pick<ReportWanted, 'subject' | 'id'> = presentation
    ? { subject: 'presentation', id: presentation }
    : { subject, id: of };
  const report = useQuery(reportQuery({ ...wanted, from, until }));
  const name = useSubjectName({ of, displays });
  const one = presentation && report.data?.presentations[0];
  const oneName = one ? titleThen(one, from, until) : '';
  return (
    <>
      <ReportFilters systems={systemIds} displays={displays} of={of} presentationName={oneName} />
      {!of && <p role="status">{t('choose')}</p>}
      <Coming query={report} heights={[320]} />
      {of && report.data && !report.error && !periodFault(from, until) && (
        <Report
          report={report.data}
          name={oneName || name}
          onPresentation={
            presentation || subject === 'display'
              ? null
              : (id) => setParams({ presentation: id, from, until })
          }
        />
      )}
    </>
  );
}
