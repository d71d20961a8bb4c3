import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { ItemContent, ItemSummary, LibraryItem } from '@psifida/contract/content/library-item';
import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { LibraryKind } from '@psifida/contract/kinds';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What features use of one another. The screens give it (screens/parts.tsx): features do not know one another. */
export type Parts = {
  media: MediaParts;
  library: LibraryParts;
  news: NewsParts;
  history: HistoryParts;
  presentations: PresentationParts;
};

/** What shows a file of the library, and opens nothing. */
export type PictureParts = {
  useAssets(ids: readonly string[]): { assets: ReadonlyMap<string, MediaAsset>; isLoading: boolean };
  Picture: ComponentType<{ asset: MediaAsset; sizes: string; ratio?: number; alt?: string }>;
};

type MediaParts = {
  Badge: ComponentType<{ asset: MediaAsset; counted?: boolean }>;
  Picker: ComponentType<MediaPickerProps>;
  /** Files may be dropped onto it: they are sent to the library, seen there on their way, and handed on when they are in it. */
  Drop: ComponentType<{ kind: MediaKind; onArrived(assets: MediaAsset[]): void; children: ReactNode }>;
  /** Everything about one file: its description, its focal point, where else it is used. */
  Details: ComponentType<{ id: string | null; mayEdit: boolean; onClose: () => void }>;
};

export type MediaPickerProps = {
  kind: MediaKind;
  opened: boolean;
  onClose(): void;
  /** In the order in which they were chosen. */
  onPick(assets: MediaAsset[]): void;
  multiple?: boolean;
};

/** Recipes, dishes and products, as a presentation uses them. */
type LibraryParts = {
  Picker: ComponentType<ItemPickerProps>;
  /** The whole editor of one, beside the page. */
  Drawer: ComponentType<ItemDrawerProps>;
  useCopy(kind: LibraryKind): { copy(id: string): Promise<ItemSummary>; isPending: boolean; error: unknown };
  /** What other features do with one: show it as visitors see it, show its history. */
  Tools: ComponentType<ItemToolsProps>;
};

export type ItemPickerProps = {
  kind: LibraryKind;
  opened: boolean;
  onClose(): void;
  /** In the order in which they were chosen. */
  onPick(items: ItemSummary[]): void;
  /** Nothing found, or not the right one: it can be made without leaving. */
  onCreate?(): void;
  multiple?: boolean;
  /** Those that are there already; they are shown, and cannot be chosen again. */
  taken: readonly string[];
};

export type ItemDrawerProps = {
  kind: LibraryKind;
  /** `new` makes one; null, and it is closed. */
  id: string | null;
  onClose(): void;
  onSaved?(item: ItemSummary, what: 'created' | 'edited'): void;
};

export type ItemToolsProps = {
  kind: LibraryKind;
  /** Its own, also before it is created. */
  id: string;
  /** Null while it is new. */
  saved: LibraryItem | null;
  /** As it stands on the page, without rows in which nothing is written. */
  content: ItemContent;
  dirty: boolean;
  isComplete: boolean;
  onRestored(item: LibraryItem): void;
};

type NewsParts = {
  LinkField: ComponentType<{
    id: string;
    language: Language;
    value: string;
    onChange: (link: string) => void;
    error?: string | undefined;
  }>;
};

type HistoryParts = {
  Drawer: ComponentType<{
    presentation: Presentation;
    dirty: boolean;
    opened: boolean;
    onClose: () => void;
    onRestored: (presentation: Presentation) => void;
  }>;
};

type PresentationParts = {
  /** The maps of what a system shows, each once, with what it is the map of. */
  useMaps(system: SystemId): { maps: readonly SystemMap[]; isLoading: boolean };
};
export type SystemMap = { media: string; title: Bilingual };

const PartsContext = createContext<Parts | null>(null);
export const PartsProvider = PartsContext;

export function useParts(): Parts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('The screen has given no parts');
  return parts;
}

export const useMediaParts = (): MediaParts => useParts().media;

const PicturesContext = createContext<PictureParts | null>(null);
export const PicturesProvider = PicturesContext;

/** Of a screen that gives all parts, or these alone. */
export function usePictures(): PictureParts {
  const pictures = useContext(PicturesContext);
  if (!pictures) throw new Error('The screen has given no pictures');
  return pictures;
}
