import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { ExchangeFormat, ImportLine } from '@psifida/contract/endpoints/library';
import type { LibraryKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import { homeOf } from '@psifida/contract/registry/addresses';
import type { Transaction } from 'kysely';
import { recordActivities } from '../../../db/record-activity.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Doer } from '../../../rules/demand-approval.ts';
import type { Parts } from '../find-item.ts';
import * as store from '../library.store.ts';
import { lockKind } from '../lock-kind.ts';
import { publishItems } from '../publish-items.ts';
import { deed } from '../save-item.ts';
import { write as writeItems } from '../saved-items.store.ts';
import { changesOf, foresee, type ImportFile, lookBack, readFile } from './judge-import.ts';
import { type Change, holdGrounds, type Judgement, judgeLines } from './judge-lines.ts';

type Input = {
  kind: LibraryKind;
  format: ExchangeFormat;
  text: string;
  dryRun: boolean;
  without: number[];
  by: Doer;
  knowing: Knowing;
};
type Outcome = { lines: ImportLine[]; written: boolean };

const refuse = (lines: ImportLine[]): ImportLine[] => {
  if (lines.some(({ action }) => action === 'refuse')) throw new Problem('item.import-refused', { lines });
  return lines;
};

/**
 * All of it or nothing. It is judged on how things stand, with nobody waiting; only a file with nothing wrong is
 * written, and for as long as that takes the systems that it concerns are locked.
 */
export async function importItems(parts: Parts, input: Input): Promise<Outcome> {
  const { db, registry } = parts;
  const file = await readFile(input);
  const trial = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const judgement = await judgeLines(tx, file);
      return { judgement, lines: await foresee(tx, { registry, file, judged: judgement.lines }) };
    });
  if (input.dryRun) return { lines: trial.lines, written: false };
  refuse(trial.lines);
  const lines = await db
    .transaction()
    .execute((tx) => importFile(tx, parts, { ...input, file, trial: trial.judgement }));
  return { lines, written: true };
}

async function importFile(
  tx: Transaction<Tables>,
  { registry }: Parts,
  { file, by, knowing, trial }: Pick<Input, 'by' | 'knowing'> & { file: ImportFile; trial: Judgement },
): Promise<ImportLine[]> {
  await lockKind(tx, registry, file.kind);
  // What it was judged by may have changed before the lock was ours.
  let judgement = trial;
  while (!(await holdGrounds(tx, judgement.grounds))) judgement = await judgeLines(tx, file);
  const judged = judgement.lines;
  const before = await store.countActive(tx, file.kind);
  const changes = changesOf(judged);
  await write(tx, { kind: file.kind, changes, by });
  const lines = refuse(await lookBack(tx, { registry, file, judged, before }));
  const known = changes.filter(({ current }) => current).map(({ id }) => id);
  await publishItems(tx, { registry, ids: known, by, knowing });
  return lines;
}

/** So that making a statement of them does not keep anybody else waiting. */
const atOnce = 100;

async function write(
  tx: Transaction<Tables>,
  { kind, changes, by }: { kind: LibraryKind; changes: readonly Change[]; by: Doer },
): Promise<void> {
  for (let start = 0; start < changes.length; start += atOnce) {
    const some = changes.slice(start, start + atOnce);
    await writeItems(
      tx,
      some.map((change) => ({ ...change, kind, by })),
    );
    await recordActivities(
      tx,
      some.map(({ id, content, active, current }) => ({
        action: current ? deed(current.active, active) : ('created' satisfies ActivityAction),
        system: homeOf(kind),
        kind,
        subject: id,
        title: content.title,
        by,
      })),
    );
  }
}
