import type { Delivery } from '@psifida/contract/content/delivery';
import { Problem } from '@psifida/contract/problem';
import { type Kysely, sql, type Transaction } from 'kysely';
import { anyOf } from '../db/query.ts';
import type { Tables } from '../db/tables.ts';
import { groupCommit } from './group-commit.ts';

/** What displays deliver; each kind has an outbox of its own on the device. */
type DeliveryKind = 'shown' | 'visits';

type Numbered = { display: string; outbox: string; number: number };

/** Those not taken before, at most one of each display: displays deliver in order, so the last number tells. */
async function takeNew<D extends Numbered>(
  tx: Transaction<Tables>,
  kind: DeliveryKind,
  deliveries: readonly D[],
): Promise<Set<D>> {
  // Always in the same order, so that two processes never wait for each other.
  const sorted = deliveries.toSorted((a, b) => (a.display < b.display ? -1 : 1));
  const { rows } = await sql<{ display_id: string }>`
    insert into delivery_taken (display_id, kind, outbox, number)
    select display, ${kind}, outbox, number
    from unnest(
      ${sorted.map(({ display }) => display)}::uuid[],
      ${sorted.map(({ outbox }) => outbox)}::uuid[],
      ${sorted.map(({ number }) => number)}::integer[]
    ) as delivered (display, outbox, number)
    on conflict (display_id, kind, outbox) do update set number = excluded.number
      where delivery_taken.number < excluded.number
    returning display_id
  `.execute(tx);
  const taken = new Set(rows.map((row) => row.display_id));
  return new Set(deliveries.filter(({ display }) => taken.has(display)));
}

/** A delivery that was not taken before, of a display that is there. */
export type Fresh<Item, Doubt> = {
  display: string;
  /** By the server's clock. */
  pairedAt: number;
  items: readonly Item[];
  /** What speaks against an item: it is answered by name, and counts nowhere. */
  doubt(item: number, doubt: Doubt): void;
};

type Taking<Item, Doubt> = {
  db: Kysely<Tables>;
  kind: DeliveryKind;
  /** In one transaction with the numbers of what was taken. Answers what is to be done once it is committed. */
  keep(tx: Transaction<Tables>, fresh: readonly Fresh<Item, Doubt>[]): Promise<() => void>;
};
type Answer<Doubt> = { taken: boolean; doubted: { item: number; doubt: Doubt }[] };
type Told<Item> = Delivery<Item> & { display: string };

/** Idempotent deliveries of displays: each is taken once, those that come at the same time in one transaction. */
export function acceptDeliveryOnce<Item, Doubt>({ db, kind, keep }: Taking<Item, Doubt>) {
  const write = async (all: Told<Item>[]): Promise<(Answer<Doubt> | null)[]> => {
    let committed = () => {};
    const answers = await db.transaction().execute(async (tx) => {
      const displays = await tx
        .selectFrom('display')
        .select(['id', 'paired_at', 'temporary'])
        .where('id', '=', anyOf(all.map(({ display }) => display)))
        .forKeyShare()
        .execute();
      const known = new Map(displays.map((row) => [row.id, row]));
      const taken = await takeNew(
        tx,
        kind,
        all.filter(({ display }) => known.has(display)),
      );
      const fresh: Fresh<Item, Doubt>[] = [];
      const answers = all.map((told) => {
        const { display, items } = told;
        const row = known.get(display);
        if (!row) return null;
        const answer: Answer<Doubt> = { taken: taken.has(told), doubted: [] };
        const doubt = (item: number, of: Doubt) => void answer.doubted.push({ item, doubt: of });
        // What only a member of staff saw, in a window of their own, is no record.
        if (answer.taken && !row.temporary)
          fresh.push({ display, pairedAt: row.paired_at.getTime(), items, doubt });
        return answer;
      });
      committed = await keep(tx, fresh);
      return answers;
    });
    committed();
    return answers;
  };

  const take = groupCommit({ write, keyOf: ({ display }: Told<Item>) => display });
  return async (told: Told<Item>): Promise<Answer<Doubt>> => {
    const answer = await take(told);
    if (!answer) throw new Problem('display.not-paired'); // revoked since it was let in
    return answer;
  };
}
