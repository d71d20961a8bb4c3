import { NativeSelect } from '@mantine/core';
import { presentationOrders, presentationStates } from '@psifida/contract/endpoints/presentations';
import { useTranslations } from 'use-intl';
import classes from '../../ui/list-toolbar.module.css';
import { SearchField } from '../../ui/search-field.tsx';
import type { PresentationFilter } from './presentation-queries.ts';

const stateLabels = {
  active: 'filterActive',
  inactive: 'filterInactive',
  incomplete: 'filterIncomplete',
} as const;
const orderLabels = { changed: 'orderChanged', title: 'orderTitle', shown: 'orderShown' } as const;

type ListToolbarProps = {
  filter: PresentationFilter;
  onChange: (changes: Record<string, string | undefined>) => void;
};

/** Search, state and order. */
export function ListToolbar({ filter, onChange }: ListToolbarProps) {
  const t = useTranslations('presentations');
  return (
    <search className={classes.toolbar}>
      <SearchField
        className={classes.search}
        label={t('search')}
        placeholder={t('searchHint')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <NativeSelect
        label={t('filterState')}
        value={filter.state ?? ''}
        size="md"
        onChange={({ currentTarget }) => onChange({ state: currentTarget.value || undefined })}
        data={[
          { value: '', label: t('filterAll') },
          ...presentationStates.map((state) => ({ value: state, label: t(stateLabels[state]) })),
        ]}
      />
      <NativeSelect
        label={t('order')}
        value={filter.order ?? 'changed'}
        size="md"
        onChange={({ currentTarget }) =>
          onChange({ order: currentTarget.value === 'changed' ? undefined : currentTarget.value })
        }
        data={presentationOrders.map((order) => ({ value: order, label: t(orderLabels[order]) }))}
      />
    </search>
  );
}
