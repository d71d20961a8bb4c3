import type { LibraryKind } from '@psifida/contract/content/kinds';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import { type ExchangeFormat, type ImportLine, importLimits } from '@psifida/contract/endpoints/library';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { homeOf } from '@psifida/contract/registry/addresses';
import type { Transaction } from 'kysely';
import { recordActivities } from '../../../db/record-activity.ts';
import type { Tables } from '../../../db/tables.ts';
import { findBroken } from '../../../recount/count-again.ts';
import type { Parts } from '../find-item.ts';
import * as store from '../library.store.ts';
import { lockKind } from '../lock-kind.ts';
import { publishItems } from '../publish-items.ts';
import { deed, tooFew } from '../save-item.ts';
import { write as writeItems } from '../saved-items.store.ts';
import type { FileLine } from './file-line.ts';
import { readJson } from './json.ts';
import { type Change, type JudgedLine, judgeLines } from './judge-lines.ts';
import { placeIssue } from './place-issue.ts';
import { readCsv } from './read-csv.ts';

type Input = {
  kind: LibraryKind;
  format: ExchangeFormat;
  text: string;
  dryRun: boolean;
  without: number[];
  by: Person;
};
type Outcome = { lines: ImportLine[]; written: boolean };

/** Thrown to undo what a dry run has tried out. */
class Undone extends Error {
  readonly lines: ImportLine[];
  constructor(lines: ImportLine[]) {
    super('undone');
    this.lines = lines;
  }
}

/** All of it or nothing. A dry run does the same and takes it back, so that the rules it meets are the real ones. */
export async function importItems(parts: Parts, input: Input): Promise<Outcome> {
  const lines = readFile(input);
  try {
    return await parts.db.transaction().execute(async (tx) => {
      const outcome = await importLines(tx, parts, { ...input, lines });
      if (input.dryRun) throw new Undone(outcome);
      if (outcome.some(({ action }) => action === 'refuse'))
        throw new Problem('item.import-refused', { lines: outcome });
      return { lines: outcome, written: true };
    });
  } catch (error) {
    if (error instanceof Undone) return { lines: error.lines, written: false };
    throw error;
  }
}

function readFile({ kind, format, text, without }: Input): FileLine[] {
  const lines = format === 'csv' ? readCsv(kind, text) : readJson(text);
  if (lines.length > importLimits.lines)
    throw new Problem('input.invalid', {}, [
      { path: ['text'], code: 'field.too-long', params: { max: importLimits.lines } },
    ]);
  const dropped = new Set(without);
  return lines.filter(({ line }) => !dropped.has(line));
}

async function importLines(
  tx: Transaction<Tables>,
  { registry }: Parts,
  { kind, format, lines, by, dryRun }: Input & { lines: FileLine[] },
): Promise<ImportLine[]> {
  await lockKind(tx, registry, kind);
  const before = await store.countActive(tx, kind);
  const judged = await judgeLines(tx, { kind, lines });
  const changes = judged.flatMap(({ change }) => change ?? []);
  await write(tx, { kind, changes, by });
  const after = await store.countActive(tx, kind);

  const known = changes.filter(({ current }) => current);
  const using = await store.listUsesOf(
    tx,
    known.map(({ id }) => id),
  );
  const broken = await findBroken(
    tx,
    registry,
    using.map((use) => use.presentation_id),
  );
  const refusal = tooFew(registry, { kind, before, after });
  const results = judged.map((one, index) => {
    const place = { format, fields: lines[index]?.fields ?? {} };
    if (!isTakenAway(one.change)) return placed(one, place);
    const users = using.filter((use) => use.item_id === one.change?.id).map((use) => use.presentation_id);
    const issues: FieldIssue[] = [
      ...(refusal ? [refusal] : []),
      ...broken
        .filter(({ presentation }) => users.includes(presentation.id))
        .map((params) => new Problem('presentation.incomplete', params)),
    ].map(({ code, params }) => ({ path: ['active'], code, params }));
    return placed(issues.length ? { ...one, action: 'refuse', issues } : one, place);
  });
  if (!dryRun)
    await publishItems(tx, {
      registry,
      ids: known.map(({ id }) => id),
      by,
    });
  return results;
}

const isTakenAway = (change: Change | null): boolean => !!change?.current?.active && !change.active;

const placed = (
  { change: _, issues, ...line }: JudgedLine,
  place: Parameters<typeof placeIssue>[0],
): ImportLine => ({ ...line, issues: issues.map((issue) => placeIssue(place, issue)) });

/** So that a statement never has more values than the database takes. */
const atOnce = 250;

async function write(
  tx: Transaction<Tables>,
  { kind, changes, by }: { kind: LibraryKind; changes: readonly Change[]; by: Person },
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
