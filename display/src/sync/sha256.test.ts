import { expect, test } from 'vitest';
import { createSha256 } from './sha256.ts';

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 1_000_003])(
  '%i bytes in uneven pieces',
  async (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256);
    const hash = createSha256();
    for (let at = 0; at < length; at += 777) hash.update(bytes.subarray(at, at + 777));
    const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    expect(hash.digest()).toBe([...expected].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  },
);
