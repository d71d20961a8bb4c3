import { z } from 'zod';
import type { FieldIssue } from '../problem-shape.ts';
import type { FieldCode } from '../problems.ts';
import type { SystemId } from '../registry/systems.ts';
import { line } from './line.ts';
import { panel } from './panel.ts';
import { isSameTag } from './tags.ts';
import { uuid } from './uuid.ts';

/** What these show passes by time alone: several displays can be on the same moment of it without a word. */
export const joinableSystems = ['system1a', 'system1b'] as const satisfies readonly SystemId[];

export const canBeJoined = (system: SystemId): system is (typeof joinableSystems)[number] =>
  (joinableSystems as readonly SystemId[]).includes(system);

/** Nobody stands before a wall to choose a language. */
export const wallLanguages = ['el', 'en', 'alternating'] as const;

const side = z.int().min(100).max(20_000);
const offset = z.int().min(0).max(60_000);

/** The visible area of one display, without its frame. */
const glassPlace = z.object({ xMm: offset, yMm: offset, widthMm: side, heightMm: side });
export type GlassPlace = z.infer<typeof glassPlace>;

export const wallPlace = glassPlace.extend({ display: uuid }).strict();
export type WallPlace = z.infer<typeof wallPlace>;

export const joinedAtLeast = 2;
const joinedAtMost = 36;

/** Content is that of its system, audio a setting of each display. */
export const wallDraft = z.strictObject({
  system: z.enum(joinableSystems),
  name: line({ max: 80 }).refine((value) => value !== '', { error: 'field.required' satisfies FieldCode }),
  languageMode: z.enum(wallLanguages),
  /** From how far it is read: further than a single one of its displays. */
  viewingDistanceMm: panel.shape.viewingDistanceMm,
  places: z.array(wallPlace).min(joinedAtLeast).max(joinedAtMost),
});
export type WallDraft = z.infer<typeof wallDraft>;

export const joinedWall = wallDraft.extend({
  id: uuid,
  /** Fewer than are needed where some were taken away since. */
  places: z.array(wallPlace),
  version: z.int(),
});
export type JoinedWall = z.infer<typeof joinedWall>;

/** What a display is told of the wall that it is a part of. */
export const ownWall = wallDraft.pick({ languageMode: true, viewingDistanceMm: true }).extend({
  id: uuid,
  /** Those that all of its displays have: what is meant for some of them alone is not for the wall. */
  tags: z.array(z.string()),
  places: z.array(glassPlace),
  /** Which of the places is this display's. */
  own: z.int(),
});
export type OwnWall = z.infer<typeof ownWall>;

/** The whole of which each shows its part: the smallest rectangle around all of them. */
export function boxAround(places: readonly GlassPlace[]): GlassPlace {
  const xMm = Math.min(...places.map((one) => one.xMm));
  const yMm = Math.min(...places.map((one) => one.yMm));
  return {
    xMm,
    yMm,
    widthMm: Math.max(...places.map((one) => one.xMm + one.widthMm)) - xMm,
    heightMm: Math.max(...places.map((one) => one.yMm + one.heightMm)) - yMm,
  };
}

export const overlap = (a: GlassPlace, b: GlassPlace): boolean =>
  a.xMm < b.xMm + b.widthMm &&
  b.xMm < a.xMm + a.widthMm &&
  a.yMm < b.yMm + b.heightMm &&
  b.yMm < a.yMm + a.heightMm;

/** Beside displays that are more than twice as large one has no room for words that are read from before the wall. */
const roomForWords = 0.5;
/** Nobody hangs two displays at exactly the same height. */
const asLow = 0.1;

/** Where no frame cuts words: of those large enough the lowest, then the nearest to the middle, then the left. */
export function wordsPlace<P extends GlassPlace>(places: readonly P[]): P | undefined {
  const shorter = ({ widthMm, heightMm }: GlassPlace) => Math.min(widthMm, heightMm);
  const bottom = ({ yMm, heightMm }: GlassPlace) => yMm + heightMm;
  const largest = Math.max(...places.map(shorter));
  const large = places.filter((one) => shorter(one) >= largest * roomForWords);
  const lowest = Math.max(...large.map(bottom));
  const { xMm, widthMm } = boxAround(places);
  const fromMiddle = (one: GlassPlace) => Math.abs(one.xMm + one.widthMm / 2 - (xMm + widthMm / 2));
  return large
    .filter((one) => bottom(one) >= lowest - one.heightMm * asLow)
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b) || a.xMm - b.xMm)[0];
}

export const commonTags = (all: readonly (readonly string[])[]): string[] =>
  (all[0] ?? []).filter((tag) => all.every((own) => own.some((other) => isSameTag(other, tag))));

export type Joinable = { id: string; name: string; system: SystemId; wall: string | null };

/** What cannot hang like that, or does not belong there: the form and the API say the same. */
export function wallFaults(
  { system, places }: Pick<WallDraft, 'system' | 'places'>,
  displays: readonly Joinable[],
  wall: string | null,
): FieldIssue[] {
  return places.flatMap((place, index): FieldIssue[] => {
    const fault = (code: FieldCode, name = ''): FieldIssue[] => [
      { path: ['places', index], code, params: { name } },
    ];
    const own = displays.find(({ id }) => id === place.display);
    if (!own) return fault('field.unknown');
    if (places.findIndex(({ display }) => display === place.display) < index)
      return fault('wall.twice', own.name);
    if (own.system !== system) return fault('wall.other-system', own.name);
    if (own.wall !== null && own.wall !== wall) return fault('wall.in-another', own.name);
    const under = places.slice(0, index).find((other) => overlap(other, place));
    if (!under) return [];
    const name = displays.find(({ id }) => id === under.display)?.name;
    return fault('wall.overlaps', name);
  });
}
