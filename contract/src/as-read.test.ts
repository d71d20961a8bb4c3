import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { asRead } from './as-read.ts';

const row = z.strictObject({ id: z.string(), note: z.string().default('') });
const written = z.strictObject({
  rows: z.array(row).max(2),
  byName: z.record(z.string(), row),
  chosen: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('tone'), tone: z.string() }),
    z.strictObject({ kind: z.literal('image'), media: z.string() }),
  ]),
  maybe: row.nullable().default(null),
  hours: z.strictObject({ from: z.int(), until: z.int() }).refine(({ from, until }) => from < until),
});
const one = {
  rows: [{ id: 'a', note: 'b' }],
  byName: { x: { id: 'a', note: 'b' } },
  chosen: { kind: 'image', media: 'm' },
  maybe: { id: 'c', note: '' },
  hours: { from: 1, until: 2 },
};
/** As somebody newer would have written it: another field in every object. */
const newer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(newer);
  if (value === null || typeof value !== 'object') return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, newer(part)])),
    ...('x' in value ? {} : { subtitle: 'new' }),
  };
};

describe('what is read', () => {
  test('fields that are not known are left out, however deep they stand', () => {
    expect(written.safeParse(newer(one)).success).toBe(false);
    expect(asRead(written).parse(newer(one))).toEqual(one);
  });

  test('what was added since has its default', () => {
    const { maybe: _, ...earlier } = one;
    const read = asRead(written).parse({ ...earlier, rows: [{ id: 'a' }] });
    expect(read).toEqual({ ...one, rows: [{ id: 'a', note: '' }], maybe: null });
  });

  test.each([
    ['a type', { ...one, rows: [{ id: 1, note: '' }] }],
    ['a limit', { ...one, rows: [one.rows[0], one.rows[0], one.rows[0]] }],
    ['a rule', { ...one, hours: { from: 2, until: 1 } }],
    ['a kind', { ...one, chosen: { kind: 'video' } }],
  ])('%s is kept as strictly as when it is written', (_, wrong) => {
    expect(asRead(written).safeParse(wrong).success).toBe(false);
  });

  test('what was never strict stays the very same shape', () => {
    const open = z.object({ id: z.string(), rows: z.array(z.object({ a: z.int() })) });
    expect(asRead(open)).toBe(open);
    expect(asRead(asRead(written))).toBe(asRead(written));
  });
});
