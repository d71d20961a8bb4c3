import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { loadLanguages } from '../../i18n/catalogues.ts';
import { translatorOf } from '../../i18n/made-once.ts';
import { useItemChanges } from './library-queries.ts';

const titleLimit = 200;

/** Each title says in its own language that it is a copy, whatever the interface speaks. */
const copyOf = (locale: Language, title: string): string =>
  translatorOf(locale)('library.copyOf', { title }).slice(0, titleLimit);

const named = ({ el, en }: Bilingual): Bilingual => ({ el: copyOf('el', el), en: copyOf('en', en) });

/** An inactive copy with a name that says so, to be made into something else. */
export function useDuplicateItem(kind: LibraryKind) {
  const { copy } = useItemChanges(kind);
  const duplicate = async (id: string) => {
    await loadLanguages();
    return copy.mutateAsync({ id, title: named, keepState: false });
  };
  return { ...copy, duplicate };
}

/** A copy that stands where the original stood: visitors must not notice, so it keeps its title and its state. */
export function useCopyItem(kind: LibraryKind) {
  const { copy } = useItemChanges(kind);
  return {
    copy: (id: string): Promise<ItemSummary> =>
      copy.mutateAsync({ id, title: (title) => title, keepState: true }),
    isPending: copy.isPending,
    error: copy.error,
  };
}
