import { expect, test, vi } from 'vitest';
import { createIconCache } from './icon-cache.ts';
import { createIconLoader, type IconSource } from './icon-loader.ts';

const knows = (...known: string[]) =>
  vi.fn<IconSource>(async (names) => ({
    prefix: 'tabler',
    width: 24,
    height: 24,
    icons: Object.fromEntries(
      names.filter((name) => known.includes(name)).map((name) => [name, { body: name }]),
    ),
  }));
const down = () => vi.fn<IconSource>(() => Promise.reject(new Error('time-out')));

const loader = (...sources: IconSource[]) =>
  createIconLoader({ cache: createIconCache({ storage: null }), sources });
const bodies = async (load: ReturnType<typeof loader>, ...names: string[]) =>
  (await Promise.all(names.map(load))).map((icon) => icon?.body ?? null);

test('R-SHELL-16 names asked for in the same tick travel in one request, each once, and not again', async () => {
  const service = knows('pencil', 'trash');
  const load = loader(service);
  expect(await bodies(load, 'pencil', 'trash', 'pencil')).toEqual(['pencil', 'trash', 'pencil']);
  await load('pencil');
  expect(service.mock.calls).toEqual([[['pencil', 'trash']]]);
});

test('R-SHELL-16 the local endpoint answers when the service does not, else only for what that does not know', async () => {
  expect(await bodies(loader(down(), knows('pencil')), 'pencil')).toEqual(['pencil']);
  const local = knows('mosaic');
  const found = await bodies(loader(knows('pencil'), local), 'pencil', 'mosaic', 'nothing');
  expect(found).toEqual(['pencil', 'mosaic', null]);
  expect(local).toHaveBeenCalledWith(['mosaic', 'nothing']);
});

test('R-SHELL-16 an icon nobody could be asked for is tried again later', async () => {
  const service = down();
  const load = loader(service);
  expect(await load('constructor')).toBeNull();
  service.mockImplementation(knows('constructor'));
  expect(await bodies(load, 'constructor')).toEqual(['constructor']);
});

test('R-SHELL-16 very many names are asked for in several requests', async () => {
  const names = Array.from({ length: 90 }, (_, index) => `icon-${index}`);
  const service = knows(...names);
  expect(await bodies(loader(service), ...names)).toEqual(names);
  expect(service.mock.calls.map(([asked]) => asked.length)).toEqual([40, 40, 10]);
});
