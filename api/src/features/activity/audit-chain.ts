import { withoutTimeout } from '@psifida/postgres/connect';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A piece that is done at once. */
const atOnce = 2_000;

/** Chains what was recorded since; the rest is left to whichever process is at it. */
export async function sealActivity(db: Kysely<Tables>): Promise<void> {
  for (let sealed = atOnce; sealed === atOnce; ) {
    const { rows } = await sql<{ sealed: number }>`select seal_activity(${atOnce}) as sealed`.execute(db);
    sealed = rows[0]?.sealed ?? 0;
  }
}

/** Where the chain stood at some time, as somebody noted it. */
export type ChainHead = { sequence: number; hash: string };

export type ChainFault = {
  fault: 'chain' | 'end' | 'deleted' | 'changed' | 'added' | 'noted';
  sequence: number | null;
  activity: number | null;
};

export type ChainReport = { head: ChainHead; actions: number; forgotten: number; fault: ChainFault | null };

type Row = { sequence: string; activity: string; fault: ChainFault['fault'] };

const firstBroken = sql<Row>`
  with linked as (
    select activity_seal.*,
      lag(activity_seal.sequence, 1, chain.anchor_sequence) over in_order as after,
      lag(activity_seal.hash, 1, chain.anchor_hash) over in_order as previous
    from activity_seal, activity_chain as chain
    window in_order as (order by activity_seal.sequence)
  ), judged as (
    select sequence, activity_id, case
      when sequence <> after + 1 or linked.hash <> activity_hash(previous, sequence, digests) then 'chain'
      when salts is null then case when activity.id is not null then 'changed' end
      when activity.id is null then 'deleted'
      when exists (
        select from unnest(
          salts, digests, activity_parts(activity),
          array['null', '[null]', '["", ""]', '["anonymised", ""]']::jsonb[]
        ) as parts (salt, digest, part, erased)
        where case when salt is null then part <> erased else activity_digest(salt, part) <> digest end
      ) then 'changed'
    end as fault
    from linked left join activity on activity.id = activity_id
  )
  select sequence, activity_id as activity, fault from judged where fault is not null order by sequence limit 1`;

const firstAdded = sql<{ activity: string }>`
  select id as activity from activity
  where not exists (select from activity_seal where activity_id = id)
    and not exists (select from activity_unsealed where activity_id = id)
  order by id limit 1`;

type State = Record<'sequence' | 'anchor' | 'last', string> &
  Record<'hash' | 'anchorHash' | 'lastHash', Buffer>;

const state = sql<State & { actions: string }>`
  select chain.sequence, chain.hash, anchor_sequence as anchor, anchor_hash as "anchorHash",
    coalesce(seal.sequence, anchor_sequence) as last, coalesce(seal.hash, anchor_hash) as "lastHash",
    (select count(*) from activity_seal where salts is not null) as actions
  from activity_chain as chain
    left join lateral (select sequence, hash from activity_seal order by sequence desc limit 1) as seal on true`;

/** Reads all of it at one instant. `noted` was told at another time: nothing before it can have been written anew since. */
export async function verifyActivity(db: Kysely<Tables>, noted?: ChainHead): Promise<ChainReport> {
  await sealActivity(db);
  return withoutTimeout(db, (patient) =>
    patient
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const [now] = (await state.execute(tx)).rows;
        if (!now) return { ...emptyReport, fault: { fault: 'end', sequence: null, activity: null } };
        const head = { sequence: Number(now.sequence), hash: now.hash.toString('hex') };
        const report = { head, actions: Number(now.actions), forgotten: Number(now.anchor) };
        const wrong = async (): Promise<ChainFault | null> => {
          const [broken] = (await firstBroken.execute(tx)).rows;
          if (broken)
            return {
              fault: broken.fault,
              sequence: Number(broken.sequence),
              activity: Number(broken.activity),
            };
          if (now.last !== now.sequence || !now.lastHash.equals(now.hash))
            return { fault: 'end', sequence: Number(now.last) + 1, activity: null };
          const [added] = (await firstAdded.execute(tx)).rows;
          if (added) return { fault: 'added', sequence: null, activity: Number(added.activity) };
          if (noted && !(await stands(tx, noted, now)))
            return { fault: 'noted', sequence: noted.sequence, activity: null };
          return null;
        };
        return { ...report, fault: await wrong() };
      }),
  );
}

const emptyReport = { head: { sequence: 0, hash: '' }, actions: 0, forgotten: 0 };

/** What was forgotten since cannot be compared any more. */
async function stands(db: Kysely<Tables>, { sequence, hash }: ChainHead, now: State): Promise<boolean> {
  if (sequence < Number(now.anchor)) return true;
  if (sequence === Number(now.anchor)) return now.anchorHash.toString('hex') === hash;
  const { rows } = await sql`
    select from activity_seal where sequence = ${sequence} and encode(hash, 'hex') = ${hash}`.execute(db);
  return rows.length > 0;
}
