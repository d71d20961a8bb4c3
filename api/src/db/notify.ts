import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** What any process says here, all hear, on one connection each. */
export const channel = 'psifida_displays';

/** Inside a transaction nobody hears of it before the commit, and without a commit nobody ever does. */
export async function notify(db: Kysely<Tables>, message: object): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(message)})`.execute(db);
}
