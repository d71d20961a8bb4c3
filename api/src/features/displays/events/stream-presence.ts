import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

const leaseSeconds = 45;
const renewMs = 15_000;
/** When a server comes back, all displays do at once: their rows are written together. */
const batchMs = 50;

type Opened = { display: string; stream: string; since: Date };

/**
 * Says in the database which displays are connected, right for any number of processes: a display names its stream and
 * the process that holds it, and a process that does not renew its lease holds none any more.
 */
export function createStreamPresence({ db, log }: { db: Kysely<Tables>; log: FastifyBaseLogger }) {
  const host = randomUUID();
  const opened = new Map<string, Opened>();
  const closed = new Set<string>();
  let pending: NodeJS.Timeout | undefined;
  let isOver = false;
  let work: Promise<unknown> = Promise.resolve();

  const queue = (task: () => Promise<unknown>) => {
    work = work.then(task).catch((err: unknown) => log.warn({ err }, 'connected displays not written down'));
  };

  const renew = async () => {
    await db
      .insertInto('stream_host')
      .values({ id: host, alive_until: leaseEnd })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_until: leaseEnd }))
      .execute();
    await db
      .deleteFrom('stream_host')
      .where('alive_until', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
  };

  const write = async () => {
    const [added, gone] = [[...opened.values()], [...closed]];
    // Of several streams of one display the last one counts.
    const come = [...new Map(added.map((one) => [one.display, one])).values()];
    if (come.length)
      await sql`
        update display_health set stream = come.stream, stream_host = ${host}, stream_since = come.since
        from unnest(
          ${come.map(({ display }) => display)}::uuid[], ${come.map(({ stream }) => stream)}::uuid[],
          ${come.map(({ since }) => since.toISOString())}::timestamptz[]
        ) as come (display, stream, since)
        where display_id = come.display
      `.execute(db);
    for (const { stream } of added) opened.delete(stream);
    // Another stream of the same display may have come since: only its own trace is removed.
    if (gone.length)
      await sql`
        update display_health set stream = null, stream_host = null where stream = any (${gone}::uuid[])
      `.execute(db);
    for (const stream of gone) closed.delete(stream);
  };

  const flushSoon = () => {
    if (isOver) return;
    pending ??= setTimeout(() => {
      pending = undefined;
      queue(write);
    }, batchMs);
  };

  queue(renew);
  const timer = setInterval(() => {
    queue(renew);
    if (opened.size || closed.size) flushSoon(); // left over from a time without a database
  }, renewMs).unref();
  return {
    opened(one: Opened): void {
      opened.set(one.stream, one);
      flushSoon();
    },
    closed(stream: string): void {
      closed.add(stream);
      flushSoon();
    },
    async close(): Promise<void> {
      isOver = true;
      clearInterval(timer);
      clearTimeout(pending);
      queue(() => db.deleteFrom('stream_host').where('id', '=', host).execute());
      await work;
    },
  };
}

const leaseEnd = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

export type StreamPresence = ReturnType<typeof createStreamPresence>;
