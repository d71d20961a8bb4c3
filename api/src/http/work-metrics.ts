import { poolOf } from '@psifida/postgres/connect';
import { type Kysely, sql } from 'kysely';
import { type JobRecord, jobRecords } from '../db/repeat.ts';
import type { Tables } from '../db/tables.ts';
import { feedsInUse } from '../db/use-feeds.ts';
import type { AddGauge } from './metrics.ts';

type Counted = { label: string; value: number };

const samples = (name: string, counted: readonly Counted[]) =>
  counted.map(({ label, value }) => ({ labels: { [name]: label }, value }));

/** What waits for whom, what goes wrong again and again, and what is nearly used up. */
export function workMetrics(db: Kysely<Tables>, addGauge: AddGauge): void {
  addGauge({
    name: 'psifida_database_connections',
    help: 'Connections of this process by how they are used; waiting are those who ask for one and get none',
    labels: ['state'],
    read: async () =>
      samples(
        'state',
        Object.entries(poolOf(db)).map(([label, value]) => ({ label, value })),
      ),
  });
  const jobGauge = (name: string, help: string, value: (job: JobRecord) => number | null) =>
    addGauge({
      name,
      help,
      labels: ['job'],
      read: async () =>
        [...jobRecords()].flatMap(([job, record]) => {
          const found = value(record);
          return found === null ? [] : samples('job', [{ label: job, value: found }]);
        }),
    });
  jobGauge(
    'psifida_job_last_success_timestamp_seconds',
    'When this process last did a piece of work by itself and it went well; missing while it never has',
    ({ endedWellAt }) => endedWellAt && endedWellAt / 1000,
  );
  jobGauge(
    'psifida_job_failures',
    'How often a piece of work has gone wrong since this process was started',
    ({ failed }) => failed,
  );
  addGauge({
    name: 'psifida_uploads',
    help: 'Uploads by where they are: waiting for bytes, received and stored wait to be taken in, failed was refused',
    labels: ['state'],
    read: async () => {
      const { rows } = await sql<Counted>`
        select state as label, count(upload.id)::integer as value
        from unnest(array['waiting', 'received', 'stored', 'failed']) as state
          left join media_upload as upload using (state)
        group by state`.execute(db);
      return samples('state', rows);
    },
  });
  addGauge({
    name: 'psifida_news_feed_failing_seconds',
    help: 'For how long each news feed in use has not been answered well; 0 is well',
    labels: ['feed'],
    read: async () => {
      const longest = new Map<string, number>();
      for (const { place, failingSince } of await feedsInUse(db)) {
        const seconds = failingSince ? (Date.now() - failingSince.getTime()) / 1000 : 0;
        longest.set(place, Math.max(seconds, longest.get(place) ?? 0));
      }
      return [...longest].map(([feed, value]) => ({ labels: { feed }, value }));
    },
  });
}
