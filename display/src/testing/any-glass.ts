import type { Bilingual } from '@psifida/contract/bilingual';
import { measuresOf, type Panel } from '@psifida/contract/content/panel';
import { seeded } from '@psifida/contract/content/seeded';
import type { Size } from '@psifida/contract/registry/check';
import type { Installation } from '@psifida/contract/registry/registry';
import { type Glass, glassOf } from '../scenes/scene.ts';

const diagonals = [22, 24, 32, 43, 55, 65, 75, 98];
const ratios = [
  [16, 9],
  [9, 16],
  [16, 10],
  [10, 16],
  [4, 3],
  [3, 4],
  [32, 9],
] as const;
const longest = [1366, 1920, 2560, 3840, 7680];
const distances = [0.4, 0.6, 0.8, 1, 1.3, 1.7, 2, 3, 5, 7, 10];

/** Every size and shape of glass that is sold, at every distance, with access and without. */
export const everyGlass = (installation: Installation): (Glass & { access: boolean })[] =>
  diagonals.flatMap((inches, at) =>
    ratios.flatMap(([across, down], shape) =>
      distances.flatMap((metres, far) =>
        [false, true].map((access) => {
          const widthMm = (inches * 25.4 * across) / Math.hypot(across, down);
          const px = longest[(at + shape + far) % longest.length] ?? 1920;
          const size = {
            width: Math.round(px * Math.min(1, across / down)),
            height: Math.round(px * Math.min(1, down / across)),
          };
          const measures = measuresOf({ widthMm, viewingDistanceMm: metres * 1_000 }, size.width);
          return { ...glassOf(measures, size, { installation, access }), access };
        }),
      ),
    ),
  );

const syllables = { el: ['πα', 'ρα', 'θα', 'λάσ', 'σι', 'ων'], en: ['sea', 'side', 'vil', 'la', 'ge', 's'] };

/** Of so many letters, seeded; `endless` without a space. */
export function wordsOf(length: number, { seed = 'words', endless = false } = {}): Bilingual {
  const random = seeded(seed);
  const make = (from: readonly string[]) => {
    let words = '';
    while (words.length < length) {
      words += from[Math.floor(random() * from.length)];
      if (!endless && random() < 0.35) words += ' ';
    }
    return words.slice(0, length).trim() || from[0] || '';
  };
  return { el: make(syllables.el), en: make(syllables.en) };
}

export const titlesOf = (): Bilingual[] =>
  [1, 12, 40, 90, 200].flatMap((length) =>
    [false, true].map((endless) => wordsOf(length, { seed: `${length}`, endless })),
  );

export const glassIn = (installation: Installation, panel: Panel, pixels: Size): Glass =>
  glassOf(measuresOf(panel, pixels.width), pixels, { installation, access: false });
