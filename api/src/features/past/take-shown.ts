import type { ReleaseSummary } from '@psifida/contract/content/release';
import { type Doubt, longestPieceMs, type ShownRecord } from '@psifida/contract/content/shown';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely, Transaction } from 'kysely';
import { acceptDeliveryOnce } from '../../concurrency/accept-delivery-once.ts';
import type { Tables } from '../../db/tables.ts';
import { addPieces, dayOf, type Piece, splitByDay, sumsOf, toPiece } from './day-of-glass.ts';
import { unpackDay } from './pack-day.ts';
import * as store from './take-shown.store.ts';

type Deps = { db: Kysely<Tables>; now: () => number };

/** What a process has written down already of the releases on the glass; forgetting costs it one more look. */
const remembered = 5_000;

/** Which releases were on some glass, and what their presentations are called: looked up when one is first heard of. */
function createReleaseBook() {
  const titles = new Map<string, ReleaseSummary['presentations'] | null>();
  let written = new Set<string>();
  const keyOf = (system: SystemId, number: number) => `${system}/${number}`;
  return {
    /** Null: no such release is known. */
    of: async (tx: Transaction<Tables>, { system, release }: Pick<ShownRecord, 'system' | 'release'>) => {
      const key = keyOf(system, release);
      const known = titles.get(key);
      if (known) return known;
      const found = await store.findPresentations(tx, { system, number: release });
      if (titles.size >= remembered) titles.clear();
      titles.set(key, found);
      return found;
    },
    /** Keeps what is named, for as long as somebody may look back at it. */
    write: async (tx: Transaction<Tables>, days: readonly { day: string; piece: Piece }[]) => {
      const fresh = new Map(
        days.flatMap(({ day, piece }) => {
          const key = `${keyOf(piece.system, piece.release)}/${day}`;
          return written.has(key) ? [] : [[key, { day, ...piece }] as const];
        }),
      );
      for (const [, { system, release: number, day }] of [...fresh].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const presentations = titles.get(keyOf(system, number)) ?? [];
        await store.keepRelease(tx, { system, number, day, presentations });
      }
      return () => {
        if (written.size >= remembered) written = new Set();
        for (const key of fresh.keys()) written.add(key);
      };
    },
  };
}

/** Takes what displays tell of their glass, each delivery once. */
export function createShownTaker({ db, now }: Deps) {
  const book = createReleaseBook();

  const judge = async (tx: Transaction<Tables>, record: ShownRecord, pairedAt: number) => {
    const doubt = doubtOf(record, { now: now(), pairedAt });
    if (doubt) return doubt;
    const { presentation } = record;
    const released = await book.of(tx, record);
    const isKnown = released && (presentation === null || released.some(({ id }) => id === presentation));
    if (isKnown || (presentation !== null && (await store.isErased(tx, presentation)))) return null;
    return 'unknown-release' satisfies Doubt;
  };

  return acceptDeliveryOnce<ShownRecord, Doubt>({
    db,
    kind: 'shown',
    keep: async (tx, fresh) => {
      const days: store.Day[] = [];
      const doubted: store.Doubted[] = [];
      for (const told of fresh) {
        const { display, pairedAt } = told;
        for (const [item, record] of told.items.entries()) {
          const doubt = await judge(tx, record, pairedAt);
          if (doubt) {
            told.doubt(item, doubt);
            doubted.push({ display, doubt, from: record.from, until: record.until });
          } else days.push(...splitByDay(toPiece(record)).map((part) => ({ display, ...part })));
        }
      }
      await keep(tx, days);
      await store.keepDoubted(tx, doubted, dayOf(now() / 1000));
      return book.write(tx, days);
    },
  });
}

/** Into the days they belong to, and what is new in each into its sums. */
async function keep(tx: Transaction<Tables>, parts: readonly store.Day[]): Promise<void> {
  const byDay = new Map<string, store.Day[]>();
  for (const part of parts) {
    const key = `${part.display}/${part.day}`;
    byDay.set(key, [...(byDay.get(key) ?? []), part]);
  }
  const known = await store.findDays(
    tx,
    [...byDay.values()].flatMap(([first]) => first ?? []),
  );
  const changed = [...byDay].flatMap(([key, fresh]) => {
    const [first] = fresh;
    if (!first) return [];
    const { display, day } = first;
    const packed = known.get(key);
    const before = packed ? unpackDay(day, packed) : [];
    const pieces = addPieces(
      before,
      fresh.map(({ piece }) => piece),
    );
    return [{ display, day, pieces, sums: sumsOf(pieces), before: sumsOf(before) }];
  });
  await store.writeDays(tx, changed);
  await store.writeSums(tx, changed);
}

/** A display's clock is set by the server's, and may run on by itself for a while. */
const toleranceMs = 2 * 60_000;

/** What speaks against a record; null when nothing does. */
export function doubtOf(
  { from, until }: Pick<ShownRecord, 'from' | 'until'>,
  { now, pairedAt }: { now: number; pairedAt: number },
): Doubt | null {
  const [begin, end] = [Date.parse(from), Date.parse(until)];
  if (end < begin) return 'backwards';
  if (end > now + toleranceMs) return 'future';
  if (begin < pairedAt - toleranceMs) return 'before-paired';
  return end - begin > longestPieceMs + toleranceMs ? 'too-long' : null;
}
