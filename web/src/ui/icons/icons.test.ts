import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringIcons, iconDataUrl, ownIcon } from './icons.ts';

let iconServiceUrl: string | null;
vi.mock('../../lib/runtime-config.ts', () => ({
  runtimeConfig: () => ({ apiBaseUrl: '', iconServiceUrl }) as RuntimeConfig,
}));

const set = (body: string) =>
  Response.json({ prefix: 'tabler', width: 24, height: 24, icons: { pencil: { body } } });
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const icons = (service: string | null = null) => {
  iconServiceUrl = service;
  return import('./load-icon.ts');
};

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

test('R-SHELL-16 the icon service has 500 ms, then the local endpoint answers', async () => {
  fetched.mockImplementation((url, { signal }) =>
    url.startsWith('http://icons')
      ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve(set('local')),
  );
  const { loadIcon } = await icons('http://icons/');
  const asked = performance.now();
  expect(await loadIcon('pencil')).toEqual({ body: 'local', width: 24, height: 24 });
  expect(performance.now() - asked).toBeGreaterThan(480);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    'http://icons/tabler.json?icons=pencil',
    '/api/v1/icons/tabler.json?icons=pencil',
  ]);
  expect((await loadIcon('pencil'))?.body).toBe('local');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('R-SHELL-16 without an icon service only the local endpoint is asked', async () => {
  fetched.mockResolvedValue(set('local'));
  await (await icons()).loadIcon('pencil');
  expect(fetched).toHaveBeenCalledOnce();
});

test('R-SHELL-16 an icon that came with the page is there at once, and nobody is asked for it', () => {
  bringIcons({ pencil: '<path/>' });
  expect(ownIcon('pencil')).toEqual({ body: '<path/>', width: 24, height: 24 });
  expect(ownIcon('constructor')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('R-SHELL-16 a body from the network stays inside an image', () => {
  const url = iconDataUrl({ body: `<path d='M0(0)"'/></svg><script>`, width: 24, height: 24 });
  expect(url).toMatch(/^data:image\/svg\+xml,[^"'()<>\s]+$/);
  expect(decodeURIComponent(url)).toContain('viewBox="0 0 24 24"');
});

test.each([
  [{ prefix: 'tabler', icons: {} }],
  [null],
  [{ prefix: 'tabler', width: 24, height: 24, icons: { pencil: 'x' } }],
])('R-SHELL-16 an answer that is no set of icons gives none: %j', async (answer) => {
  fetched.mockResolvedValueOnce(Response.json(answer));
  expect(await (await icons()).loadIcon('pencil')).toBeNull();
});
