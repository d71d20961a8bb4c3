import type { ItemSummary } from '@psifida/contract/content/library-item';
import { useTranslations } from 'use-intl';
import { useItemTexts } from '../../i18n/item-texts.ts';
import { StatePill, stateOf } from '../../ui/pill.tsx';

type Stateful = Pick<ItemSummary, 'kind' | 'active' | 'missing'>;

export function ItemState({ item }: { item: Stateful }) {
  const t = useTranslations('library.states');
  const state = stateOf(item);
  return <StatePill state={state}>{t(state, { kind: item.kind })}</StatePill>;
}

/** 'Draft: 1 image missing', or that it is whole. */
export function ItemCompleteness({ item }: { item: Stateful }) {
  const t = useTranslations('library.states');
  const { draft } = useItemTexts();
  const { kind, active, missing } = item;
  if (missing.length > 0) return draft(kind, missing);
  return t(active ? 'shown' : 'complete', { kind });
}
