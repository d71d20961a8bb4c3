import { seeded } from '@psifida/contract/content/seeded';
import type { Size } from '@psifida/contract/registry/check';
import { emsOf } from '../common/text/set-words.ts';
import type { Glass } from '../scene.ts';
import { type CloudImage, sample } from './cloud-content.ts';
import { fillRows, inTwo, type Region } from './fill-rows.ts';

export type Floating = { id: string; size: Size; group: string };

/** Centre and size; depth from 0, far away, to 1. */
export type Place = Size & { x: number; y: number; depth: number };

/** The upper left corner, and the greatest width. */
export type NamePlace = { x: number; y: number; width: number };

export type Arrangement = { places: ReadonlyMap<string, Place>; names: ReadonlyMap<string, NamePlace> };

type Options = {
  seed: string;
  gap: number;
  /** The height that a group's name takes above its images; a group called '' has none. */
  name: number;
  /** The others make room for it, and it stays among its own. */
  forward?: string | undefined;
};

type Group = { id: string; items: readonly Floating[] };

const aspects = { least: 0.66, most: 1.85 };
/** Of the whole field, for the one that comes forward. */
const forwardShare = 0.47;
/** How wide a name usually is, in its heights. */
const usualName = 5;

/** A very long or very tall image is cut a little while it floats. */
const floatingAspect = ({ width, height }: Size): number =>
  Math.min(aspects.most, Math.max(aspects.least, width / height));

/** Each group fills a part of the field by itself; the same seed gives the same cloud. */
export function arrange(
  items: readonly Floating[],
  field: Size,
  { seed, gap, name, forward }: Options,
): Arrangement {
  const random = seeded(seed);
  const ids = [...new Set(items.map(({ group }) => group))];
  const places = new Map<string, Place>();
  const names = new Map<string, NamePlace>();
  const weightOf = ({ id }: Floating) =>
    id === forward ? Math.max(1, ((items.length - 1) * forwardShare) / (1 - forwardShare)) : 1;
  const weigh = (some: readonly Floating[]) => some.reduce((sum, item) => sum + weightOf(item), 0);

  const fill = (some: readonly Floating[], region: Region): void => {
    const at = some.findIndex(({ id }) => id === forward);
    if (at === -1 || some.length === 1) {
      const cells = fillRows(
        some.map(({ size }) => floatingAspect(size)),
        region,
        { gap, random },
      );
      for (const [index, cell] of cells.entries()) places.set(some[index]?.id ?? '', cell);
      return;
    }
    const one = some.slice(at, at + 1);
    const others = some.filter(({ id }) => id !== forward);
    const [first, second] = at < some.length / 2 ? [one, others] : [others, one];
    const [before, after] = inTwo(region, weigh(first) / weigh(some));
    fill(first, before);
    fill(second, after);
  };

  const share = (groups: readonly Group[], region: Region): void => {
    const [group] = groups;
    if (!group) return;
    if (groups.length === 1) {
      const named = group.id === '' ? 0 : name;
      // Groups are farther from one another than their own images.
      const aside = ids.length > 1 ? gap / 2 : 0;
      fill(group.items, {
        x: region.x + aside,
        y: region.y + named,
        width: Math.max(1, region.width - 2 * aside),
        height: Math.max(1, region.height - named),
      });
      const own = group.items.flatMap(({ id }) => places.get(id) ?? []);
      if (named > 0) names.set(group.id, nameOver(own, { name, right: region.x + region.width - gap / 2 }));
      return;
    }
    const weights = groups.map((one) => weigh(one.items));
    const at = evenCut(weights);
    const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
    const [before, after] = inTwo(region, sum(weights.slice(0, at)) / sum(weights));
    share(groups.slice(0, at), before);
    share(groups.slice(at), after);
  };

  share(
    ids.map((id) => ({ id, items: items.filter(({ group }) => group === id) })),
    { x: 0, y: 0, ...field },
  );
  return { places, names };
}

/** Close above the images on the left, as wide as nothing else stands in its way. */
function nameOver(own: readonly Place[], { name, right }: { name: number; right: number }): NamePlace {
  const edges = own.map(({ x, y, width, height }) => ({ left: x - width / 2, top: y - height / 2 }));
  const x = Math.min(...edges.map(({ left }) => left));
  const beneath = edges.filter(({ left }) => left < x + name * usualName);
  const y = Math.min(...beneath.map(({ top }) => top)) - name;
  const beside = edges.filter((edge) => !beneath.includes(edge) && edge.top < y + name);
  return { x, y, width: Math.min(right, ...beside.map(({ left }) => left - name / 4)) - x };
}

/** Where the first part is nearest to a half. */
function evenCut(weights: readonly number[]): number {
  const half = weights.reduce((sum, one) => sum + one, 0) / 2;
  let [best, nearest, sum] = [1, Number.POSITIVE_INFINITY, 0];
  weights.slice(0, -1).forEach((weight, index) => {
    sum += weight;
    if (Math.abs(sum - half) < nearest) [best, nearest] = [index + 1, Math.abs(sum - half)];
  });
  return best;
}

type FieldBudget = {
  /** The others come with their category. */
  floating: readonly CloudImage[];
  /** Whether every category's name has room above its images. */
  named: boolean;
};

type Measured = Pick<Glass, 'textPx' | 'airPx' | 'targetPx'>;

/** In sizes of the text, of an image's shorter side: from afar a smaller one says nothing. */
const leastImage = 2.6;

const numbers = [32, 28, 24, 20, 16, 13, 10, 8, 6, 5, 4, 3, 2, 1] as const;

/** The largest sample in which each image can be touched; named if every name has room. */
export function fieldBudget(
  images: readonly CloudImage[],
  field: Size,
  { glass, nameOf }: { glass: Measured; nameOf(category: string): string },
): FieldBudget {
  const least = Math.max(glass.targetPx, glass.textPx * leastImage);
  const all = Math.min(numbers[0], images.length);
  for (const most of [all, ...numbers.filter((one) => one < all)]) {
    const floating = sample(images, most);
    for (const named of [true, false]) {
      const { places, names } = layField(floating, field, { glass, named });
      const large = [...places.values()].every(({ width, height }) => Math.min(width, height) >= least);
      const whole = [...names].every(([id, { width }]) => nameWidth(nameOf(id), glass) <= width);
      if (large && whole) return { floating, named };
    }
  }
  return { floating: sample(images, 1), named: false };
}

const nameWidth = (name: string, { textPx, airPx }: Measured) => emsOf(name) * textPx + airPx * 1.6;

/** A name is a button; see `.name`. */
const nameHeight = ({ textPx, airPx, targetPx }: Measured) =>
  Math.max(textPx * 1.85, targetPx * 0.8) + airPx * 0.35;

type Laying = { glass: Measured; named: boolean; forward?: string | undefined };

export const layField = (
  images: readonly CloudImage[],
  field: Size,
  { glass, named, forward }: Laying,
): Arrangement =>
  arrange(
    images.map(({ id, media, category }) => ({ id, size: media.size, group: category?.id ?? '' })),
    field,
    {
      seed: images[0]?.id ?? '',
      gap: glass.airPx * 1.1,
      name: named ? nameHeight(glass) : 0,
      forward,
    },
  );
