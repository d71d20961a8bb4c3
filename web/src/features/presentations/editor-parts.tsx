import type { Language } from '@psifida/contract/content/bilingual';
import type { LibraryKind } from '@psifida/contract/content/kinds';
import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { Presentation } from '@psifida/contract/content/presentation';
import { type ComponentType, createContext, useContext } from 'react';

/** What other features bring into the editor; the screen puts them together. */
export type EditorParts = {
  NewsLinkField: ComponentType<{
    id: string;
    language: Language;
    value: string;
    onChange: (link: string) => void;
    error?: string | undefined;
  }>;
  History: ComponentType<{
    presentation: Presentation;
    dirty: boolean;
    opened: boolean;
    onClose: () => void;
    onRestored: (presentation: Presentation) => void;
  }>;
  Library: LibraryParts;
};

/** Recipes, dishes and products, as a presentation uses them. */
export type LibraryParts = {
  Picker: ComponentType<{
    kind: LibraryKind;
    opened: boolean;
    onClose(): void;
    onPick(items: ItemSummary[]): void;
    /** Nothing found, or not the right one: it can be made without leaving. */
    onCreate?(): void;
    multiple?: boolean;
    /** Those that are there already. */
    taken: readonly string[];
  }>;
  /** The whole editor of one, beside the page; `new` makes one. Null, and it is closed. */
  Drawer: ComponentType<{
    kind: LibraryKind;
    id: string | null;
    onClose(): void;
    onSaved(item: ItemSummary, what: 'created' | 'edited'): void;
  }>;
  useCopy(kind: LibraryKind): { copy(id: string): Promise<ItemSummary>; isPending: boolean; error: unknown };
};

const DetailsContext = createContext<(media: string) => void>(() => {});

/** Opens the details of a file from anywhere in the editor. */
export const DetailsProvider = DetailsContext;
export const useShowDetails = () => useContext(DetailsContext);
