import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const sheets = ['web/src', 'display/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

/** WCAG 2.3.1: three flashes in a second are the most; what repeats takes longer than a third of one. */
const leastMs = 334;

test('R-REACH-02 nothing of the tool and of the player repeats faster than three times a second', () => {
  const repeating = sheets.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/[^{};]*\binfinite\b[^;}]*/g)].flatMap(
      ([rule]) =>
        // Of the times of an animation the first is its length; what has none takes it from a script, and is slow.
        [...rule.matchAll(/(?<![\w-])(\d*\.?\d+)(ms|s)\b/g)]
          .slice(0, 1)
          .map(([, count, unit]) => ({ file, rule, ms: Number(count) * (unit === 's' ? 1_000 : 1) })),
    ),
  );
  expect(repeating.length).toBeGreaterThan(3);
  expect(repeating.filter(({ ms }) => ms < leastMs)).toEqual([]);
});
