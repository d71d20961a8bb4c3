import { NativeSelect } from '@mantine/core';
import type { Person } from '@psifida/contract/content/presentation';
import { activityActions } from '@psifida/contract/endpoints/activity';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import classes from './activity.module.css';
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
  const set = (name: keyof ActivityFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({
      system: filter.system,
      action: filter.action,
      by: filter.by,
      [name]: event.currentTarget.value || undefined,
    });
  return (
    <div className={classes.filters}>
      <NativeSelect
        size="md"
        label={t('system')}
        value={filter.system ?? ''}
        onChange={set('system')}
        data={[
          { value: '', label: t('allSystems') },
          ...systemIds.map((id) => ({ value: id, label: registry[id].name[locale] })),
        ]}
      />
      <NativeSelect
        size="md"
        label={t('action')}
        value={filter.action ?? ''}
        onChange={set('action')}
        data={[
          { value: '', label: t('allActions') },
          ...activityActions.map((action) => ({ value: action, label: t(action) })),
        ]}
      />
      <NativeSelect
        size="md"
        label={t('by')}
        value={filter.by ?? ''}
        onChange={set('by')}
        data={[
          { value: '', label: t('everyone') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  );
}
