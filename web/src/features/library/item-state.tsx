import type { ItemSummary } from '@psifida/contract/content/library-item';
import { useTranslations } from 'use-intl';
import { useItemTexts } from '../../i18n/item-texts.ts';
import type { CardState } from '../../ui/picture-card.tsx';
import { Pill } from '../../ui/pill.tsx';

type Stateful = Pick<ItemSummary, 'kind' | 'active' | 'missing'>;

export const stateOfItem = ({ active, missing }: Stateful): CardState => {
  if (active) return 'active';
  return missing.length > 0 ? 'draft' : 'inactive';
};

const tones = { active: 'good', inactive: 'quiet', draft: 'wait' } as const;
const icons = { active: 'circle-check', inactive: 'circle-dashed', draft: 'pencil' } as const;

export function ItemState({ item }: { item: Stateful }) {
  const t = useTranslations('library.states');
  const state = stateOfItem(item);
  return (
    <Pill tone={tones[state]} icon={icons[state]}>
      {t(state, { kind: item.kind })}
    </Pill>
  );
}

/** 'Draft: 1 image missing', or that it is whole. */
export function ItemCompleteness({ item }: { item: Stateful }) {
  const t = useTranslations('library.states');
  const { draft } = useItemTexts();
  const { kind, active, missing } = item;
  if (missing.length > 0) return draft(kind, missing);
  return t(active ? 'shown' : 'complete', { kind });
}
