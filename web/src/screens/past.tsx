import { NativeSelect } from '@mantine/core';
import { sceneFor } from '@psifida/art/scenes';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import { isSystemId, systemIds } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { MomentAnswer } from '../features/past/moment-answer.tsx';
import { DisplaySelect, MomentForm } from '../features/past/moment-form.tsx';
import classes from '../features/past/past.module.css';
import {
  momentQuery,
  pastDisplaysQuery,
  type ReportWanted,
  reportQuery,
} from '../features/past/past-queries.ts';
import { Report } from '../features/past/report.tsx';
import { PlayerFrame } from '../features/preview/player-frame.tsx';
import { useRegistry } from '../features/systems/registry.tsx';
import { useSession } from '../lib/session.ts';
import { Segments } from '../ui/choice-group.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Drawing } from '../ui/icon.tsx';
import { useSearchParams } from '../ui/link.tsx';
import toolbar from '../ui/list-toolbar.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming, Placeholder } from '../ui/placeholder.tsx';
import { WrittenField } from '../ui/written-field.tsx';

/** What was on the glass: a moment of a display, or a report. What is asked for is in the address. */
export default function Past() {
  const t = useTranslations();
  const [params, setParams] = useSearchParams();
  const displays = useQuery(pastDisplaysQuery);
  const view = params.view === 'report' ? 'report' : 'moment';
  return (
    <>
      <div>
        <PageHeader title={t('titles.past')} intro={t('past.intro')} />
        {!!displays.data?.length && (
          <div className={classes.view}>
            <Segments
              legend={t('past.view')}
              value={view}
              options={(['moment', 'report'] as const).map((value) => ({ value, label: t(`past.${value}`) }))}
              onChange={(value) => setParams({ view: value })}
            />
          </div>
        )}
      </div>
      <Coming query={displays}>
        <Placeholder heights={[320]} />
      </Coming>
      {displays.data?.length === 0 && (
        <EmptyState
          picture={<Drawing svg={sceneFor('system3', { width: 800, height: 600 })} />}
          title={t('past.noDisplays')}
        >
          <p>{t('past.noDisplaysText')}</p>
        </EmptyState>
      )}
      {!!displays.data?.length && (view === 'moment' ? <Moment /> : <Reports />)}
    </>
  );
}

const silent = () => {};

function Moment() {
  const t = useTranslations('past');
  const mayErase = useSession().may('administer');
  const [params, setParams] = useSearchParams();
  const { data: displays = [] } = useQuery(pastDisplaysQuery);
  const [opened] = useState(() => new Date().toISOString());
  const at = Number.isNaN(Date.parse(params.at ?? '')) ? opened : (params.at ?? opened);
  const display = params.display ?? (displays.length === 1 ? (displays[0]?.id ?? '') : '');
  const moment = useQuery(momentQuery(display, at));
  return (
    <>
      <MomentForm
        displays={displays}
        value={display}
        onChange={(id) => setParams({ display: id, at })}
        at={at}
        onAt={(chosen) => setParams({ display, at: chosen ?? new Date().toISOString() })}
      />
      <Coming query={moment}>
        <Placeholder heights={[420]} />
      </Coming>
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

/** The month so far. */
const usualPeriod = () => {
  const today = dateAt(Date.now());
  return { from: addDays(today, -29), until: today };
};

function Reports() {
  const t = useTranslations('past');
  const language = useLocale();
  const registry = useRegistry();
  const [params, setParams] = useSearchParams();
  const { data: displays = [] } = useQuery(pastDisplaysQuery);
  const subject = params.subject === 'display' ? 'display' : 'system';
  const whole = params.of ?? '';
  const period = { ...usualPeriod(), ...(params.from && params.until ? params : {}) };
  const { from = '', until = '' } = period;
  const wanted: Pick<ReportWanted, 'subject' | 'id'> = params.presentation
    ? { subject: 'presentation', id: params.presentation }
    : { subject, id: whole };
  const report = useQuery(reportQuery({ ...wanted, from, until }));
  const display = displays.find(({ id }) => id === whole);
  const name = isSystemId(whole) ? registry[whole].name[language] : (display?.name ?? '');
  const one = params.presentation && report.data?.presentations[0];
  const oneName = one ? (one.title?.[language] ?? t(one.erased ? 'erased' : 'unknown')) : '';
  const choose = (of: string | undefined) => setParams({ of, presentation: undefined, from, until });
  const day = (which: 'from' | 'until') => (
    <WrittenField
      as="date"
      label={t(which === 'from' ? 'periodFrom' : 'periodUntil')}
      value={which === 'from' ? from : until}
      onChange={(value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && setParams({ from, until, [which]: value })}
    />
  );
  return (
    <>
      <div className={toolbar.filters}>
        <NativeSelect
          size="md"
          label={t('reportOf')}
          value={subject}
          onChange={({ currentTarget }) =>
            setParams({ subject: currentTarget.value, of: undefined, presentation: undefined })
          }
          data={(['system', 'display'] as const).map((value) => ({ value, label: t(`subjects.${value}`) }))}
        />
        {subject === 'display' ? (
          <DisplaySelect displays={displays} value={whole} onChange={choose} />
        ) : (
          <NativeSelect
            size="md"
            label={t('subjects.system')}
            value={whole}
            onChange={({ currentTarget }) => choose(currentTarget.value || undefined)}
            data={[
              { value: '', label: t('chooseSystem') },
              ...systemIds.map((id) => ({ value: id, label: registry[id].name[language] })),
            ]}
          />
        )}
        {params.presentation && (
          <NativeSelect
            size="md"
            label={t('subjects.presentation')}
            value={params.presentation}
            onChange={({ currentTarget }) => setParams({ presentation: currentTarget.value || undefined })}
            data={[
              { value: params.presentation, label: t('onePresentation', { title: oneName }) },
              { value: '', label: t('allPresentations') },
            ]}
          />
        )}
        {day('from')}
        {day('until')}
      </div>
      {!whole && <p role="status">{t('choose')}</p>}
      <Coming query={report}>
        <Placeholder heights={[320]} />
      </Coming>
      {whole && report.data && !report.error && (
        <Report
          report={report.data}
          name={oneName || name}
          onPresentation={
            params.presentation || subject === 'display'
              ? null
              : (id) => setParams({ presentation: id, from, until })
          }
        />
      )}
    </>
  );
}
