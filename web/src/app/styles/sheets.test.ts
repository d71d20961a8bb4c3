import { expect, test } from 'vitest';

// Node's types stay out of the app's program, and the test runner empties a style sheet that is imported.
const { readdirSync, readFileSync } = await import('node:fs' as string);
const folder = new URL('../../', import.meta.url);
const sheets: string[] = readdirSync(folder, { recursive: true }).filter((name: string) =>
  name.endsWith('.css'),
);

const read = (sheet: string): string => readFileSync(new URL(sheet, folder), 'utf8');

/**
 * What is only read aloud stands outside the flow. Where the part that scrolls is not its place of reference it is not
 * cut off with the rest, and makes the whole page as wide as all that lies outside of sight.
 */
test.each(sheets)('%s: what scrolls holds what is only read aloud in it', (sheet) => {
  const rules = read(sheet).match(/[^{}]+\{[^{}]*\}/g) ?? [];
  const scrolling = rules.filter((rule: string) => /overflow(-[xy])?: *(auto|scroll)/.test(rule));
  const free = scrolling.filter((rule: string) => !/position: *(relative|absolute|sticky|fixed)/.test(rule));
  expect(free.map((rule: string) => rule.trim())).toEqual([]);
});

test('what all paragraphs have in common leaves it to a line of one whether it wraps', () => {
  expect(read('app/styles/global.css')).not.toMatch(/text-wrap(-mode)?:/);
});
