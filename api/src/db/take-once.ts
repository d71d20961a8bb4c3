import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What displays deliver; each kind has an outbox of its own on the device. */
type DeliveryKind = 'shown';

type Numbered = { display: string; outbox: string; number: number };

/**
 * In the transaction that writes what was delivered: of these deliveries, at most one of each display, those that were not
 * taken before. Displays hand over in the order of their numbers, so the last one taken tells.
 */
export async function takeOnce<D extends Numbered>(
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
