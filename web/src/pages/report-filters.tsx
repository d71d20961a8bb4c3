import { NativeSelect } from '@mantine/core';
import { isSystemId, type SystemId } from '@psifida/contract/registry/systems';
import { useTranslations } from 'use-intl';
import { DisplaySelect } from '../features/past/moment-form.tsx';
import { useSystemName } from '../features/systems/registry.tsx';
import { useSearchParams } from '../ui/link.tsx';
import toolbar from '../ui/list-toolbar.module.css';
import { PeriodFields, usualPeriod } from '../ui/report-frame.tsx';

export function reportAsked(params: Record<string, string | undefined>) {
  const { of, presentation, from, until } = params;
  return {
    subject: params.subject === 'display' ? ('display' as const) : ('system' as const),
    of,
    presentation,
    ...(from && until ? { from, until } : usualPeriod()),
  };
}

type ReportFiltersProps = {
  systems: readonly SystemId[];
  displays: Parameters<typeof DisplaySelect>[0]['displays'];
  of: string;
  presentationName: string;
};

export function ReportFilters({ systems, displays, of, presentationName }: ReportFiltersProps) {
  const t = useTranslations('past');
  const systemName = useSystemName();
  const [params, setParams] = useSearchParams();
  const { subject, presentation, from, until } = reportAsked(params);
  const choose = (id: string | undefined) => setParams({ of: id, presentation: undefined, from, until });
  return (
    <div className={toolbar.filters}>
      <NativeSelect
        label={t('reportOf')}
        value={subject}
        onChange={({ currentTarget }) =>
          setParams({ subject: currentTarget.value, of: undefined, presentation: undefined })
        }
        data={(['system', 'display'] as const).map((value) => ({ value, label: t(`subjects.${value}`) }))}
      />
      {subject === 'display' ? (
        <DisplaySelect displays={displays} value={of} onChange={choose} />
      ) : (
        <NativeSelect
          label={t('subjects.system')}
          value={of}
          onChange={({ currentTarget }) => choose(currentTarget.value || undefined)}
          data={[
            ...(isSystemId(of) ? [] : [{ value: '', label: t('chooseSystem') }]),
            ...systems.map((id) => ({ value: id, label: systemName(id) })),
          ]}
        />
      )}
      {presentation && (
        <NativeSelect
          label={t('subjects.presentation')}
          value={presentation}
          onChange={({ currentTarget }) => setParams({ presentation: currentTarget.value || undefined })}
          data={[
            { value: presentation, label: t('onePresentation', { title: presentationName }) },
            { value: '', label: t('allPresentations') },
          ]}
        />
      )}
      <PeriodFields from={from} until={until} onChange={setParams} />
    </div>
  );
}

export function useSubjectName({ of, displays }: Pick<ReportFiltersProps, 'of' | 'displays'>): string {
  const systemName = useSystemName();
  return isSystemId(of) ? systemName(of) : (displays.find(({ id }) => id === of)?.name ?? '');
}
