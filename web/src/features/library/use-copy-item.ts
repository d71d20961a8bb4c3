import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { copiedTitle } from '../../i18n/copied-title.ts';
import { useItemChanges } from './library-queries.ts';

export function useDuplicateItem(kind: LibraryKind) {
  const { copy } = useItemChanges(kind);
  const duplicate = (id: string) => copy.mutateAsync({ id, title: copiedTitle, keepState: false });
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
