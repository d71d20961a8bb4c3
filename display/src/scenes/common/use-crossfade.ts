import { useState } from 'react';

/** What lies on the glass: the uppermost is shown, the one beneath it is fading out under it. The turn counts up. */
export type Faded<T> = { item: T; turn: number };

export function useCrossfade<T extends { key: string }>(item: T | undefined): readonly Faded<T>[] {
  const [layers, setLayers] = useState<readonly Faded<T>[]>([]);
  const top = layers.at(-1);
  if (!item || top?.item.key === item.key) return layers;
  const next = [...layers.slice(-1), { item, turn: (top?.turn ?? -1) + 1 }];
  setLayers(next);
  return next;
}
