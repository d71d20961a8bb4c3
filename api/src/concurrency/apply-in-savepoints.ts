import { Problem } from '@psifida/contract/problem';
import { isProblemCode } from '@psifida/contract/problems';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** A constraint that guards a rule is named after its problem: even a missed check ends as the right message. */
export const asProblem = (error: unknown): Problem | null => {
  if (error instanceof Problem) return error;
  const constraint = (error as { constraint?: unknown } | null)?.constraint;
  return isProblemCode(constraint) ? new Problem(constraint) : null;
};

/** One after the other, each whole or not at all: what one that is refused has written is rolled back to its savepoint. */
export async function applyInSavepoints<One extends { id: string }, Done>(
  tx: Transaction<Tables>,
  which: readonly One[],
  apply: (one: One) => Promise<Done>,
): Promise<({ id: string } & (Done | { refused: Problem }))[]> {
  const outcomes: ({ id: string } & (Done | { refused: Problem }))[] = [];
  for (const one of new Map(which.map((each) => [each.id, each])).values()) {
    await sql`savepoint of_one`.execute(tx);
    try {
      outcomes.push({ id: one.id, ...(await apply(one)) });
      await sql`release savepoint of_one`.execute(tx);
    } catch (error) {
      const refused = asProblem(error);
      if (!refused) throw error;
      await sql`rollback to savepoint of_one`.execute(tx);
      await sql`release savepoint of_one`.execute(tx);
      outcomes.push({ id: one.id, refused });
    }
  }
  return outcomes;
}
