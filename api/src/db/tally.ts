import type { SystemId } from '@psifida/contract/registry/systems';
import { type RawBuilder, sql } from 'kysely';

/**
 * How many presentations of a system there are, or how many media: summed up from what the database notes with every change of
 * it, instead of counted (decision 062).
 */
export const tallyOf = (subject: SystemId | 'media', which = sql<boolean>`true`): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(count), 0)::integer from tally where subject = ${subject} and ${which})`;
