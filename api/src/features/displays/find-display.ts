import type { Display } from '@psifida/contract/content/display';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import * as store from './displays.store.ts';
import type { DisplayParts } from './parts.ts';

export async function findDisplay(db: Kysely<Tables>, id: string, now: number): Promise<Display> {
  const row = await store.findWhole(db, id);
  if (!row) throw new Problem('display.not-found', { id });
  return store.toDisplay(row, await store.readStandards(db, now), now);
}

export async function listDisplays(
  { db, now }: Pick<DisplayParts, 'db' | 'now'>,
  { system }: { system?: SystemId },
): Promise<{ items: Display[] }> {
  const at = now();
  const [rows, standards] = await Promise.all([store.list(db, system), store.readStandards(db, at)]);
  return { items: rows.map((row) => store.toDisplay(row, standards, at)) };
}

/** How all displays and systems stand, in a text: another one as soon as something that staff are told has changed. */
export async function lookAtGlass({ db, now }: Pick<DisplayParts, 'db' | 'now'>): Promise<string> {
  const at = now();
  const [rows, standards] = await Promise.all([store.list(db), store.readStandards(db, at)]);
  return JSON.stringify([
    rows.map((row) => {
      const { id, state, glass, connected, health, version } = store.toDisplay(row, standards, at);
      return [id, version, state, glass, connected, health?.release, health?.showing?.presentation];
    }),
    [...standards].map(([system, { issued, expected }]) => [system, issued[0]?.number, expected.due]),
  ]);
}
