import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { release } from '@psifida/contract/content/release';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { restore } from '@psifida/server/archive/restore';
import { addressOf } from '@psifida/server/testing/open-whole';
import { accessToken } from '@psifida/server/testing/staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, type Expected, filesOf, frozenFolder, load, readDatabase, readExpected } from './frozen.ts';
import { configOf, type Installation, startInstallation } from './installation.ts';
import { findLost, readEverything, saveEverything } from './read-everything.ts';

const versions = await readdir(frozenFolder);

test('R-OPS-07 what this version stores is frozen before it is released', async () => {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', frozenFolder), 'utf8'));
  expect(versions).toContain(version);
});

describe.each(versions)('an installation of %s', (version) => {
  let folder: string;
  let expected: Expected;
  const databases: TestDatabase<unknown>[] = [];
  const running: Installation[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-upgrade-'));
    expected = await readExpected(version);
  });
  afterAll(async () => {
    for (const one of running) await one.stop();
    for (const one of databases) await one.close();
    await rm(folder, { recursive: true, force: true });
  });

  const place = async (name: string) => {
    const database = await openTestDatabase<unknown>({ empty: true });
    databases.push(database);
    const dataDir = path.join(folder, name);
    await mkdir(dataDir, { recursive: true });
    return { database, where: { databaseUrl: addressOf(database), dataDir } };
  };

  const upgrade = {
    'restored from its archive': async () => {
      const { where } = await place('restored');
      await restore(configOf(where), { file: filesOf(version).archive, signedBy: null });
      return where;
    },
    'started on its database': async () => {
      const { database, where } = await place('started');
      await load(database, await readDatabase(version));
      // A dump has no media; those of the archive are the same.
      await cp(path.join(folder, 'restored', 'media'), path.join(where.dataDir, 'media'), {
        recursive: true,
      });
      return where;
    },
  };

  describe.each(Object.entries(upgrade))('%s', (_, bring) => {
    let installation: Installation;
    beforeAll(async () => {
      installation = await startInstallation(await bring());
      running.push(installation);
    });

    test('R-OPS-07 is read back whole: documents, revisions, releases, media, displays, accounts, the past', async () => {
      expect(await readEverything(installation, expected.madeOn)).toMatchObject(expected.everything);
    });

    test('R-FIND-03 is found by what everything is called', async () => {
      expect(await findLost(installation, expected.everything)).toEqual([]);
    });

    test('R-OPS-07 is known to its displays, which get their release and its files', async () => {
      for (const token of Object.values(expected.tokens)) {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(`${installation.url}${apiPrefix}/player/release`, { headers });
        const { manifest } = release.parse(await answer.json());
        const [media] = Object.values(manifest.media);
        const address = media?.images[0]?.url ?? media?.video?.url;
        if (address) expect((await fetch(`${installation.url}${address}`)).status).toBe(200);
      }
    });

    test('R-OPS-07 is open to its people', async () => {
      expect(await accessToken(installation.url, account.username, account.password)).toBeTruthy();
    });

    test('R-OPS-07 can be saved again, each document and display', async () => {
      const all = await readEverything(installation, expected.madeOn);
      await saveEverything(installation, all);
      const { presentations } = await readEverything(installation, expected.madeOn);
      for (const [id, { version: before, content }] of Object.entries(all.presentations))
        expect(presentations[id]).toMatchObject({ version: before + 1, content });
    });
  });
});

test('R-OPS-07 an earlier version does not start on a newer database, and says so', async () => {
  const database = await openTestDatabase<unknown>();
  await sql`insert into schema_migration (scope, name) values ('api', '9999_of_tomorrow.sql')`.execute(
    database.db,
  );
  const start = startInstallation({
    databaseUrl: addressOf(database),
    dataDir: await mkdtemp(path.join(os.tmpdir(), 'psifida-newer-')),
  });
  await expect(start).rejects.toThrow(/^The database is newer than this version of Psifida/);
  await database.close();
});
