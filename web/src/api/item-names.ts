import type { Entry } from '@psifida/contract/content/entry';
import { itemOf } from '@psifida/contract/content/presentation-content';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useItems } from './library-items.ts';

export type ItemNames = {
  ofItem(id: unknown): string | undefined;
  ofEntry(id: string | null | undefined): string | undefined;
};

type Referring = { entries?: readonly Entry[] };

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
