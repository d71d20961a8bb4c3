import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { copiedTitle } from '../../i18n/copied-title.ts';
import { useGo } from '../../ui/link.tsx';
import { announceSuccess } from '../../ui/success.ts';
import { usePresentationChanges } from './presentation-queries.ts';

export function useDuplicate(system: SystemId) {
  const go = useGo();
  const { duplicate } = usePresentationChanges(system);
  return async ({ id, title }: Pick<PresentationSummary, 'id' | 'title'>) => {
    if (duplicate.isPending) return;
    const body = { id: crypto.randomUUID(), title: await copiedTitle(title) };
    const copy = await duplicate.mutateAsync({ params: { system, id }, body });
    await go(addressOf({ screen: 'presentation-edit', system, id: copy.id }));
    announceSuccess('created');
  };
}
