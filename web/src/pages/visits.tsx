import { Skeleton } from '@mantine/core';
import { type PastDisplay, periodFault } from '@psifida/contract/content/shown';
import { systemIds } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ShowSomethingHere } from '../features/displays/show-here.tsx';
import { pastDisplaysQuery } from '../features/past/past-queries.ts';
import { useRegistry } from '../features/systems/registry.tsx';
import { CountingCard } from '../features/visits/counting-card.tsx';
import { isFigureGroup } from '../features/visits/visit-figures.ts';
import { countingQuery, visitReportQuery } from '../features/visits/visit-queries.ts';
import { VisitReport } from '../features/visits/visit-report.tsx';
import { useSession } from '../session/session.ts';
import { Banner, ProblemBanner } from '../ui/banner.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useSearchParams } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ReportFilters, reportAsked, useSubjectName } from './report-filters.tsx';

export default function Visits() {
  const t = useTranslations();
  const registry = useRegistry();
  const mayAdminister = useSession().may('administer');
  const displays = useQuery(pastDisplaysQuery);
  const counting = useQuery(countingQuery);
  const touched = displays.data?.filter(({ system }) => registry[system].installation !== 'wall');
  return (
    <>
      <PageHeader title={t('titles.visits')} intro={t('visits.intro')} />
      {displays.error && <ProblemBanner error={displays.error} onRetry={displays.refetch} />}
      {counting.error && <ProblemBanner error={counting.error} onRetry={counting.refetch} />}
      {counting.data && !counting.data.counting && <Banner tone="wait">{t('visits.off')}</Banner>}
      {displays.isPending && <Skeleton height={320} radius={16} />}
      {touched?.length === 0 && (
        <EmptyState scene="system8" title={t('visits.noDisplays')} action={<ShowSomethingHere touched />}>
          <p>{t('visits.noDisplaysText')}</p>
        </EmptyState>
      )}
      {!!touched?.length && <Reports displays={touched} />}
      {counting.data && <CountingCard state={counting.data} mayAdminister={mayAdminister} />}
    </>
  );
}

function Reports({ displays }: { displays: readonly PastDisplay[] }) {
  const t = useTranslations('visits');
  const language = useLocale();
  const registry = useRegistry();
  const [params, setParams] = useSearchParams();
  const { subject, presentation, from, until, ...asked } = reportAsked(params);
  const [first] = displays;
  const of = asked.of ?? (subject === 'display' ? first?.id : first?.system) ?? '';
  const report = useQuery(
    visitReportQuery({ subject, id: of, from, until, ...(presentation ? { presentation } : {}) }),
  );
  const name = useSubjectName({ of, displays });
  const one = presentation && report.data?.presentations[0];
  const oneName = one ? (one.title?.[language] ?? t(one.erased ? 'erased' : 'unknown')) : '';
  const systems = systemIds.filter((id) => registry[id].installation !== 'wall');
  return (
    <>
      <ReportFilters systems={systems} displays={displays} of={of} presentationName={oneName} />
      {report.error && <ProblemBanner error={report.error} onRetry={report.refetch} />}
      {report.isLoading && <Skeleton height={420} radius={16} />}
      {report.data && !report.error && !periodFault(from, until) && (
        <VisitReport
          report={report.data}
          name={oneName || name}
          group={isFigureGroup(params.show) ? params.show : 'visits'}
          onGroup={(show) => setParams({ show })}
          onPresentation={presentation ? null : (id) => setParams({ presentation: id, from, until })}
        />
      )}
    </>
  );
}
