import type { Person } from '@psifida/contract/content/presentation';
import { type ActivityAction, activityActions, approvalActions } from '@psifida/contract/endpoints/activity';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import { asksApproval } from '../../lib/runtime-config.ts';
import classes from '../../ui/list-toolbar.module.css';
import { FilterSelect } from '../../ui/search-field.tsx';
import type { ActivityFilter } from './activity-query.ts';

type ActivityFiltersProps = {
  registry: Registry;
  filter: ActivityFilter;
  /** Everyone who has ever done something. */
  people: readonly Person[];
  onChange: (changes: Record<keyof ActivityFilter, string | undefined>) => void;
};

export function ActivityFilters({ registry, filter, people, onChange }: ActivityFiltersProps) {
  const t = useTranslations('activity');
  const locale = useLocale();
  const isMeant = (action: ActivityAction) =>
    asksApproval() || !approvalActions.some((one) => one === action);
  const actions = activityActions.filter(isMeant);
  const set = (name: keyof ActivityFilter) => (value: string | undefined) =>
    onChange({ system: filter.system, action: filter.action, by: filter.by, [name]: value });
  return (
    <div className={classes.filters}>
      <FilterSelect
        label={t('system')}
        all={t('allSystems')}
        value={filter.system}
        options={systemIds.map((id) => ({ value: id, label: registry[id].name[locale] }))}
        onChange={set('system')}
      />
      <FilterSelect
        label={t('action')}
        all={t('allActions')}
        value={filter.action}
        options={actions.map((action) => ({ value: action, label: t(action) }))}
        onChange={set('action')}
      />
      <FilterSelect
        label={t('by')}
        all={t('everyone')}
        value={filter.by}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={set('by')}
      />
    </div>
  );
}
