import type { Language } from '@psifida/contract/bilingual';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { loadLanguages } from '../../i18n/catalogues.ts';
import { translatorOf } from '../../i18n/made-once.ts';
import { useGo } from '../../ui/link.tsx';
import { announceSuccess } from '../../ui/success.ts';
import { usePresentationChanges } from './presentation-queries.ts';

const titleLimit = 200;

/** Each title says in its own language that it is a copy, whatever the interface speaks. */
const copyOf = (locale: Language, title: string): string =>
  translatorOf(locale)('presentations.copyOf', { title }).slice(0, titleLimit);

/** An inactive copy, opened at once to be given its own title. */
export function useDuplicate(system: SystemId) {
  const go = useGo();
  const { duplicate } = usePresentationChanges(system);
  return async ({ id, title }: Pick<PresentationSummary, 'id' | 'title'>) => {
    if (duplicate.isPending) return;
    await loadLanguages();
    const copy = await duplicate.mutateAsync({
      id,
      copy: crypto.randomUUID(),
      title: { el: copyOf('el', title.el), en: copyOf('en', title.en) },
    });
    await go(addressOf({ screen: 'presentation-edit', system, id: copy.id }));
    announceSuccess('created');
  };
}
