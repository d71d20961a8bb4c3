import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import { type ReactNode, useState } from 'react';
import { MediaPicker } from './media-picker.tsx';

type Wish = { kind: MediaKind; multiple?: boolean; onPick: (assets: MediaAsset[]) => void };

export type Pick = (wish: Wish) => void;

export function usePicking(): { pick: Pick; picker: ReactNode } {
  const [wish, setWish] = useState<Wish | null>(null);
  const [opened, setOpened] = useState(false);
  return {
    pick: (wanted) => {
      setWish(wanted);
      setOpened(true);
    },
    picker: (
      <MediaPicker
        kind={wish?.kind ?? 'image'}
        multiple={wish?.multiple ?? true}
        opened={opened}
        onClose={() => setOpened(false)}
        onPick={(assets) => {
          setOpened(false);
          wish?.onPick(assets);
        }}
      />
    ),
  };
}
