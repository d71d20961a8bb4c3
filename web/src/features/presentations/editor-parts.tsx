import type { Language } from '@psifida/contract/content/bilingual';
import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import type { Presentation } from '@psifida/contract/content/presentation';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What a presentation needs of the media library. The screen gives it: features do not know one another. */
export type MediaParts = {
  useAssets(ids: readonly string[]): { assets: ReadonlyMap<string, MediaAsset>; isLoading: boolean };
  Picture: ComponentType<{ asset: MediaAsset; sizes: string; ratio?: number; alt?: string }>;
  Badge: ComponentType<{ asset: MediaAsset; counted?: boolean }>;
  Picker: ComponentType<{
    kind: MediaKind;
    opened: boolean;
    onClose(): void;
    onPick(assets: MediaAsset[]): void;
    multiple?: boolean;
  }>;
  /** Everything about one file: its description, its focal point, where else it is used. */
  Details: ComponentType<{ id: string | null; mayEdit: boolean; onClose: () => void }>;
};

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
};

const MediaContext = createContext<MediaParts | null>(null);

export function MediaPartsProvider({ parts, children }: { parts: MediaParts; children: ReactNode }) {
  return <MediaContext value={parts}>{children}</MediaContext>;
}

export function useMediaParts(): MediaParts {
  const parts = useContext(MediaContext);
  if (!parts) throw new Error('The screen has given no media parts');
  return parts;
}

const DetailsContext = createContext<(media: string) => void>(() => {});

/** Opens the details of a file from anywhere in the editor. */
export const DetailsProvider = DetailsContext;
export const useShowDetails = () => useContext(DetailsContext);
