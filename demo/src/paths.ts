import type { Paths, StretchKind } from '@psifida/contract/content/paths';

type Drawn = [x: number, y: number, el?: string, en?: string];

/** By which nodes a line passes, by their positions in the list. */
type Line = { by: readonly number[]; kind?: StretchKind };

const drawn = (metres: number, spots: readonly Drawn[], lines: readonly Line[]): Paths => ({
  metres,
  nodes: spots.map(([x, y, el = '', en = ''], id) => ({ id, x, y, ...(el && { name: { el, en } }) })),
  stretches: lines.flatMap(({ by, kind = 'level' }) =>
    by.slice(1).map((b, index) => ({ a: by[index] as number, b, kind })),
  ),
});

/** Over the map of the walk through the old town, from the mole. */
export const walkPaths = drawn(
  2_000,
  [
    [0.413, 0.653],
    [0.463, 0.576, 'στην πλατεία με τον πλάτανο', 'at the square of the plane tree'],
    [0.556, 0.545],
    [0.607, 0.539],
    [0.653, 0.555],
    [0.679, 0.6, 'στην αρχή του κυματοθραύστη', 'at the start of the breakwater'],
    [0.677, 0.645],
    [0.665, 0.69],
    [0.643, 0.718],
    [0.461, 0.514],
    [0.433, 0.498],
    [0.401, 0.48],
    [0.369, 0.451, 'στην οδό Μύλων', 'at Mylon Street'],
    [0.369, 0.412],
    [0.371, 0.371],
    [0.364, 0.269, 'στο φαρμακείο', 'at the pharmacy'],
    [0.352, 0.214],
    [0.335, 0.156],
    [0.267, 0.265],
    [0.245, 0.214],
    [0.237, 0.155],
  ],
  [
    { by: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
    { by: [1, 9, 10, 11, 12, 13] },
    { by: [13, 14], kind: 'crossing' },
    { by: [14, 15, 16] },
    { by: [16, 17], kind: 'steps' },
    { by: [15, 18] },
    { by: [18, 19, 20], kind: 'slope' },
    { by: [20, 17] },
  ],
);
