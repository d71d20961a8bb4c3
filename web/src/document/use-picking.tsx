import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import { type ReactNode, useState } from 'react';
import { useMediaParts } from '../lib/parts.tsx';

type Wish = {
  kind: MediaKind;
  /** Several, unless told. */
  multiple?: boolean;
  onPick: (assets: MediaAsset[]) => void;
};

/** Asks for pictures or films of the library. */
export type Pick = (wish: Wish) => void;

/** How a form asks for media, and the picker to put beside it. */
export function usePicking(): { pick: Pick; picker: ReactNode } {
  const { Picker } = useMediaParts();
  const [wish, setWish] = useState<Wish | null>(null);
  const [opened, setOpened] = useState(false);
  return {
    pick: (wanted) => {
      setWish(wanted);
      setOpened(true);
    },
    picker: (
      <Picker
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
