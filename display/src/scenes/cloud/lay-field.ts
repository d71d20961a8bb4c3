import type { Size } from '@psifida/contract/registry/check';
import { emsOf } from '../common/set-words.ts';
import type { Glass } from '../scene.ts';
import { type Arrangement, arrange } from './arrange.ts';
import { type CloudPicture, sample } from './cloud-content.ts';

type FieldBudget = {
  /** Those that float at once; the others come with their category, or one after the other. */
  floating: readonly CloudPicture[];
  /** Whether each category's name stands above its pictures: whole, or not at all. */
  named: boolean;
};

type Measured = Pick<Glass, 'textPx' | 'airPx' | 'targetPx'>;

/** How many float at once, the largest number that leaves each as large as it has to be. */
const numbers = [32, 28, 24, 20, 16, 13, 10, 8, 6, 5, 4, 3, 2, 1] as const;

/** As many pictures as can float without one being too small to be touched, with their categories' names if all are whole. */
export function fieldBudget(
  pictures: readonly CloudPicture[],
  field: Size,
  { glass, nameOf }: { glass: Measured; nameOf(category: string): string },
): FieldBudget {
  const least = Math.max(glass.targetPx, glass.textPx * 1.5);
  const all = Math.min(numbers[0], pictures.length);
  for (const most of [all, ...numbers.filter((one) => one < all)]) {
    const floating = sample(pictures, most);
    for (const named of [true, false]) {
      const { places, names } = layField(floating, field, { glass, named });
      const large = [...places.values()].every(({ width, height }) => Math.min(width, height) >= least);
      const whole = [...names].every(([id, { width }]) => nameWidth(nameOf(id), glass) <= width);
      if (large && whole) return { floating, named };
    }
  }
  return { floating: sample(pictures, 1), named: false };
}

/** A name with the margins of its label. */
const nameWidth = (name: string, { textPx, airPx }: Measured) => emsOf(name) * textPx + airPx * 1.6;

/** Of a name above its pictures; it is touched as well. See `.name`. */
const nameHeight = ({ textPx, airPx, targetPx }: Measured) =>
  Math.max(textPx * 1.85, targetPx * 0.8) + airPx * 0.35;

type Laying = { glass: Measured; named: boolean; forward?: string | undefined };

/** Where each of them floats. */
export const layField = (
  pictures: readonly CloudPicture[],
  field: Size,
  { glass, named, forward }: Laying,
): Arrangement =>
  arrange(
    pictures.map(({ id, media, category }) => ({ id, size: media.size, group: category?.id ?? '' })),
    field,
    {
      seed: pictures[0]?.id ?? '',
      gap: glass.airPx * 1.1,
      name: named ? nameHeight(glass) : 0,
      forward,
    },
  );
