import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './list-toolbar.module.css';
import { FilterSelect, SearchField } from './search-field.tsx';

type Option = { value: string; label: string };
type ListToolbarProps = {
  filter: { search?: string | undefined; state?: string | undefined; order?: string | undefined };
  state: { label: string; all: string; options: readonly Option[] };
  /** The usual order first. */
  orders: readonly [Option, ...Option[]] | readonly Option[];
  onChange: (changes: Record<string, string | undefined>) => void;
};

/** Search, state and order of a list. */
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
        size="md"
        onChange={({ currentTarget: { value } }) => onChange({ order: value === usual ? undefined : value })}
        data={orders}
      />
    </search>
  );
}
