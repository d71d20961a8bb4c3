import { isHeld } from '@psifida/postgres/presence';
import { type RawBuilder, sql } from 'kysely';

/** How long a job is believed to be worked on without a sign of life, and how often one is given. */
export const lease = sql<Date>`now() + interval '60 seconds'`;
export const signOfLifeMs = 20_000;

/** Nobody works on the row's job: a claim lapses without a sign of life, and at once with the process that held it. */
export const isFree = (holder: string): RawBuilder<boolean> => sql<boolean>`(
  claimed_until is null or claimed_until < now()
  or (claim_holder <> ${holder} and not ${isHeld(sql<string>`claim_holder::text`)})
)`;

/**
 * As a condition that always holds: the statement does not wait for the disk. Other sessions see it at once, and whatever is
 * committed after it takes it along to the disk. Only for what does no harm when a database that breaks down forgets it: a claim
 * belongs to a process whose line breaks with it, and a job that is still in the queue is done again.
 */
export const mayBeForgotten = sql<boolean>`(select set_config('synchronous_commit', 'off', true)) is not null`;

/** Every write of a job goes through its claim: whoever has lost it changes nothing any more. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}
