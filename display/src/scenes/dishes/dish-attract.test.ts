import { expect, test } from 'vitest';
import { everyGlass, wordsOf } from '../../testing/any-glass.ts';
import { controlsHeight } from '../common/controls/controls.tsx';
import { emsOf } from '../common/text/set-words.ts';
import { type Box, laidBudget } from './dish-attract.tsx';

const meets = (a: Box, b: Box) =>
  a.left < b.left + b.width - 0.5 &&
  b.left < a.left + a.width - 0.5 &&
  a.top < b.top + b.height - 0.5 &&
  b.top < a.top + a.height - 0.5;

test('R-SCENE-04 on any glass what is offered has as much of it as a square can, its name is told, and nothing lies on something else', () => {
  const faults: string[] = [];
  for (const glass of everyGlass('touch-display'))
    for (const [at, count] of [0, 1, 3, 12].entries()) {
      const bands = [wordsOf(at * 40 + 12).el, 'Έδεσμα'];
      const { image, words, sides, titleHeight, band } = laidBudget(glass, {
        sides: count,
        bands,
      });
      const where = `${count} on ${glass.width} × ${glass.height}, text ${glass.textPx}`;
      const shorter = Math.min(glass.width, glass.height);
      if (image.width < shorter * 0.5) faults.push(`small: ${where}`);
      if (titleHeight < glass.textPx * 1.6) faults.push(`no name: ${where}`);
      if (words.width < glass.textPx * 7) faults.push(`narrow: ${where}`);
      if (band && (emsOf(band) + 2) * glass.textPx > words.width) faults.push(`cut: ${where}`);
      if (sides.length > 0 && !band && words.width > glass.textPx * 10)
        faults.push(`plates before what it is: ${where}`);
      const foot = glass.height - controlsHeight(glass);
      for (const box of [image, words, ...sides])
        if (
          Math.min(box.left, box.top) < 0 ||
          box.left + box.width > glass.width ||
          box.top + box.height > foot
        )
          faults.push(`beyond: ${where}`);
      if (meets(image, words)) faults.push(`image on words: ${where}`);
      sides.forEach((side, at) => {
        if (side.width < glass.textPx * 3.9) faults.push(`stamp: ${where}`);
        if (meets(side, image) || sides.slice(at + 1).some((other) => meets(side, other)))
          faults.push(`on one another: ${where}`);
      });
    }
  expect([...new Set(faults)].slice(0, 20)).toEqual([]);
});
