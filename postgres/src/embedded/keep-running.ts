import { setTimeout as sleep } from 'node:timers/promises';
import { type BallastSize, defaultBallast, openBallast } from './ballast.ts';
import { startEmbeddedPostgres } from './start.ts';

type Options = Pick<Parameters<typeof startEmbeddedPostgres>[0], 'meanwhile'> & {
  folder: string;
  /** Why it is away; null when it is back. */
  onTrouble: (reason: string | null) => void;
  ballast?: BallastSize & { lookEveryMs: number };
};

const pauses = { first: 250, last: 30_000 };
/** Whoever has run for so long did not end because of the start. */
const steadyMs = 60_000;

/** The embedded server, started again whenever it ends unasked, for as long as that takes (R-OPS-08). */
export async function keepEmbeddedPostgres({
  folder,
  meanwhile,
  onTrouble,
  ballast: size = { ...defaultBallast, lookEveryMs: 5_000 },
}: Options) {
  const ballast = openBallast(folder, size);
  const stopping = new AbortController();
  const { signal } = stopping;
  // A folder that is not there yet has no ballast to let go.
  await ballast.letGoIfFull().catch(() => {});
  let server = await startEmbeddedPostgres({ folder, meanwhile });

  const lookAfter = async () => {
    for (let pause = pauses.first; ; ) {
      const since = performance.now();
      await server.ended;
      if (signal.aborted) return;
      onTrouble('it ended by itself; postgres.log says more');
      if (performance.now() - since > steadyMs) pause = pauses.first;
      await sleep(pause, null, { signal }).catch(() => {});
      if (signal.aborted) return;
      pause = Math.min(2 * pause, pauses.last);
      try {
        await ballast.letGoIfFull();
        server = await startEmbeddedPostgres({ folder });
        if (signal.aborted) return await server.stop();
        onTrouble(null);
      } catch (error) {
        onTrouble(error instanceof Error ? error.message : String(error));
      }
    }
  };
  const lookingAfter = lookAfter();
  const keepRoom = async () => {
    await ballast.letGoIfFull();
    await ballast.makeIfRoom();
  };
  let keepingRoom = Promise.resolve();
  const room = setInterval(() => {
    keepingRoom = keepingRoom.then(keepRoom).catch(() => {});
  }, size.lookEveryMs).unref();

  return {
    connection: server.connection,
    stop: async () => {
      clearInterval(room);
      stopping.abort();
      await server.stop();
      // Also for one that is just being started again, which it stops.
      await lookingAfter;
      await keepingRoom;
    },
  };
}
