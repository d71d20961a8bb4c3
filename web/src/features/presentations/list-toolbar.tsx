import { NativeSelect, TextInput } from '@mantine/core';
import { presentationOrders, presentationStates } from '@psifida/contract/endpoints/presentations';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import classes from './list-toolbar.module.css';
import type { PresentationFilter } from './presentation-queries.ts';

const stateLabels = {
  active: 'filterActive',
  inactive: 'filterInactive',
  incomplete: 'filterIncomplete',
} as const;
const orderLabels = { changed: 'orderChanged', title: 'orderTitle' } as const;
const pause = 250;

type ListToolbarProps = {
  filter: PresentationFilter;
  onChange: (changes: Record<string, string | undefined>) => void;
};

/** Search, state and order. Typing waits for a pause before it asks. */
export function ListToolbar({ filter, onChange }: ListToolbarProps) {
  const t = useTranslations('presentations');
  const [typed, setTyped] = useState(filter.search ?? '');
  const [known, setKnown] = useState(filter.search);
  // The address was changed elsewhere: by the Back button, or by clearing the filters.
  if (known !== filter.search) {
    setKnown(filter.search);
    setTyped(filter.search ?? '');
  }

  const ask = useEffectEvent(() => {
    const search = typed.trim() || undefined;
    if (search === filter.search) return;
    setKnown(search);
    onChange({ search });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key stroke starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => ask(), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className={classes.toolbar}>
      <TextInput
        type="search"
        className={classes.search}
        label={t('search')}
        placeholder={t('searchHint')}
        leftSection={<Icon name="search" />}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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
