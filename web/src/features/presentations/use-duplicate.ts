import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useTranslations } from 'use-intl';
import { useGo } from '../../ui/link.tsx';
import { announceSuccess } from '../../ui/success.ts';
import { usePresentationChanges } from './presentation-queries.ts';

const titleLimit = 200;

/** An inactive copy, opened at once to be given its own title. */
export function useDuplicate(system: SystemId) {
  const t = useTranslations('presentations');
  const go = useGo();
  const { duplicate } = usePresentationChanges(system);
  return async ({ id, title }: Pick<PresentationSummary, 'id' | 'title'>) => {
    if (duplicate.isPending) return;
    const copy = await duplicate.mutateAsync({
      id,
      copy: crypto.randomUUID(),
      title: {
        el: t('copyOfEl', { title: title.el }).slice(0, titleLimit),
        en: t('copyOfEn', { title: title.en }).slice(0, titleLimit),
      },
    });
    await go(addressOf({ screen: 'presentation-edit', system, id: copy.id }));
    announceSuccess('created');
  };
}
