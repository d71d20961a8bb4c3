import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What others need of the media library. The screen gives it: features do not know one another. */
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
  /** Files may be dropped onto it: they are sent to the library, seen there on their way, and handed on when they are in it. */
  Drop: ComponentType<{ kind: MediaKind; onArrived(assets: MediaAsset[]): void; children: ReactNode }>;
  /** Everything about one file: its description, its focal point, where else it is used. */
  Details: ComponentType<{ id: string | null; mayEdit: boolean; onClose: () => void }>;
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
