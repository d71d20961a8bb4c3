import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const builtOf = (app: string) => new URL(`../../${app}/dist/`, import.meta.url);

/** Lowered whenever something was cut; raised only for something that the first page really needs at once. */
const budgets = [
  { of: 'a display', app: 'display', base: '/display/', atMost: 100_000 },
  { of: 'the staff’s app', app: 'web', base: '/', atMost: 400_000 },
];

test.each(budgets)(
  'the first page of $of has at most $atMost bytes of scripts and styles, compressed',
  async ({ app, base, atMost }) => {
    const page = await readFile(new URL('index.html', builtOf(app)), 'utf8');
    const named = page.matchAll(new RegExp(`(?:src|href)="${base}(assets/[^"]+)"`, 'g'));
    const files = await Promise.all([...named].map(([, name = '']) => readFile(new URL(name, builtOf(app)))));
    expect(files.length).toBeGreaterThan(0);
    const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
    expect(bytes).toBeLessThanOrEqual(atMost);
  },
);

test('the service worker keeps every file that a display may need', async () => {
  const worker = await readFile(new URL('worker.js', builtOf('display')), 'utf8');
  const page = await readFile(new URL('index.html', builtOf('display')), 'utf8');
  for (const [, file] of page.matchAll(/"(\/display\/assets\/[^"]+)"/g)) expect(worker).toContain(file);
  expect(worker).toContain('/display/index.html');
});
