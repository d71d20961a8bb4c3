import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ListFilter } from '../api/queries.ts';
import { useSearchParams } from './link.tsx';
import classes from './list-toolbar.module.css';
import { FilterSelect, SearchField } from './search-field.tsx';

type Option = { value: string; label: string };
type ListToolbarProps = {
  filter: ListFilter<string, string>;
  state: { label: string; all: string; options: readonly Option[] };
  /** The usual order first. */
  orders: readonly Option[];
  onChange: (changes: Record<string, string | undefined>) => void;
};

export function ListToolbar({ filter, state, orders, onChange }: ListToolbarProps) {
  const t = useTranslations('presentations');
  const usual = orders[0]?.value;
  return (
    <search className={classes.toolbar}>
      <SearchField
        className={classes.search}
        label={t('search')}
        placeholder={t('searchHint')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <FilterSelect {...state} value={filter.state} onChange={(value) => onChange({ state: value })} />
      <NativeSelect
        label={t('order')}
        value={filter.order ?? usual}
        onChange={({ currentTarget: { value } }) =>
          onChange({ order: value === usual ? undefined : value, reversed: undefined })
        }
        data={orders}
      />
    </search>
  );
}

/** What is searched for is in the address; nonsense in it is as good as nothing. */
export const readListSearch = <State extends string, Order extends string>(
  { search, state, order, reversed }: Record<string, unknown>,
  states: readonly State[],
  orders: readonly Order[],
): ListFilter<State, Order> => ({
  search: typeof search === 'string' ? search.slice(0, 200) || undefined : undefined,
  state: states.find((one) => one === state),
  order: orders.find((one) => one === order),
  reversed: reversed === 'true' ? 'true' : undefined,
});

export function useListSearch<State extends string, Order extends string>(
  states: readonly State[],
  orders: readonly Order[],
) {
  const [params, set] = useSearchParams();
  const filter = readListSearch(params, states, orders);
  return {
    filter,
    isFiltered: !!(filter.search || filter.state),
    set,
    clear: () => set({ search: undefined, state: undefined }),
    sorted: {
      order: filter.order ?? String(orders[0]),
      reversed: filter.reversed === 'true',
      onSort: (order: string, reversed: boolean) =>
        set({ order: order === orders[0] ? undefined : order, reversed: reversed ? 'true' : undefined }),
    },
  };
}
