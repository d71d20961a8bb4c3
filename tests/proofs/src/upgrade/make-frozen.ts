import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Tables } from '@psifida/api/db/tables';
import { openForeignSite } from '@psifida/api/testing/foreign-site';
import { untilAllSizes } from '@psifida/api/testing/upload-file';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { exchangeFormats } from '@psifida/contract/endpoints/library';
import { usedKinds } from '@psifida/contract/kinds';
import { type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { addAccount } from '@psifida/identity/accounts';
import type { IdentityTables } from '@psifida/identity/db/tables';
import { openTestDatabase } from '@psifida/postgres/testing/test-database';
import { backUp, toFile } from '@psifida/server/archive/backup';
import { addressOf } from '@psifida/server/testing/open-whole';
import { expect, test } from 'vitest';
import { fill } from './fill.ts';
import { account, compress, dump, type Expected, filesOf } from './frozen.ts';
import { configOf, type Installation, startInstallation } from './installation.ts';
import { type Everything, readEverything } from './read-everything.ts';

const root = new URL('../../../../', import.meta.url);
const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Νέα</title>
<item><title>Συναυλία</title><link>https://town.example/1</link><guid>1</guid></item></channel></rss>`;

/** `npm run test:upgrade -- --make`: what this version stores, kept for all that follow. */
test('make what is frozen of this version', async () => {
  const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-frozen-'));
  const database = await openTestDatabase<Tables & IdentityTables>({ empty: true });
  const site = await openForeignSite();
  for (const language of ['el', 'en'])
    site.pages[`/${language}`] = (_, reply) => reply.setHeader('content-type', 'text/xml').end(feed);
  const where = { databaseUrl: addressOf(database), dataDir: folder };
  const installation = await startInstallation({ ...where, env: { NEWS_ALLOWED_HOSTS: site.host } });
  const tokens = await fill(installation, site.address(''));
  const keeping = { db: database.db as never, names: configOf(where).roles, record: async () => {} };
  await addAccount(keeping, account, { id: 'x', name: 'x' });
  await untilAllSizes(database as never);
  const awaiting = database.db.selectFrom('release').select('number').where('awaits', 'is not', null);
  await expect.poll(() => awaiting.execute(), { timeout: 60_000 }).toEqual([]);
  const madeOn = new Date().toISOString().slice(0, 10);
  const everything = await readEverything(installation, madeOn);
  await freezeShapes(installation, { everything, tokens });
  await installation.stop();

  const files = filesOf(version);
  await rm(files.folder, { recursive: true, force: true });
  await mkdir(files.folder, { recursive: true });
  const kept = await backUp(configOf(where), { openTarget: toFile(files.archive) });
  expect(kept.seal.missing).toEqual([]);
  await writeFile(files.database, await compress(await dump(database as never)));
  await writeFile(files.expected, json({ madeOn, everything, tokens } satisfies Expected));
  await site.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Each stored shape by itself, for the tests that read it without an installation (decision 011). */
async function freezeShapes(
  { ask, url }: Installation,
  { everything, tokens }: Omit<Expected, 'madeOn'>,
): Promise<void> {
  const write = (name: string, text: string) => writeFile(new URL(`contract/frozen/${name}`, root), text);
  const perSystem = async (make: (system: SystemId) => Promise<unknown>) => {
    const all: Record<string, unknown> = {};
    for (const system of systemIds) all[system] = await make(system);
    return json(all);
  };
  const shown = (system: SystemId) => {
    const found = Object.values(everything.presentations).find((one) => one.system === system && one.active);
    if (!found) throw new Error(`${system} shows nothing`);
    return found;
  };
  await write('revision-1.json', await perSystem(async (system) => shown(system).content));
  await write(
    'release-1.json',
    await perSystem(async (system) => {
      const display = Object.values(everything.displays).find((one) => one.system === system);
      const headers = { authorization: `Bearer ${tokens[display?.id ?? '']}` };
      return (await fetch(`${url}${apiPrefix}/player/release`, { headers })).json();
    }),
  );
  const createId = '00000000-0000-4000-8000-000000009999';
  const draft = (kind: string, { version, content }: { version: number; content: object }) =>
    write(`draft-1-${kind}.json`, json({ version, base: content, content, createId }));
  await draft('presentation', shown('system6'));
  for (const item of Object.values(everything.items)) await draft(item.kind, item);
  const media = Object.values(everything.media).find(
    ({ kind }) => kind === 'video',
  ) as Everything['media'][string];
  const { title, alt, decorative, focalPoint, captions, words } = media;
  const content = { title, alt, decorative, focalPoint, captions, words };
  await draft('media', { version: media.version, content });
  for (const kind of usedKinds)
    for (const format of exchangeFormats) {
      const { text } = await ask(endpoints.exportItems, { params: { kind }, query: { format } });
      await write(`export-1-${kind}.${format}`, text);
    }
}
