import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TownLook } from '@psifida/contract/content/look';
import { unlistedHeaders } from '@psifida/contract/endpoints/shared-previews';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mountPages } from './pages.ts';

/** The two apps as a build leaves them, as far as addresses go. */
async function openPages(look: () => Promise<TownLook | null> = async () => null) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'psifida-pages-'));
  const folderOf = (app: string) => path.join(root, app);
  for (const app of ['web', 'display', 'branding']) {
    await mkdir(path.join(folderOf(app), 'assets'), { recursive: true });
    for (const file of ['index.html', 'take-home.html', 'worker.js', 'assets/app-1a2b.js'])
      await writeFile(path.join(folderOf(app), file), '<!doctype html><head><title>Psifida</title></head>');
  }
  const publicUrl = 'http://localhost';
  const branding = {
    municipality: { el: 'Δήμος', en: 'Town' },
    logo: 'logo.svg',
  } as RuntimeConfig['branding'];
  const app = fastify();
  await mountPages(app, {
    publicUrl,
    runtimeConfig: {
      keycloakUrl: publicUrl,
      apiBaseUrl: publicUrl,
      routeRules: {},
      branding,
    } as RuntimeConfig,
    brandingDir: folderOf('branding'),
    shown: { find: async () => null, findByShort: async () => null },
    look,
    capOut: { feed: async () => '<feed/>', text: async (name) => (name === 'a' ? '<alert/>' : null) },
    folderOf,
  });
  onTestFinished(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });
  return async (
    url: string,
    headers: Record<string, string> = { accept: 'text/html', host: 'localhost' },
  ) => {
    const answer = await app.inject({ url, headers });
    return { ...answer.headers, status: answer.statusCode, body: answer.body };
  };
}

test('R-LOOK-03 a page of the tool carries the town’s look, the player’s does not, and the usual look adds nothing', async () => {
  const look = vi.fn(async (): Promise<TownLook | null> => null);
  const page = await openPages(look);
  const usual = (await page('/')).body;
  expect(usual).not.toContain('<style');
  look.mockResolvedValue({ accent: '#8a1538', ground: 'sea', headings: 'commissioner', text: 'literata' });
  const { body, 'cache-control': cacheControl } = await page('/login');
  expect(body).toContain('--action:#8a1538');
  expect(cacheControl).toBe('no-cache');
  expect((await page('/display/')).body).toBe(usual);
  look.mockRejectedValue(new Error('the database is away'));
  expect((await page('/system1a/home')).body).toBe(body);
});

test('a page is always asked for, and only what has its content in its name is kept', async () => {
  const headersOf = await openPages();
  const cacheControlOf = async (url: string) => (await headersOf(url))['cache-control'];
  const pages = ['/', '/index.html', '/system1a/home', '/nothing-here', '/display/', '/display/worker.js'];
  for (const url of pages) expect(await cacheControlOf(url), url).toBe('no-cache');
  for (const url of ['/assets/app-1a2b.js', '/display/assets/app-1a2b.js'])
    expect(await cacheControlOf(url), url).toBe('public, max-age=31536000, immutable');
});

test('R-OPS-10 curl, by whatever name of the machine, is told that the pages are there; of others only browsers get a page', async () => {
  const statusOf = await openPages();
  for (const headers of [{ accept: '*/*' }, { accept: '*/*', host: '127.0.0.1' }, {}] as Record<
    string,
    string
  >[])
    for (const [url, isThere] of [
      ['/', true],
      ['/display/', true],
      ['/system1a/home', false],
    ] as const)
      expect((await statusOf(url, headers)).status === 200, url).toBe(isThere);
});

test('R-SHARE-03 the page behind a shared link is kept by nobody, found by no search and told to no other site', async () => {
  const headersOf = await openPages();
  for (const url of ['/preview', '/preview/', '/preview?lang=en'])
    expect(await headersOf(url), url).toMatchObject(unlistedHeaders);
  expect(await headersOf('/')).not.toHaveProperty('x-robots-tag');
});

test('R-ALERT-09 the town’s own messages are a feed of CAP, each at an address of its own', async () => {
  const headersOf = await openPages();
  expect((await headersOf('/cap'))['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect((await headersOf('/cap/a'))['content-type']).toBe('application/cap+xml; charset=utf-8');
  expect((await headersOf('/cap/b'))['content-type']).not.toContain('cap+xml');
});
