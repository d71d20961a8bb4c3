import { createHash } from 'node:crypto';
import { mediaAddress } from '@psifida/contract/content/media';
import type { Registry } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { withAdvisoryLock } from '../concurrency/advisory-lock.ts';
import { type Repeated, repeat } from '../concurrency/repeat.ts';
import type { Tables } from '../db/tables.ts';
import { runSpeech, type SpeechCommand, SpeechFailed } from '../media/audios/run-speech.ts';
import { type Storage, servedKey } from '../media/storage/storage.ts';
import { listDue } from './due-release.ts';
import { notifyDisplays } from './notify-displays.ts';
import * as store from './speech.store.ts';

export type SpeechDeps = {
  db: Kysely<Tables>;
  registry: Registry;
  storage: Storage;
  command: SpeechCommand;
  now: () => number;
  log: { warn(details: object, message: string): void };
};

/** Of the whole installation: more is no speech of a town's glass, but a mistake. */
const textsAtMost = 50_000;
/** Each round tells displays what is new; what is left over waits for the next. */
const roundMs = 30_000;
const everyMs = 10_000;
/** A text with which the program fails is tried again ever more rarely. */
const againAfter = (failures: number) =>
  sql<Date>`now() + make_interval(mins => ${5 ** Math.min(failures, 5)})`;

/** Releases are looked at as they change; news and how words sound, again after a minute. */
const lookAgainMs = 60_000;
const neverLooked = () => ({ due: '', at: 0 });
type Round = SpeechDeps & { signal?: AbortSignal | undefined; looked?: ReturnType<typeof neverLooked> };

/** What displays can say and has no sound yet, one text at a time and in one process of all. */
export async function makeSpeech({ signal, looked = neverLooked(), ...deps }: Round): Promise<void> {
  const { db, registry, command, now, log } = deps;
  const running = async (on = db) => JSON.stringify(await store.listRunning(on, now()));
  const emergencies = await running();
  const due = JSON.stringify(await listDue(db)) + emergencies;
  const isLooking = due !== looked.due || Date.now() - looked.at > lookAgainMs;
  if (!isLooking && !(await store.findNext(db))) return;
  await withAdvisoryLock(db, 'speech', async (connection) => {
    if (isLooking) {
      const wanted = [...(await store.listWanted(connection, { registry, command, now: now() })).values()];
      if (wanted.length > textsAtMost) log.warn({ texts: wanted.length }, 'too many texts to be spoken');
      await store.keepWanted(connection, wanted.slice(0, textsAtMost));
      await store.dropUnwanted(connection);
      Object.assign(looked, { due, at: Date.now() });
    }
    const end = Date.now() + roundMs;
    let made = 0;
    while (!signal?.aborted && Date.now() < end && (await running(connection)) === emergencies) {
      const next = await store.findNext(connection);
      if (!next) break;
      if (await makeOne({ ...deps, db: connection }, next, signal)) made += 1;
    }
    if (!made) return;
    const spoken = (await listDue(connection)).filter(({ system }) => store.isSpoken(registry, system));
    // Beside the release, as news are: whoever hears of these asks for speech as well.
    for (const system of new Set(spoken.map(({ system }) => system)))
      await notifyDisplays(connection, { event: 'news', to: { system } });
  });
  // One that was sent meanwhile does not wait for the next round.
  if (!signal?.aborted && (await running()) !== emergencies) return makeSpeech({ signal, looked, ...deps });
}

type Speaking = Pick<SpeechDeps, 'db' | 'storage' | 'command'> & { signal?: AbortSignal | undefined };

/** Has it spoken and keeps the sound; answers its address. */
export async function speak(
  { db, storage, command, signal }: Speaking,
  { key, language, spoken }: store.Wanted,
): Promise<string> {
  const { data, extension } = await runSpeech(command, { text: spoken, language, signal });
  const sha256 = createHash('sha256').update(data).digest('hex');
  const object = servedKey(sha256, extension);
  // Before the bytes: from now on they belong to someone.
  await db
    .insertInto('media_object')
    .values({ key: object, bytes: data.length })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: sql`now()` }))
    .execute();
  await storage.put(object, { data, bytes: data.length });
  await db
    .updateTable('speech')
    .set({ sha256, extension, bytes: data.length })
    .where('key', '=', key)
    .execute();
  return mediaAddress(sha256, extension);
}

async function makeOne(
  { db, storage, command, log }: SpeechDeps,
  { failures, ...next }: store.Wanted & { failures: number },
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { key, language, spoken } = next;
  try {
    await speak({ db, storage, command, signal }, next);
    return true;
  } catch (error) {
    if (signal?.aborted) return false;
    if (!(error instanceof SpeechFailed) || error.noProgram) throw error;
    log.warn({ text: spoken, language, why: error.message }, 'a text could not be spoken');
    await db
      .updateTable('speech')
      .set({ failures: failures + 1, next_at: againAfter(failures + 1) })
      .where('key', '=', key)
      .execute();
    return false;
  }
}

/** Stopping breaks off what is being spoken. */
export function startSpeech(deps: SpeechDeps): Repeated {
  const looked = neverLooked();
  return repeat((signal) => makeSpeech({ ...deps, signal, looked }), {
    name: 'make-speech',
    everyMs,
    onError: (err) => deps.log.warn({ err }, 'speech could not be made'),
  });
}
