import type { Display } from '@psifida/contract/content/display';
import {
  boxAround,
  canBeJoined,
  type GlassPlace,
  type Joinable,
  type JoinedWall,
  joinableSystems,
  type WallDraft,
  wallDraft,
  wallFaults,
} from '@psifida/contract/content/joined-wall';
import { usualPanels } from '@psifida/contract/content/panel';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { SystemId } from '@psifida/contract/registry/systems';

/** A place as it stands in the form: a measure that is not written yet is null, one that is no number NaN. */
export type PlaceValues = { display: string } & Record<keyof GlassPlace, number | null>;
export type WallValues = Omit<WallDraft, 'places' | 'viewingDistanceMm'> & {
  viewingDistanceMm: number | null;
  places: PlaceValues[];
};

export const wallShapes = ['row', 'column', 'grid'] as const;
export type WallShape = (typeof wallShapes)[number];

/** A usual frame is a centimetre wide, and two of them lie between two displays. */
export const usualFrameMm = 20;

export const isPlaced = (place: PlaceValues): place is PlaceValues & GlassPlace =>
  [place.xMm, place.yMm, place.widthMm, place.heightMm].every((mm) => mm !== null && Number.isFinite(mm));

export const joinable = (displays: readonly Display[], walls: readonly JoinedWall[]): Joinable[] =>
  displays.map(({ id, name, system }) => ({
    ...{ id, name, system },
    wall: walls.find(({ places }) => places.some(({ display }) => display === id))?.id ?? null,
  }));

export function newWall(displays: readonly Display[], systems: readonly SystemId[]): WallValues {
  const system =
    joinableSystems.find((id) => systems.includes(id) && displays.some((one) => one.system === id)) ??
    'system1a';
  const viewingDistanceMm = usualPanels.wall.viewingDistanceMm;
  return { system, name: '', languageMode: 'alternating', viewingDistanceMm, places: [] };
}

export const valuesOfWall = ({ id: _, version: __, ...values }: JoinedWall): WallValues => values;

/** A display of which nobody has measured the height has that of its pixels. */
export function glassSize({ panel, health }: Pick<Display, 'panel' | 'health'>) {
  const { width, height } = health?.screen ?? usualPanels.wall.pixels;
  return { widthMm: panel.widthMm, heightMm: Math.round((panel.widthMm * height) / width) };
}

export function withDisplay(
  places: readonly PlaceValues[],
  display: Display,
  frameMm: number,
): PlaceValues[] {
  const box = boxOf(places);
  const xMm = box ? box.xMm + box.widthMm + frameMm : 0;
  return [...places, { display: display.id, xMm, yMm: box?.yMm ?? 0, ...glassSize(display) }];
}

export function boxOf(places: readonly PlaceValues[]): GlassPlace | null {
  const placed = places.filter(isPlaced);
  return placed.length ? boxAround(placed) : null;
}

/** In one of the usual shapes, in the order in which they are listed, with so much between two of them. */
export function laid(places: readonly PlaceValues[], shape: WallShape, frameMm: number): PlaceValues[] {
  const columns = { row: places.length, column: 1, grid: Math.ceil(Math.sqrt(places.length)) }[shape];
  const column = (index: number) => index % columns;
  const row = (index: number) => Math.floor(index / columns);
  const before = (count: number, sizeAt: (line: number) => number) =>
    Array.from({ length: count }, (_, line) => sizeAt(line) + frameMm).reduce((sum, one) => sum + one, 0);
  const widest = (line: number) =>
    Math.max(...places.map((one, index) => (column(index) === line ? (one.widthMm ?? 0) : 0)));
  const highest = (line: number) =>
    Math.max(...places.map((one, index) => (row(index) === line ? (one.heightMm ?? 0) : 0)));
  return places.map((place, index) => ({
    ...place,
    xMm: before(column(index), widest),
    yMm: before(row(index), highest),
  }));
}

export function fromNought(places: readonly PlaceValues[]): PlaceValues[] {
  const box = boxOf(places);
  if (!box) return [...places];
  return places.map((place) =>
    isPlaced(place) ? { ...place, xMm: place.xMm - box.xMm, yMm: place.yMm - box.yMm } : place,
  );
}

type Snapping = { frameMm: number; withinMm: number };

/** The nearest edge or frame of another, in each direction by itself; where it is where none is near. */
export function snapped(
  place: GlassPlace,
  others: readonly GlassPlace[],
  { frameMm, withinMm }: Snapping,
): GlassPlace {
  const nearest = (at: number, candidates: readonly number[]) =>
    candidates
      .filter((one) => Math.abs(one - at) <= withinMm)
      .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? Math.round(at);
  const along = (at: number, size: number, edges: readonly (readonly [number, number])[]) =>
    nearest(
      at,
      edges.flatMap(([from, length]) => [
        ...[from, from + length - size],
        ...[from + length + frameMm, from - frameMm - size],
      ]),
    );
  return {
    ...place,
    xMm: along(
      place.xMm,
      place.widthMm,
      others.map((one) => [one.xMm, one.widthMm]),
    ),
    yMm: along(
      place.yMm,
      place.heightMm,
      others.map((one) => [one.yMm, one.heightMm]),
    ),
  };
}

export function readWall(
  values: WallValues,
  displays: readonly Joinable[],
  wall: string | null,
): { draft: WallDraft; faults: [] } | { draft: null; faults: FieldIssue[] } {
  const read = wallDraft.safeParse(values);
  const placed = values.places.flatMap((place, index) => (isPlaced(place) ? [{ place, index }] : []));
  const lying = wallFaults({ ...values, places: placed.map(({ place }) => place) }, displays, wall).map(
    ({ path: [first, at], ...fault }) => ({
      ...fault,
      path: [first ?? 'places', placed[Number(at)]?.index ?? 0],
    }),
  );
  const written = (read.error?.issues ?? []).map((issue) => ({
    path: issue.path.map((step) => (typeof step === 'number' ? step : String(step))),
    code: issue.message,
    params: 'params' in issue ? (issue.params ?? {}) : {},
  }));
  const faults = [...lying, ...written];
  return read.success && faults.length === 0 ? { draft: read.data, faults: [] } : { draft: null, faults };
}

export const systemsToJoin = (systems: readonly SystemId[]) => systems.filter(canBeJoined);
