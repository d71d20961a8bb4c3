import { seeded } from '@psifida/contract/content/seeded';
import type { Size } from '@psifida/contract/registry/check';

export type Floating = { id: string; size: Size; group: string };

/** Centre and size in the field. The depth goes from 0, far away, to 1. */
export type Place = Size & { x: number; y: number; depth: number };

/** How much of the field is covered with pictures: as much as can lie side by side. */
const densities = [0.58, 0.5, 0.42, 0.34];
const hiddenAtMost = 0.02;
const tries = 4;
const weights = [0.7, 1.55, 0.95, 1.2, 0.6, 1.3];
const rounds = 160;
const aspects = { least: 0.66, most: 1.85 };

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(most, least), Math.max(least, value));

/** A very long or very tall picture is cut a little while it floats. */
export const floatingAspect = ({ width, height }: Size): number =>
  clamp(width / height, aspects.least, aspects.most);

/** Pictures of one group float near one another; nearly none hides another; the same seed gives the same cloud. */
export function arrange(
  items: readonly Floating[],
  field: Size,
  { seed, gap }: { seed: string; gap: number },
): Map<string, Place> {
  const attempts = densities.flatMap((density) =>
    Array.from(
      { length: tries },
      (_, turn) => () => scatter(items, field, { seed: `${seed} ${turn}`, gap, density }),
    ),
  );
  let best: { hidden: number; places: ReturnType<typeof scatter> } | undefined;
  for (const attempt of attempts) {
    const places = attempt();
    const hidden = mostHidden(places);
    if (!best || hidden < best.hidden) best = { hidden, places };
    if (hidden <= hiddenAtMost) break;
  }
  return new Map(best?.places.map(({ id, place }) => [id, place]));
}

function scatter(
  items: readonly Floating[],
  field: Size,
  { seed, gap, density }: { seed: string; gap: number; density: number },
) {
  const random = seeded(seed);
  const wide = field.width >= field.height;
  const groups = [...new Set(items.map(({ group }) => group))];
  const shift = Math.floor(random() * weights.length);
  const weightOf = (index: number) => weights[(index + shift) % weights.length] ?? 1;
  const sum = items.reduce((total, _, index) => total + weightOf(index), 0);
  const middleOf = (group: string) => {
    const before = items.findIndex((item) => item.group === group);
    const count = items.filter((item) => item.group === group).length;
    const along = (before + count / 2) / items.length;
    const across = groups.length > 2 ? 0.5 + (groups.indexOf(group) % 2 === 0 ? -0.08 : 0.08) : 0.5;
    return wide
      ? { x: along * field.width, y: across * field.height }
      : { x: across * field.width, y: along * field.height };
  };

  const places = items.map(({ id, size, group }, index) => {
    const aspect = floatingAspect(size);
    const area = (field.width * field.height * density * weightOf(index)) / sum;
    const width = Math.min(
      Math.sqrt(area * aspect),
      field.width * (wide ? 0.44 : 0.6),
      field.height * 0.78 * aspect,
    );
    const middle = middleOf(group);
    return {
      id,
      middle,
      x: middle.x + (random() - 0.5) * field.width * (wide ? 0.3 : 0.7),
      y: middle.y + (random() - 0.5) * field.height * (wide ? 0.7 : 0.3),
      width,
      height: width / aspect,
      depth: (weightOf(index) - 0.6) / 0.95,
    };
  });

  for (let round = 0; round < rounds; round += 1) {
    const pull = 0.02 * (1 - round / rounds);
    for (const place of places) {
      place.x += (place.middle.x - place.x) * pull;
      place.y += (place.middle.y - place.y) * pull;
    }
    places.forEach((a, index) => {
      for (const b of places.slice(index + 1)) part(a, b, gap);
    });
    for (const place of places) {
      place.x = clamp(place.x, place.width / 2, field.width - place.width / 2);
      place.y = clamp(place.y, place.height / 2, field.height - place.height / 2);
    }
  }
  return places.map(({ id, middle: _, ...place }) => ({ id, place }));
}

/** The largest share of a picture that others lie over. */
function mostHidden(all: readonly { place: Place }[]): number {
  const shares = all.map(({ place: a }) => {
    const covered = all.reduce((sum, { place: b }) => sum + (a === b ? 0 : overlap(a, b)), 0);
    return covered / (a.width * a.height);
  });
  return Math.max(0, ...shares);
}

const overlap = (a: Place, b: Place): number =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

/** Moves two that overlap apart, along the shorter way. */
function part(a: Place, b: Place, gap: number): void {
  const over = {
    x: (a.width + b.width) / 2 + gap - Math.abs(a.x - b.x),
    y: (a.height + b.height) / 2 + gap - Math.abs(a.y - b.y),
  };
  if (over.x <= 0 || over.y <= 0) return;
  const axis = over.x < over.y ? 'x' : 'y';
  const move = (over[axis] / 4) * (a[axis] < b[axis] || (a[axis] === b[axis] && a.width <= b.width) ? -1 : 1);
  a[axis] += move;
  b[axis] -= move;
}
