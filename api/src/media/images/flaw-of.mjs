// @ts-check
/** @typedef {{ data: Uint8Array, width: number, height: number }} Grey */

/** Large enough that an edge begins and ends in it. */
const tileSide = 120;
/** Levels of grey between the darkest and the brightest of a tile in which an edge can be judged. */
const contrast = 50;
/** How much of that contrast the steepest step from pixel to pixel takes at least, where something is sharp. */
const steep = 0.16;
/** No light is as bright as this in an image that is too dark, nor its mean as this. */
const [light, dusk] = [100, 45];

/** @param {Uint32Array} counts @param {number} share */
const levelAt = (counts, share) => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let [level, below] = [0, counts[0] ?? 0];
  while (level < 255 && below < all * share) below += counts[++level] ?? 0;
  return level;
};

/**
 * One sharp edge anywhere is enough, and what has no contrast says nothing: a plain sky, a night with lights and a drawing
 * have no flaw.
 * @param {Grey} grey
 * @returns {import('@psifida/contract/content/media').ImageFlaw | null}
 */
export function flawOf({ data, width, height }) {
  const all = new Uint32Array(256);
  let [hasContrast, isSharp] = [false, false];
  for (let top = 0; top < height; top += tileSide)
    for (let left = 0; left < width; left += tileSide) {
      const [levels, steps] = [new Uint32Array(256), new Uint32Array(256)];
      const [right, bottom] = [Math.min(width, left + tileSide) - 1, Math.min(height, top + tileSide) - 1];
      // Half of the pixels, as on a chessboard: an edge between any two rows or columns is met.
      for (let y = top; y < bottom; y += 1)
        for (let x = left + (y % 2), at = y * width + x; x < right; x += 2, at += 2) {
          const level = data[at] ?? 0;
          const step = Math.max(
            Math.abs((data[at + 1] ?? 0) - level),
            Math.abs((data[at + width] ?? 0) - level),
          );
          levels[level] = (levels[level] ?? 0) + 1;
          steps[step] = (steps[step] ?? 0) + 1;
        }
      for (const [level, count] of levels.entries()) all[level] = (all[level] ?? 0) + count;
      const range = levelAt(levels, 0.995) - levelAt(levels, 0.005);
      if (range < contrast) continue;
      hasContrast = true;
      isSharp ||= levelAt(steps, 0.998) >= steep * range;
    }
  const pixels = all.reduce((sum, count) => sum + count, 0);
  const mean = all.reduce((sum, count, level) => sum + count * level, 0) / Math.max(1, pixels);
  if (mean < dusk && levelAt(all, 0.999) < light) return 'dark';
  return hasContrast && !isSharp ? 'blurred' : null;
}
