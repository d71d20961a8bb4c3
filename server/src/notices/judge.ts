import { stat } from 'node:fs/promises';
import os from 'node:os';
import { readJump } from '@psifida/api/concurrency/clock';
import { listEnding } from '@psifida/api/db/last-day';
import type { Tables, TroubleRow } from '@psifida/api/db/tables';
import { feedsInUse } from '@psifida/api/db/use-feeds';
import { judgeDisplays } from '@psifida/api/features/displays/find-display';
import { listProposals } from '@psifida/api/features/news/alerts/list-alerts';
import { listTrials, toFirst } from '@psifida/api/releases/first-display.store';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import { isInTrouble } from '@psifida/contract/content/first-display';
import { warnedDays } from '@psifida/contract/content/rights-facts';
import { systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { judgeBackups } from '../archive/scheduled.ts';
import type { Config } from '../config/config.ts';
import { foldersOf, littleRoom, nearestFolder, roomOf } from '../storage/disks.ts';

/** What can be in trouble, and whether it is: null is well, `unknown` leaves it as it was said to be before. */
export type Judged = Pick<TroubleRow, 'key' | 'scope' | 'kind' | 'about'> & {
  trouble: Pick<TroubleRow, 'detail' | 'since'> | 'unknown' | null;
};

type Deps = { config: Pick<Config, 'dataDir' | 'uploadsDir' | 'backups'>; db: Kysely<Tables>; now: number };

/** What every process can judge. */
export const town = 'town';

/** A feed is asked again after two minutes, four, eight, and so on: by then it has failed five times. */
const feedAfterMs = 60 * 60_000;

/** Full again with the next video: only with so much more than little is it said that there is room again. */
const roomAgain = 1.25;

/** The same judgements that staff see, and whoever watches by machine. */
export async function judge({ config, db, now }: Deps): Promise<Judged[]> {
  const displays = (await judgeDisplays({ db, now: () => now })).map(
    ({ id, name, place, state, glass, since }): Judged => {
      const trouble = state === 'red' ? { detail: glass, since: new Date(since) } : null;
      const about = place ? `${name} (${place})` : name;
      return { key: `display ${id}`, scope: town, kind: 'display', about, trouble };
    },
  );
  const trials = await listTrials(db);
  const releases = systemIds.map((system): Judged => {
    const row = trials.find((one) => one.system === system);
    const held = row && toFirst(row).held;
    return {
      ...{ key: `release ${system}`, scope: town, kind: 'release' },
      // Without a display it is of its system, whose name is another in each language.
      about: row?.name ?? system,
      trouble: held && isInTrouble(held.state) ? { detail: held.state, since: new Date(held.since) } : null,
    };
  });
  const feeds = (await feedsInUse(db)).map(({ url, title, place, failingSince }): Judged => {
    const failing = failingSince && failingSince.getTime() <= now - feedAfterMs;
    const trouble = failing ? { detail: 'failing', since: failingSince } : null;
    return { key: `feed ${url}`, scope: town, kind: 'feed', about: title || place, trouble };
  });
  const alerts = await judgeAlerts(db, now);
  const rights = await judgeRights(db, now);
  const backups: Judged[] = config.backups
    ? // Only whoever makes them judges them.
      [{ key: 'backup', scope: 'backups', kind: 'backup', about: '', trouble: await judgeBackups(db, now) }]
    : [];
  const jump = await readJump(db);
  const clock: Judged = {
    ...{ key: 'clock', scope: town, kind: 'clock', about: '' },
    trouble: jump && { detail: jump.to.toISOString(), since: jump.from },
  };
  return [
    clock,
    ...alerts,
    ...displays,
    ...releases,
    ...feeds,
    ...rights,
    ...backups,
    ...(await judgeDisks(config, now)),
  ];
}

/** Asked every minute: by then a source has failed several times. */
const sourceAfterMs = 10 * 60_000;

/** R-ALERT-02: whoever is on duty is told of a warning that waits, at any hour; and of a source that is away. */
export async function judgeAlerts(db: Kysely<Tables>, now: number): Promise<Judged[]> {
  const waiting = (await listProposals(db, now)).map(
    ({ id, title_el, title_en, by_name: detail, received_at: since }): Judged => ({
      ...{ key: `alert ${id}`, scope: town, kind: 'alert', about: title_el || title_en },
      trouble: { detail, since },
    }),
  );
  const sources = await db.selectFrom('alert_source').select(['id', 'name', 'failing_since']).execute();
  return [
    ...waiting,
    ...sources.map(({ id, name: about, failing_since: since }): Judged => {
      const failing = since && since.getTime() <= now - sourceAfterMs;
      const trouble = failing ? { detail: 'failing', since } : null;
      return { key: `alert-source ${id}`, scope: town, kind: 'alert-source', about, trouble };
    }),
  ];
}

/**
 * Each warning has a key of its own: the next replaces it, and nobody is told that it is over. What is out of use is not
 * told of, nor told of again when it is back.
 */
export const judgeRights = async (db: Kysely<Tables>, now: number): Promise<Judged[]> =>
  (await listEnding(db, now)).map(({ id, title, day, used }) => {
    const left = warnedDays.filter((days) => day <= addDays(dateAt(now), days)).at(-1);
    const trouble = used ? { detail: day, since: new Date(now) } : 'unknown';
    return { key: `rights ${id} ${day} ${left}`, scope: town, kind: 'rights', about: title, trouble };
  });

/** Each machine for itself; folders on one disk are one. */
async function judgeDisks(config: Deps['config'], now: number): Promise<Judged[]> {
  const machine = os.hostname();
  const disks = new Map<number, Judged>();
  for (const { folder } of foldersOf(config)) {
    const there = await nearestFolder(folder);
    const { dev } = await stat(there);
    if (disks.has(dev)) continue;
    const { free } = await roomOf(there);
    const detail = (free / 1e9).toFixed(1);
    disks.set(dev, {
      key: `disk ${machine} ${folder}`,
      // Processes beside each other may have folders of their own.
      scope: `machine ${machine} ${config.dataDir}`,
      kind: 'disk',
      about: `${machine}: ${folder}`,
      trouble:
        free < littleRoom
          ? { detail, since: new Date(now) }
          : free < littleRoom * roomAgain
            ? 'unknown'
            : null,
    });
  }
  return [...disks.values()];
}
