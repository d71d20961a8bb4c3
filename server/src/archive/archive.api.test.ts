import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Tables } from '@psifida/api/db/tables';
import { listObjectsInUse } from '@psifida/api/features/media/housekeeping/housekeeping.store';
import { untilAllSizes } from '@psifida/api/testing/upload-file';
import type { Presentation } from '@psifida/contract/content/presentation';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { playerEventsPath } from '@psifida/contract/endpoints/player';
import { clientId } from '@psifida/identity/testing/identity-server';
import { connectionOf } from '@psifida/postgres/connect';
import { freePort } from '@psifida/postgres/testing/free-port';
import { openTestDatabase } from '@psifida/postgres/testing/test-database';
import { openSnapshot, type Snapshot } from '@psifida/postgres/whole/snapshot';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { startServer } from '../start.ts';
import { databaseParts, reachDatabase } from '../storage/database.ts';
import { openMediaStorage } from '../storage/media-storage.ts';
import { makePresentation, pairDisplay, uploadImage } from '../testing/furnish.ts';
import { addressOf, openWhole, type Whole } from '../testing/open-whole.ts';
import { placeholderPages } from '../testing/placeholder-pages.ts';
import { openStaff, type Staff } from '../testing/staff.ts';
import { backUp, toFile } from './backup.ts';
import { newKey } from './lock-and-key.ts';
import { checkArchive, restore } from './restore.ts';
import { passing } from './shape.ts';

let folder: string;
let whole: Whole;
let staff: Staff;
let presentation: Presentation;
let displayToken: string;
let installationKey: string | null;
const at = (name: string) => path.join(folder, name);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const elsewhere = (name: string): Config => ({
  ...whole.config,
  databaseUrl: null,
  s3: null,
  dataDir: at(name),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-archive-'));
  // As whom the steps of signing in present themselves.
  whole = await openWhole({ env: { KEYCLOAK_CLIENT_ID: clientId } });
  staff = openStaff(whole.config.publicUrl, () => {});
  const image = await uploadImage(staff);
  await untilAllSizes(whole);
  presentation = await makePresentation({ staff }, Array(5).fill(image));
  displayToken = await pairDisplay(whole.config.publicUrl, staff);
}, 120_000);
afterAll(async () => {
  await whole?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Saves again and again until it is told to stop; answers how often it was acknowledged. */
function keepSaving() {
  let going = true;
  const { system, id, content } = presentation;
  const saving = (async () => {
    for (let saved = 0; ; saved += 1) {
      const { answer } = await staff.call('save', endpoints.savePresentation, {
        params: { system, id },
        body: {
          version: presentation.version,
          active: true,
          content: { ...content, title: { el: `Τίτλος\t${saved}\n«\\N»`, en: `Title ${saved}` } },
        },
      });
      if (!answer) throw new Error('a save was refused');
      presentation = answer;
      if (!going) return saved;
    }
  })();
  return async () => {
    going = false;
    return saving;
  };
}

const linesOf = async (snapshot: Snapshot, name: string): Promise<string[]> => {
  const table = snapshot.tables.find((one) => one.name === name);
  if (!table) throw new Error(`no table ${name}`);
  return (await buffer(snapshot.rows(table))).toString().split('\n').sort();
};

test('R-GUARD-05 everything comes back elsewhere as it was at one instant, though staff went on saving, and displays go on', async () => {
  // A display listens all the while, as they do.
  const listening = new AbortController();
  const headers = { authorization: `Bearer ${displayToken}` };
  const { signal } = listening;
  const stream = await fetch(`${whole.config.publicUrl}${apiPrefix}${playerEventsPath}`, { headers, signal });
  expect(stream.status).toBe(200);
  const held = () => whole.db.selectFrom('display_health').select('stream_host').executeTakeFirst();
  await expect.poll(async () => (await held())?.stream_host).toBeTruthy();
  // And somebody else keeps a table in the same place.
  await sql`create table of_somebody_else (a int)`.execute(whole.db);
  const stop = keepSaving();
  const kept = await backUp(whole.config, { openTarget: toFile(at('town.psifida')) });
  expect(await stop()).toBeGreaterThan(0);
  installationKey = kept.key;
  expect(installationKey).toMatch(/^[\w-]{43}$/);
  listening.abort();
  expect(kept.foreign).toEqual(['of_somebody_else']);
  expect(kept.seal).toMatchObject({ missing: [], files: expect.any(Number) });
  expect(sha256(await readFile(at('town.psifida')))).toBe(kept.sha256);
  await checkArchive({ file: at('town.psifida'), signedBy: installationKey });

  // From a PostgreSQL of the operator's to the embedded one.
  const config = { ...elsewhere('restored'), port: await freePort() };
  await restore(config, { file: at('town.psifida'), signedBy: installationKey });

  const source = await openSnapshot(connectionOf(whole.db), { parts: databaseParts });
  const database = await reachDatabase(config);
  const copy = await openSnapshot(database.connection, { parts: databaseParts });
  expect(copy.tables).toEqual(source.tables);
  expect(copy.migrations).toEqual(source.migrations);
  const media = ['media_asset', 'media_file', 'media_rendition', 'media_use'];
  const untouched = ['display', 'identity_account', 'identity_secret', 'system', 'tally', 'schema_migration'];
  for (const name of [...media, ...untouched])
    expect(await linesOf(copy, name), name).toEqual(await linesOf(source, name));
  // What was saved meanwhile is in none of the tables or in all of them.
  const asked = copy.ask<Tables>();
  const row = await asked.selectFrom('presentation').select(['id', 'version']).executeTakeFirstOrThrow();
  const revisions = await asked
    .selectFrom('presentation_revision')
    .select(({ fn }) => fn.max('version').as('last'))
    .executeTakeFirstOrThrow();
  expect(revisions.last).toBe(row.version);
  for (const name of passing) expect(await linesOf(copy, name), name).toEqual(['']);

  const storage = await openMediaStorage(config, path.join(config.dataDir, 'media'));
  const keys = await listObjectsInUse(asked);
  expect(keys).toHaveLength(kept.seal.files);
  for (const key of keys) {
    const bytes = await buffer(await storage.read(key));
    expect(key).toContain(sha256(bytes));
  }
  await copy.close();
  await source.close();
  await database.close();

  const url = `http://localhost:${config.port}`;
  const restored = await startServer(
    { ...config, publicUrl: url, apiBaseUrl: url, demo: false },
    { built: await placeholderPages(folder) },
  );
  try {
    const release = await fetch(`${url}/api/v1/player/release`, { headers });
    expect(release.status).toBe(200);
    expect(await release.text()).toContain(presentation.id);
    const fresh = openStaff(url, () => {});
    const { answer } = await fresh.call('list', endpoints.listActivity);
    expect(answer).toBeTruthy();
    // Numbers given from now on do not meet those that came along.
    expect(await uploadImage(fresh)).toBeTruthy();
  } finally {
    await restored.stop();
  }
}, 180_000);

describe('an archive that is not what was written is refused, and nothing of it stays', () => {
  /** Tries to restore it into an empty database and an empty folder, and looks at both afterwards. */
  const refusal = async (file: string, because: RegExp) => {
    const database = await openTestDatabase({ empty: true });
    const config = { ...whole.config, databaseUrl: addressOf(database), dataDir: at(`from-${file}`) };
    await expect(restore(config, { file: at(file), signedBy: installationKey })).rejects.toThrow(because);
    const snapshot = await openSnapshot(database.connection, { parts: databaseParts });
    expect(snapshot.tables).toEqual([]);
    await snapshot.close();
    await database.close();
    const media = await readdir(path.join(config.dataDir, 'media'), { recursive: true, withFileTypes: true });
    expect(media.filter((one) => one.isFile())).toEqual([]);
  };

  test('cut off', async () => {
    await cp(at('town.psifida'), at('short'));
    await truncate(at('short'), (await readFile(at('short'))).length - 4_000);
    await refusal('short', /cut off|damaged/);
  });

  test('with a bit that was turned', async () => {
    const bytes = await readFile(at('town.psifida'));
    const place = bytes.indexOf('media/') + 2_000;
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    await writeFile(at('turned'), bytes);
    await expect(checkArchive({ file: at('turned'), signedBy: null })).rejects.toThrow(
      'not those that were written',
    );
    await refusal('turned', /not those that were written/);
  });

  test('something else altogether, or nothing', async () => {
    for (const text of ['', 'x', 'x'.repeat(4_096)]) {
      await writeFile(at('other'), text);
      await expect(checkArchive({ file: at('other'), signedBy: null })).rejects.toThrow(
        /not an archive|cut off/,
      );
    }
    await expect(checkArchive({ file: at('nowhere'), signedBy: null })).rejects.toThrow(
      'cannot be read (ENOENT)',
    );
  });
});

test('it goes into an empty place only', async () => {
  const config = { ...whole.config, dataDir: at('other-folder') };
  const restored = restore(config, { file: at('town.psifida'), signedBy: installationKey });
  await expect(restored).rejects.toThrow('The database is not empty');
});

test('an encrypted archive opens with its own key alone', async () => {
  const [key, other] = [await newKey(), await newKey()];
  await backUp(whole.config, { openTarget: toFile(at('locked')), publicKey: key.public });
  expect((await readFile(at('locked'))).includes('contents.json')).toBe(false);
  await writeFile(at('key'), `${key.secret}\n`);
  await writeFile(at('other-key'), `${other.secret}\n`);
  const { seal } = await checkArchive({ file: at('locked'), keyFile: at('key'), signedBy: null });
  expect(seal.files).toBeGreaterThan(0);
  await expect(checkArchive({ file: at('locked'), signedBy: null })).rejects.toThrow('encrypted');
  await expect(
    checkArchive({ file: at('locked'), keyFile: at('other-key'), signedBy: null }),
  ).rejects.toThrow('another key');
});

test('what the storage has lost is named, and the rest is kept', async () => {
  const [lost = ''] = await listObjectsInUse(whole.db as never);
  const storage = await openMediaStorage(whole.config, path.join(whole.config.dataDir, 'media'));
  await storage.remove(lost);
  const { seal } = await backUp(whole.config, { openTarget: toFile(at('with-a-hole')) });
  expect(seal.missing).toEqual([lost]);
  expect((await checkArchive({ file: at('with-a-hole'), signedBy: null })).seal.files).toBe(seal.files);
});
