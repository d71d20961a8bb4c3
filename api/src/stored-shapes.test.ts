import { endpoints } from '@psifida/contract/endpoints/all';
import { describe, expect, test } from 'vitest';
import { frozen } from './testing/frozen.ts';

const releases = frozen('release-').flatMap(([name, text]) =>
  Object.entries<unknown>(JSON.parse(text)).map(([system, one]) => ({ name, system, one })),
);

/** As somebody newer than we are would write it: one field more in every object that has names of its own. */
const newer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(newer);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, part]) => [name, newer(part)]);
  const isByIdentity = fields.every(([name]) => /^[0-9a-f-]{36}$/.test(String(name)));
  return Object.fromEntries(isByIdentity ? fields : [...fields, ['subtitle', { el: 'νέο', en: 'new' }]]);
};

describe('releases on the way to a display', () => {
  const { response } = endpoints.readRelease;

  test.each(releases)('$name of $system is read by the player of today', ({ one }) => {
    expect(response.safeParse(one).error).toBeUndefined();
  });

  test.each(releases)('$name of $system, had a newer server made it, is read all the same', ({ one }) => {
    expect(response.parse(newer(one))).toEqual(response.parse(one));
  });
});
