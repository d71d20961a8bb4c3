import { expect, test } from 'vitest';
import { keepPrivate } from './keep-private.ts';

const failingWith = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

test.each(['EPERM', 'ENOTSUP', 'ENOSYS'])(
  'a mount that refuses modes with %s is used, with a warning',
  async (code) => {
    const said: string[] = [];
    await keepPrivate('/mnt/media', { mode: 0o700, chmod: failingWith(code), warn: (one) => said.push(one) });
    expect(said).toEqual([
      `/mnt/media cannot be closed to others on this machine (${code}): its mount decides who may read it.`,
    ]);
  },
);

test('a folder that is not there still ends the start', async () => {
  await expect(keepPrivate('/mnt/media', { mode: 0o700, chmod: failingWith('ENOENT') })).rejects.toThrow(
    'ENOENT',
  );
});
