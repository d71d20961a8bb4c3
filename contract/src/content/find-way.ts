import type { Bilingual } from '../bilingual.ts';
import type { Size } from '../registry/check.ts';
import type { Here } from './display.ts';
import type { Paths, StretchKind } from './paths.ts';

type Spot = { x: number; y: number };

/**
 * How fast people walk, in metres a second: 4.5 km/h on level ground, 3.6 on a slope, 1.8 on steps; who crosses a road waits
 * first. The quickest way is shown, which over level ground is the shortest.
 */
export const walking: Record<StretchKind, { speed: number; wait: number }> = {
  level: { speed: 1.25, wait: 0 },
  slope: { speed: 1, wait: 0 },
  steps: { speed: 0.5, wait: 0 },
  crossing: { speed: 1.25, wait: 20 },
};

/** A place joins the nearest stretch within this share of the map's longer side. */
export const reach = 0.06;

/** For choosing alone, where nobody has said how wide the map is. */
const metresUnlessSaid = 1_000;

type Node = Spot & { name: Bilingual | null };
type Edge = { a: number; b: number; kind: StretchKind; seconds: number; isSpur: boolean };
/** Positions are in metres, from the map's upper left corner. */
type Graph = { nodes: Node[]; edges: Edge[] };

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

const secondsOf = (metres: number, kind: StretchKind): number =>
  metres / walking[kind].speed + walking[kind].wait;

const widthOf = ({ metres }: Paths): number => metres ?? metresUnlessSaid;

/** From shares of the image to metres. */
const scaleOf = (paths: Paths, size: Size): Spot => {
  const width = widthOf(paths);
  return { x: width, y: (width * size.height) / size.width };
};
const onGround = ({ x, y }: Spot, scale: Spot): Spot => ({ x: x * scale.x, y: y * scale.y });

function graphOf({ nodes, stretches }: Paths, scale: Spot): Graph {
  const placed = nodes.map(({ name, ...spot }) => ({ ...onGround(spot, scale), name: name ?? null }));
  const at = new Map(nodes.map(({ id }, index) => [id, index]));
  const edges = stretches.flatMap(({ a: from, b: to, kind }): Edge[] => {
    const [a = -1, b = -1] = [at.get(from), at.get(to)];
    const [one, other] = [placed[a], placed[b]];
    if (!one || !other) return [];
    return [{ a, b, kind, seconds: secondsOf(distance(one, other), kind), isSpur: false }];
  });
  return { nodes: placed, edges };
}

/** After places have joined: one in the middle of steps is not reached without them. */
const withoutSteps = ({ nodes, edges }: Graph): Graph => ({
  nodes,
  edges: edges.filter(({ kind }) => kind !== 'steps'),
});

type Near = { edge: Edge; share: number; spot: Spot; far: number };

/** The nearest place of a stretch, within reach. */
function nearest({ nodes, edges }: Graph, place: Spot, scale: Spot): Near | null {
  const ends = (edge: Edge) => [nodes[edge.a], nodes[edge.b]] as [Node, Node];
  const found = edges
    .filter(({ isSpur }) => !isSpur)
    .map((edge): Near => {
      const [a, b] = ends(edge);
      const length = distance(a, b) ** 2;
      const along = length ? ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)) / length : 0;
      // Rounded, so that who stands at an end stands on no part of the stretch.
      const share = Math.round(Math.min(1, Math.max(0, along)) * 1e9) / 1e9;
      const spot = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
      return { edge, share, spot, far: distance(place, spot) };
    })
    .reduce<Near | null>((best, one) => (best && best.far <= one.far ? best : one), null);
  return found && found.far <= reach * Math.max(scale.x, scale.y) ? found : null;
}

/** Joins a place to the graph, which it changes, by a spur; null where no stretch is within reach. */
function join(graph: Graph, place: Spot, scale: Spot): number | null {
  const near = nearest(graph, place, scale);
  if (!near) return null;
  const { edge, share, spot, far } = near;
  let foot = share === 0 ? edge.a : edge.b;
  if (share > 0 && share < 1) {
    foot = graph.nodes.push({ ...spot, name: null }) - 1;
    graph.edges = graph.edges.filter((one) => one !== edge);
    graph.edges.push({ ...edge, b: foot, seconds: edge.seconds * share });
    graph.edges.push({ ...edge, a: foot, seconds: edge.seconds * (1 - share) });
  }
  if (far === 0) return foot;
  const own = graph.nodes.push({ ...place, name: null }) - 1;
  graph.edges.push({ a: foot, b: own, kind: 'level', seconds: secondsOf(far, 'level'), isSpur: true });
  return own;
}

type Passed = { edge: Edge; to: number };

/** Dijkstra's algorithm; null where no way leads there. */
function quickest({ nodes, edges }: Graph, from: number, to: number): Passed[] | null {
  const around = nodes.map((_, node) => edges.filter(({ a, b }) => a === node || b === node));
  const best = nodes.map(() => Number.POSITIVE_INFINITY);
  const by = new Map<number, { edge: Edge; from: number }>();
  const open = new Set([from]);
  best[from] = 0;
  while (open.size) {
    const node = [...open].reduce((one, other) => ((best[other] ?? 0) < (best[one] ?? 0) ? other : one));
    if (node === to) break;
    open.delete(node);
    for (const edge of around[node] ?? []) {
      const next = edge.a === node ? edge.b : edge.a;
      const seconds = (best[node] ?? 0) + edge.seconds;
      if (seconds >= (best[next] ?? 0)) continue;
      best[next] = seconds;
      by.set(next, { edge, from: node });
      open.add(next);
    }
  }
  if (best[to] === Number.POSITIVE_INFINITY) return null;
  const way: Passed[] = [];
  for (let at = to; at !== from; ) {
    const step = by.get(at);
    if (!step) return null;
    way.unshift({ edge: step.edge, to: at });
    at = step.from;
  }
  return way;
}

export const turnsAtLandmarks = ['ahead', 'bear-left', 'bear-right', 'left', 'right'] as const;
export type Turn =
  | (typeof turnsAtLandmarks)[number]
  | `start${'' | '-ahead' | '-left' | '-right' | '-behind'}`
  | `arrive${'' | '-left' | '-right'}`;

/** What to do, at which landmark, and what one then walks on where that changes. */
export type Direction = { turn: Turn; at: Bilingual | null; on: Exclude<StretchKind, 'level'> | null };

export type Way = {
  /** Where it leads, in shares of the map, with what is walked on up to each. */
  line: { spot: Spot; kind: StretchKind }[];
  from: Spot;
  seconds: number;
  /** Null where nobody has said how wide the map is. */
  minutes: number | null;
  hasSteps: boolean;
  directions: Direction[];
};

/** Clockwise from the map's upper edge, in degrees. */
const bearing = (from: Spot, to: Spot): number => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
/** Between -180 and 180: to the right of where one looked. */
const turned = (before: number, after: number): number => ((((after - before) % 360) + 540) % 360) - 180;

/** Below this one goes on ahead; from `full` on it is a turn, between them a bend. */
const degrees = { slight: 30, full: 60, behind: 135 };

const startOf = (heading: number | null, first: number): Turn => {
  if (heading === null) return 'start';
  const angle = turned(heading, first);
  if (Math.abs(angle) > degrees.behind) return 'start-behind';
  if (Math.abs(angle) < degrees.slight) return 'start-ahead';
  return angle < 0 ? 'start-left' : 'start-right';
};

const turnOf = (angle: number): Turn => {
  if (Math.abs(angle) < degrees.slight) return 'ahead';
  const side = angle < 0 ? 'left' : 'right';
  return Math.abs(angle) < degrees.full ? `bear-${side}` : side;
};

const arrivalOf = (angle: number): Turn => {
  if (Math.abs(angle) < degrees.slight || Math.abs(angle) > degrees.behind) return 'arrive';
  return angle < 0 ? 'arrive-left' : 'arrive-right';
};

type Step = { from: Node; to: Node; edge: Edge; degree: number };

/** Spurs are not told: who stands beside a path sees it. */
function directionsOf(steps: readonly Step[], heading: number | null): Direction[] {
  const real = steps.filter(({ from, to }) => distance(from, to) > 0);
  const onPath = real.filter(({ edge }) => !edge.isSpur);
  const told = onPath.length ? onPath : real.slice(0, 1);
  const [first] = told;
  if (!first) return [{ turn: 'arrive', at: null, on: null }];
  const on = ({ edge: { kind } }: Step) => (kind === 'level' ? null : kind);
  const angleOf = ({ from, to }: Step) => bearing(from, to);
  const between = told.slice(1).flatMap((step, index): Direction[] => {
    const before = told[index] as Step;
    const turn = turnOf(turned(angleOf(before), angleOf(step)));
    const changes = step.edge.kind !== before.edge.kind ? on(step) : null;
    // Where a path only bends, one follows it.
    const isTold = turn === 'left' || turn === 'right' || (turn !== 'ahead' && before.degree > 2);
    return isTold || changes || step.from.name ? [{ turn, at: step.from.name, on: changes }] : [];
  });
  const last = told.at(-1) as Step;
  const end = real.at(-1) as Step;
  const side = end.edge.isSpur && end !== last ? turned(angleOf(last), angleOf(end)) : 0;
  return [
    { turn: startOf(heading, angleOf(first)), at: null, on: on(first) },
    ...between,
    { turn: arrivalOf(side), at: null, on: null },
  ];
}

/** From where a display is, with the direction in which its reader looks, to a place on the map of this size. */
type Wanted = { size: Size; from: Spot & Partial<Pick<Here, 'heading'>>; to: Spot };

/** The quickest way, or of those without steps the quickest; null where none leads there. */
export function findWay(paths: Paths, { size, from, to }: Wanted, stepFree = false): Way | null {
  const scale = scaleOf(paths, size);
  const graph = graphOf(paths, scale);
  const begin = join(graph, onGround(from, scale), scale);
  const end = begin === null ? null : join(graph, onGround(to, scale), scale);
  if (begin === null || end === null) return null;
  const found = quickest(stepFree ? withoutSteps(graph) : graph, begin, end);
  if (!found) return null;
  const degreeOf = (node: number) =>
    graph.edges.filter(({ a, b, isSpur }) => !isSpur && (a === node || b === node));
  let at = graph.nodes[begin] as Node;
  const steps = found.map((passed): Step => {
    const step = { from: at, to: graph.nodes[passed.to] as Node, edge: passed.edge };
    at = step.to;
    return { ...step, degree: degreeOf(passed.to).length };
  });
  const seconds = steps.reduce((sum, { edge }) => sum + edge.seconds, 0);
  return {
    from: { x: from.x, y: from.y },
    line: steps.map((step) => ({
      spot: { x: step.to.x / scale.x, y: step.to.y / scale.y },
      kind: step.edge.kind,
    })),
    seconds,
    minutes: paths.metres === null ? null : Math.max(1, Math.round(seconds / 60)),
    hasSteps: steps.some(({ edge }) => edge.kind === 'steps'),
    directions: directionsOf(steps, from.heading ?? null),
  };
}

/** The quickest, and the one without steps: the same where that has none, null where there is no other. */
export type Ways = { quickest: Way; stepFree: Way | null };

export function findWays(paths: Paths, wanted: Wanted): Ways | null {
  const way = findWay(paths, wanted);
  return way && { quickest: way, stepFree: way.hasSteps ? findWay(paths, wanted, true) : way };
}

type Placed = { id: string; place: Spot };

/** Of joined places the ones in the part of the graph in which most of them are. */
function connected({ nodes, edges }: Graph, joined: ReadonlyMap<string, number>): Set<string> {
  const part = nodes.map((_, index) => index);
  for (const { a, b } of edges) {
    const [into, gone] = [part[a] ?? a, part[b]];
    part.forEach((one, node) => {
      if (one === gone) part[node] = into;
    });
  }
  const inPart = (one: number) => [...joined].flatMap(([id, node]) => (part[node] === one ? [id] : []));
  return new Set(
    [...new Set(part)].map(inPart).reduce((one, other) => (other.length > one.length ? other : one), []),
  );
}

/** Places to which no path leads, and those that only steps join to the part with most of them. */
export function disconnected(
  paths: Paths,
  size: Size,
  places: readonly Placed[],
): { apart: string[]; overSteps: string[] } {
  const scale = scaleOf(paths, size);
  const graph = graphOf(paths, scale);
  const joined = new Map(
    places.flatMap(({ id, place }) => {
      const node = join(graph, onGround(place, scale), scale);
      return node === null ? [] : [[id, node] as const];
    }),
  );
  const reached = connected(graph, joined);
  const stepFree = connected(withoutSteps(graph), joined);
  const ids = places.map(({ id }) => id);
  return {
    apart: ids.filter((id) => !reached.has(id)),
    overSteps: ids.filter((id) => reached.has(id) && !stepFree.has(id)),
  };
}

/** The length of a stretch in metres, and how wide the map is when that is so long. */
export function lengthOf(paths: Paths, size: Size, { a, b }: { a: number; b: number }): number {
  const [one, other] = [a, b].map((id) => paths.nodes.find((node) => node.id === id));
  const scale = scaleOf(paths, size);
  return one && other ? distance(onGround(one, scale), onGround(other, scale)) : 0;
}

export const widthFrom = (
  paths: Paths,
  size: Size,
  stretch: { a: number; b: number },
  metres: number,
): number => Math.round((10 * widthOf(paths) * metres) / lengthOf(paths, size, stretch)) / 10;
