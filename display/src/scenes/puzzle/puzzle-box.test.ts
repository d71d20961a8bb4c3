import { pieceCounts } from '@psifida/contract/content/puzzle-view';
import { expect, test } from 'vitest';
import { cutLid } from './puzzle-box.tsx';

test('R-SCENE-05 the piece that is loose on a box belongs to its cut, has all its tabs, and never leaves the lid', () => {
  const faults: string[] = [];
  for (const count of pieceCounts)
    for (const width of [120, 480, 1_600])
      for (const seed of ['a', 'b', 'c', 'd']) {
        const size = { width, height: width * 0.5625 };
        const { lines, loose, columns, rows } = cutLid({ id: seed, levels: [count] }, size);
        const where = `${count} pieces of ${seed}, ${width} px`;
        if (columns * rows < 12) faults.push(`too few: ${where}`);
        if (!lines.includes(loose.path)) faults.push(`another cut: ${where}`);
        if (loose.path.split('C').length - 1 !== 12) faults.push(`a straight edge: ${where}`);
        // With its tabs, turned and moved.
        const far = Math.max(size.width / columns, size.height / rows) * 0.5 * 1.58 + loose.reach * 1.6;
        const room = Math.min(loose.x, loose.y, size.width - loose.x, size.height - loose.y);
        if (room < far * 0.75) faults.push(`beyond: ${where}`);
      }
  expect(faults).toEqual([]);
});
