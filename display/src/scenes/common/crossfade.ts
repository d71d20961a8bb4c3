/** One of the layers of a crossfade; the turn counts up. */
export type Faded<T> = { item: T; turn: number };

type Layers<T> = readonly Faded<T>[];

/** The item over what is shown, which stays beneath it until it is covered; the same layers where it is shown already. */
export function withShown<T extends { key: string }>(layers: Layers<T>, item: T | undefined): Layers<T> {
  const top = layers[layers.length - 1];
  if (!item || top?.item.key === item.key) return layers;
  return [...layers.slice(-1), { item, turn: (top?.turn ?? -1) + 1 }];
}

/** Once the layer of that turn has come in whole: itself alone, if nothing newer has come meanwhile. */
export const withoutCovered = <T>(layers: Layers<T>, turn: number): Layers<T> =>
  layers.length > 1 && layers[layers.length - 1]?.turn === turn ? layers.slice(-1) : layers;
