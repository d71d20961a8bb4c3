import type { Draw } from '../seeded.ts';

/** Texts that have broken other programs. */
const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eετρε',
  'Ωμέγα ΐ ΰ ς',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '<script>alert(1)</script>',
  "'; drop table presentation; --",
  '%',
  '_%\\',
  '{{7*7}}',
  '=HYPERLINK("http://example.invalid")',
  '..\\..\\etc\\passwd',
  'true',
  'null',
  '-1',
  '1e999',
  '0x10',
  '9'.repeat(40),
  '2026-02-30T25:61',
  '٣٤',
  'constructor',
  'x'.repeat(201),
  'é'.repeat(4_000),
];

const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -0.5,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  [[]],
  {},
  [null],
  { length: 1e9 },
  { toString: 'x' },
  JSON.parse('{"__proto__":{"active":true}}'),
  JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`),
];

export const aHostileText = (draw: Draw): string => draw.pick(hostileTexts);

const aHostileValue = (draw: Draw): unknown =>
  draw.chance(0.5) ? aHostileText(draw) : structuredClone(draw.pick(hostileValues));

type Box = Record<string, unknown> | unknown[];
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;

/** Every place of a value that holds another. */
const placesOf = (value: unknown): { box: Box; key: string }[] =>
  isBox(value)
    ? Object.entries(value).flatMap(([key, inner]) => [{ box: value, key }, ...placesOf(inner)])
    : [];

/** The same value with one thing wrong: changed, missing, doubled or too much. */
export function spoil(value: unknown, draw: Draw): unknown {
  const places = placesOf(value);
  if (!places.length || draw.chance(0.03)) return aHostileValue(draw);
  const { box, key } = draw.pick(places);
  const how = draw.upTo(9);
  if (Array.isArray(box)) {
    if (how < 2) box.splice(Number(key), 1);
    else if (how < 4) box.push(box[Number(key)]);
    else box[Number(key)] = aHostileValue(draw);
  } else if (how < 2) delete box[key];
  else if (how < 3) box[draw.pick(['extra', 'id', 'version', 'constructor', '\u0000'])] = aHostileValue(draw);
  else box[key] = aHostileValue(draw);
  return value;
}
