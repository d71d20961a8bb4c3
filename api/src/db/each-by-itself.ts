import type { Bilingual } from '@psifida/contract/bilingual';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import { Problem } from '@psifida/contract/problem';
import { isProblemCode } from '@psifida/contract/problems';
import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A constraint that guards a rule is named after its problem: even a missed check ends as the right message. */
export const asProblem = (error: unknown): Problem | null => {
  if (error instanceof Problem) return error;
  const constraint = (error as { constraint?: unknown } | null)?.constraint;
  return isProblemCode(constraint) ? new Problem(constraint) : null;
};

/** `same` for what was as it was wanted already, otherwise as `done` names it. */
export type Outcome = 'same' | number | null;

type Attempts<Wish> = {
  which: readonly Wish[];
  attempt: (wish: Wish) => Promise<Outcome>;
  /** What those are called that are refused. */
  titlesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, Bilingual>>;
};

/** Of what has its titles in columns. */
export const titlesIn =
  (tx: Transaction<Tables>, table: 'presentation' | 'library_item') =>
  async (ids: readonly string[]): Promise<Map<string, Bilingual>> => {
    const { rows } = await sql<Bilingual & { id: string }>`
      select id, title_el as el, title_en as en from ${sql.table(table)} where id = any(${ids}::uuid[])
    `.execute(tx);
    return new Map(rows.map(({ id, ...title }) => [id, title]));
  };

/**
 * One after the other in the order given, each whole or not at all: what is refused is taken back to where it began,
 * and named with its reason, while the others go on. What all of them have in common is left to do.
 */
export async function eachByItself<Wish extends { id: string }>(
  tx: Transaction<Tables>,
  { which, attempt, titlesOf }: Attempts<Wish>,
): Promise<ManyAnswer> {
  const done: ManyAnswer['done'] = [];
  const same: string[] = [];
  const problems = new Map<string, Problem>();
  for (const wish of new Map(which.map((one) => [one.id, one])).values()) {
    await sql`savepoint by_itself`.execute(tx);
    try {
      const outcome = await attempt(wish);
      if (outcome === 'same') same.push(wish.id);
      else done.push({ id: wish.id, version: outcome });
      await sql`release savepoint by_itself`.execute(tx);
    } catch (error) {
      const problem = asProblem(error);
      if (!problem) throw error;
      await sql`rollback to savepoint by_itself`.execute(tx);
      problems.set(wish.id, problem);
    }
  }
  const titles = problems.size ? await titlesOf([...problems.keys()]) : new Map<string, Bilingual>();
  const refused = [...problems].map(([id, { code, params, issues }]) => {
    // Whole documents, for whoever merges; in a list of many nobody does.
    const { current: _, ...rest } = params;
    return { id, title: titles.get(id) ?? null, code, params: rest, issues };
  });
  return { done, same, refused };
}
