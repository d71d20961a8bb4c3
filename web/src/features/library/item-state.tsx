import { Box } from '@mantine/core';
import type { ListedItem } from '@psifida/contract/content/library-item';
import { isTownKind } from '@psifida/contract/kinds';
import { useLocale, useTranslations } from 'use-intl';
import { useTownAudience } from '../../api/audiences.ts';
import { useItemTexts } from '../../i18n/item-texts.ts';
import { statusTexts, statusTone } from '../../i18n/status-text.ts';
import { StatePill, stateOf } from '../../ui/pill.tsx';

type Stateful = Pick<ListedItem, 'id' | 'kind' | 'active' | 'missing' | 'plan'>;

export function ItemState({ item }: { item: Pick<Stateful, 'kind' | 'active' | 'missing'> }) {
  const t = useTranslations('library.states');
  const state = stateOf(item);
  return <StatePill state={state}>{t(state, { kind: item.kind })}</StatePill>;
}

/** R-TOWN-07: the one sentence about where an announcement or an event is now; null of what displays do not show by itself. */
export function TownSentence({ item: { id, kind, active, missing, plan } }: { item: Stateful }) {
  const locale = useLocale();
  const audience = useTownAudience();
  if (!audience || !plan || !isTownKind(kind)) return null;
  const status = audience.statusOf({ id, kind, active, missing, plan });
  return (
    <Box component="span" c="var(--tone)" data-tone={statusTone(status)}>
      {statusTexts(locale).townStatus(kind, status, audience.now)}
    </Box>
  );
}

/** 'Draft: 1 image missing', or that it is whole. */
export function ItemCompleteness({ item }: { item: Stateful }) {
  const t = useTranslations('library.states');
  const { draft } = useItemTexts();
  const { kind, active, missing, plan } = item;
  if (plan) return <TownSentence item={item} />;
  if (missing.length > 0) return draft(kind, missing);
  return t(active ? 'shown' : 'complete', { kind });
}
