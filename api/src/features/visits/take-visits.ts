import {
  type CountDoubt,
  type HourCount,
  mostInHour,
  type VisitSubject,
} from '@psifida/contract/content/visits';
import type { Kysely, Transaction } from 'kysely';
import { acceptDeliveryOnce, type Fresh } from '../../concurrency/accept-delivery-once.ts';
import type { Tables } from '../../db/tables.ts';
import { type Cell, dayOf, sumCells, toCell } from './day-of-counts.ts';
import * as store from './visits.store.ts';

type Deps = { db: Kysely<Tables>; now: () => number };
type Delivered = Fresh<HourCount, CountDoubt>;

const hourMs = 60 * 60_000;
/** A display's clock is set by the server's, and may run on by itself for a while. */
const toleranceMs = 2 * 60_000;

/** What speaks against a count before it is added to others. */
function doubtOf(
  { hour, presentation }: HourCount,
  { now, pairedAt, known }: { now: number; pairedAt: number; known: ReadonlySet<string> },
): CountDoubt | null {
  const begins = Date.parse(hour);
  if (begins > now + toleranceMs) return 'future';
  if (begins + hourMs < pairedAt - toleranceMs) return 'before-paired';
  return presentation !== null && !known.has(presentation) ? 'unknown-presentation' : null;
}

type WhoseDay = Pick<store.Day, 'id' | 'day'>;
const keyOf = ({ id, day }: WhoseDay): string => `${id} ${day}`;

/** The sums of these days, to which more is added. */
async function openDays(tx: Transaction<Tables>, subject: VisitSubject, wanted: readonly WhoseDay[]) {
  const distinct = [...new Map(wanted.map((one) => [keyOf(one), one])).values()];
  const days = new Map(distinct.map((one) => [keyOf(one), { ...one, sums: sumCells([]) }]));
  for (const { cells, ...one } of await store.findDays(tx, subject, distinct))
    days.set(keyOf(one), { ...one, sums: sumCells(cells) });
  return {
    timesOf: (of: WhoseDay, cell: Cell) => days.get(keyOf(of))?.sums.timesOf(cell) ?? 0,
    add: (to: WhoseDay, cell: Cell) => days.get(keyOf(to))?.sums.add(cell),
    write: () =>
      store.writeDays(
        tx,
        subject,
        [...days.values()].flatMap(({ sums, ...one }) => {
          const cells = sums.list();
          return cells.length ? [{ ...one, cells }] : [];
        }),
      ),
  };
}

async function keep(tx: Transaction<Tables>, fresh: readonly Delivered[], now: number): Promise<void> {
  const all = fresh.flatMap(({ display, items }) =>
    items.map((count) => ({ display, count, day: dayOf(count) })),
  );
  const known = await store.findKnown(tx, [...new Set(all.flatMap(({ count }) => count.presentation ?? []))]);
  const byDisplay = await openDays(
    tx,
    'display',
    all.map(({ display, day }) => ({ id: display, day })),
  );
  const bySystem = await openDays(
    tx,
    'system',
    all.map(({ count, day }) => ({ id: count.system, day })),
  );
  for (const { display, pairedAt, items, doubt } of fresh)
    for (const [item, count] of items.entries()) {
      const own = { id: display, day: dayOf(count) };
      const cell = toCell(count);
      const isTooMany = byDisplay.timesOf(own, cell) + count.times > mostInHour(count.what);
      const why = doubtOf(count, { now, pairedAt, known }) ?? (isTooMany ? 'too-many' : null);
      if (why) doubt(item, why);
      else {
        byDisplay.add(own, cell);
        bySystem.add({ id: count.system, day: own.day }, cell);
      }
    }
  await byDisplay.write();
  await bySystem.write();
}

/** Takes what displays counted, each delivery once. While counting is off nothing is kept, whoever sends it. */
export function createVisitTaker({ db, now }: Deps) {
  const take = acceptDeliveryOnce<HourCount, CountDoubt>({
    db,
    kind: 'visits',
    keep: async (tx, fresh) => {
      if (fresh.length && (await store.lockSwitch(tx))) await keep(tx, fresh, now());
      return () => {};
    },
  });
  return async (told: Parameters<typeof take>[0]) =>
    (await store.readSwitch(db)).counting ? take(told) : { taken: false, doubted: [] };
}
