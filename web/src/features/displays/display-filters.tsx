import { type DisplayState, displayStates } from '@psifida/contract/content/display';
import { type Registry, type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import classes from '../../ui/list-toolbar.module.css';
import { FilterSelect } from '../../ui/search-field.tsx';

type DisplayFilter = { system: SystemId | undefined; state: DisplayState | undefined };

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
      <FilterSelect
        label={t('filterSystem')}
        all={t('allSystems')}
        value={filter.system}
        options={systemIds.map((id) => ({ value: id, label: registry[id].name[locale] }))}
        onChange={(system) => onChange({ ...filter, system })}
      />
      <FilterSelect
        label={t('filterState')}
        all={t('allStates')}
        value={filter.state}
        options={displayStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </div>
  );
}
