import { presentationOrders, presentationStates } from '@psifida/contract/endpoints/presentations';
import { useTranslations } from 'use-intl';
import { ListToolbar as AnyToolbar } from '../../ui/list-toolbar.tsx';
import type { PresentationFilter } from './presentation-queries.ts';

const stateLabels = {
  active: 'presentations.filterActive',
  inactive: 'presentations.filterInactive',
  incomplete: 'presentations.filterIncomplete',
  doubted: 'parity.filter',
} as const;
const orderLabels = { changed: 'orderChanged', title: 'orderTitle', shown: 'orderShown' } as const;

type ListToolbarProps = {
  filter: PresentationFilter;
  onChange: (changes: Record<string, string | undefined>) => void;
};

/** Search, state and order. */
export function ListToolbar({ filter, onChange }: ListToolbarProps) {
  const t = useTranslations('presentations');
  const every = useTranslations();
  return (
    <AnyToolbar
      filter={filter}
      state={{
        label: t('filterState'),
        all: t('filterAll'),
        options: presentationStates.map((state) => ({ value: state, label: every(stateLabels[state]) })),
      }}
      orders={presentationOrders.map((order) => ({ value: order, label: t(orderLabels[order]) }))}
      onChange={onChange}
    />
  );
}
