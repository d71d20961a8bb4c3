import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import type { ExchangeFormat, ImportLine } from '@psifida/contract/endpoints/library';
import type { UsedKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { type ItemChange, isTakenAway, itemsOf, lockKind } from '../../../documents/items.ts';
import { type Deps, writeDocuments } from '../../../documents/write-documents.ts';
import type { Actor } from '../../../releases/demand-approval.ts';
import { publishRelease } from '../../../releases/publish-release.ts';
import { changesOf, foresee, type ImportFile, linesAfter, readFile } from './judge-import.ts';
import { areStill, type Judgement, judgeLines } from './judge-lines.ts';

type Input = {
  kind: UsedKind;
  format: ExchangeFormat;
  text: string;
  dryRun: boolean;
  without: number[];
  by: Actor;
  acknowledged: Acknowledged;
};
type Outcome = { lines: ImportLine[]; written: boolean };

const refuse = (lines: ImportLine[]): ImportLine[] => {
  if (lines.some(({ action }) => action === 'refuse')) throw new Problem('item.import-refused', { lines });
  return lines;
};

/** All of it or nothing. Judged without a lock; only a file with nothing wrong is written, with its systems locked. */
export async function importItems(deps: Deps, input: Input): Promise<Outcome> {
  const { db, registry } = deps;
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
  const { by, acknowledged } = input;
  const write = { file, by, acknowledged, trial: trial.judgement };
  const lines = await db.transaction().execute((tx) => importFile(tx, deps, write));
  return { lines, written: true };
}

type Import = { file: ImportFile; by: Actor; acknowledged: Acknowledged; trial: Judgement };

async function importFile(
  tx: Transaction<Tables>,
  { registry }: Deps,
  { file, by, acknowledged, trial }: Import,
): Promise<ImportLine[]> {
  await lockKind(tx, registry, file.kind);
  // What it was judged by may have changed before the lock was ours.
  const judged = (await areStill(tx, trial.grounds)) ? trial.lines : (await judgeLines(tx, file)).lines;
  const isLast = ({ current, active }: { current: { active: boolean } | null; active: boolean }) =>
    Number(isTakenAway(current, active));
  const changes = changesOf(judged)
    // A library keeps its minimum where the file gives as many as it takes away.
    .sort((one, other) => isLast(one) - isLast(other))
    .map(
      ({ id, current, content, active }): ItemChange => ({
        ...{ id, by, acknowledged, version: current?.version ?? 'new' },
        next: { content, active },
      }),
    );
  const kind = itemsOf(registry, file.kind);
  const unpublished = new Set<SystemId>();
  const outcomes = await writeDocuments(tx, registry, kind, { changes, unpublished });
  const lines = refuse(await linesAfter({ file, judged, outcomes }));
  for (const system of unpublished) await publishRelease(tx, { registry, system, by, acknowledged });
  return lines;
}
