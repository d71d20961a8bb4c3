import {
  type PathNode,
  type Paths,
  pairOf,
  pathLimits,
  type StretchKind,
} from '@psifida/contract/content/paths';

type Edit = (paths: Paths) => Paths;
/** By a node's id, or a stretch's pair of them. */
export type Chosen = { node: number } | { stretch: string } | null;

type Spot = { x: number; y: number };

export const nextId = ({ nodes }: Paths): number => Math.max(-1, ...nodes.map(({ id }) => id)) + 1;

/** Room for one more; a node in the middle of a stretch that is joined to another takes two stretches. */
export const roomIn = ({ nodes, stretches }: Paths) => ({
  node: nodes.length < pathLimits.nodes && stretches.length <= pathLimits.stretches - 2,
  stretch: stretches.length < pathLimits.stretches,
});

/** Once only; nothing leads from a node to itself. */
export const connect =
  (a: number, b: number, kind: StretchKind): Edit =>
  (paths) =>
    a === b || paths.stretches.some((one) => pairOf(one) === pairOf({ a, b }))
      ? paths
      : { ...paths, stretches: [...paths.stretches, { a, b, kind }] };

/** Its id is `nextId` of what was there before; a line that is being drawn goes on to it. */
export const addNode =
  (spot: Spot, from: number | null, kind: StretchKind): Edit =>
  (paths) => {
    const id = nextId(paths);
    const added = { ...paths, nodes: [...paths.nodes, { id, ...spot }] };
    return from === null ? added : connect(from, id, kind)(added);
  };

/** A junction in the middle of a stretch, which becomes two. */
export const splitStretch =
  (pair: string, spot: Spot, from: number | null, kind: StretchKind): Edit =>
  (paths) => {
    const split = paths.stretches.find((one) => pairOf(one) === pair);
    if (!split) return paths;
    const id = nextId(paths);
    const added = addNode(spot, null, kind)(removeStretch(pair)(paths));
    const halves = [split.a, split.b].reduce((sum, end) => connect(end, id, split.kind)(sum), added);
    return from === null ? halves : connect(from, id, kind)(halves);
  };

export const changeNode =
  (id: number, part: Partial<PathNode>): Edit =>
  (paths) => ({ ...paths, nodes: paths.nodes.map((one) => (one.id === id ? { ...one, ...part } : one)) });

/** A landmark without a name is none. */
export const nameNode = (id: number, { el, en }: NonNullable<PathNode['name']>): Edit =>
  changeNode(id, { name: el || en ? { el, en } : undefined });

export const removeNode =
  (id: number): Edit =>
  (paths) => ({
    ...paths,
    nodes: paths.nodes.filter((one) => one.id !== id),
    stretches: paths.stretches.filter(({ a, b }) => a !== id && b !== id),
  });

export const setKind =
  (pair: string, kind: StretchKind): Edit =>
  (paths) => ({
    ...paths,
    stretches: paths.stretches.map((one) => (pairOf(one) === pair ? { ...one, kind } : one)),
  });

export const removeStretch =
  (pair: string): Edit =>
  (paths) => ({ ...paths, stretches: paths.stretches.filter((one) => pairOf(one) !== pair) });
