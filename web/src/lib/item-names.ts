import type { Entry } from '@psifida/contract/content/entry';
import { itemOf } from '@psifida/contract/content/presentation-content';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useItems } from './library-items.ts';

export type ItemNames = {
  ofItem(id: unknown): string | undefined;
  /** Of the recipe, dish or product that an entry stands for. */
  ofEntry(id: string | null | undefined): string | undefined;
};

/** A presentation has entries; what else is edited names nothing of the library in rows. */
type Referring = { entries?: readonly Entry[] };

/** What the recipes, dishes and products are called that these forms of a presentation refer to. */
export function useItemNames(one?: Referring, other?: Referring): ItemNames {
  const locale = useLocale();
  const references = useMemo(
    () =>
      new Map(
        [...(one?.entries ?? []), ...(other?.entries ?? [])].flatMap((entry) => {
          const item = itemOf(entry);
          return item ? [[entry.id, item] as const] : [];
        }),
      ),
    [one, other],
  );
  const all = useMemo(
    () => [one, other].flatMap((content) => content?.entries?.flatMap((entry) => itemOf(entry) ?? []) ?? []),
    [one, other],
  );
  const { items } = useItems(all);
  const ofItem = (id: unknown) => (typeof id === 'string' ? items.get(id)?.title[locale] : undefined);
  return { ofItem, ofEntry: (id) => ofItem(references.get(id ?? '')?.id) };
}
