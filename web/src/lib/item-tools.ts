import type { LibraryKind } from '@psifida/contract/content/kinds';
import type { ItemContent, LibraryItem } from '@psifida/contract/content/library-item';
import { type ComponentType, createContext, useContext } from 'react';

export type ItemToolsProps = {
  kind: LibraryKind;
  /** Null while it is new. */
  saved: LibraryItem | null;
  /** As it stands on the page, without rows in which nothing is written. */
  content: ItemContent;
  dirty: boolean;
  isComplete: boolean;
  onRestored(item: LibraryItem): void;
};

const ItemToolsContext = createContext<ComponentType<ItemToolsProps>>(() => null);

/** What other features can do with a recipe, dish or product: show it as visitors see it, show its history. */
export const ItemToolsProvider = ItemToolsContext;
export const useItemTools = () => useContext(ItemToolsContext);
