import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const built = new URL('../../display/dist/', import.meta.url);

test('the first script of a display has at most 120 kB compressed, all that it loads at once included', async () => {
  const page = await readFile(new URL('index.html', built), 'utf8');
  const names = [...page.matchAll(/(?:src|href)="\/display\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name);
  const scripts = await Promise.all(names.map((name) => readFile(new URL(name ?? '', built))));
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  expect(names.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(120_000);
});

test('the service worker keeps every file that a display may need', async () => {
  const worker = await readFile(new URL('worker.js', built), 'utf8');
  const page = await readFile(new URL('index.html', built), 'utf8');
  for (const [, file] of page.matchAll(/"(\/display\/assets\/[^"]+)"/g)) expect(worker).toContain(file);
  expect(worker).toContain('/display/index.html');
});
