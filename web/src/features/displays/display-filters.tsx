import { NativeSelect } from '@mantine/core';
import { type DisplayState, displayStates } from '@psifida/contract/content/display';
import { type Registry, type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import classes from './display-filters.module.css';

export type DisplayFilter = { system: SystemId | undefined; state: DisplayState | undefined };

type DisplayFiltersProps = {
  registry: Registry;
  filter: DisplayFilter;
  onChange: (filter: { system: string | undefined; state: string | undefined }) => void;
};

export function DisplayFilters({ registry, filter, onChange }: DisplayFiltersProps) {
  const t = useTranslations('displays');
  const locale = useLocale();
  return (
    <div className={classes.filters}>
      <NativeSelect
        size="md"
        label={t('filterSystem')}
        value={filter.system ?? ''}
        onChange={({ currentTarget }) => onChange({ ...filter, system: currentTarget.value || undefined })}
        data={[
          { value: '', label: t('allSystems') },
          ...systemIds.map((id) => ({ value: id, label: registry[id].name[locale] })),
        ]}
      />
      <NativeSelect
        size="md"
        label={t('filterState')}
        value={filter.state ?? ''}
        onChange={({ currentTarget }) => onChange({ ...filter, state: currentTarget.value || undefined })}
        data={[
          { value: '', label: t('allStates') },
          ...displayStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
        ]}
      />
    </div>
  );
}
