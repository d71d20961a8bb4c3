import { type ExchangeFormat, type ImportLine, importLimits } from '@psifida/contract/endpoints/library';
import type { LibraryKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { type Broken, findBroken, foreseeBroken } from '../../../recount/count-again.ts';
import * as store from '../library.store.ts';
import { tooFew } from '../save-item.ts';
import type { FileLine } from './file-line.ts';
import { inSlices } from './in-slices.ts';
import { readJson } from './json.ts';
import type { Change, JudgedLine } from './judge-lines.ts';
import { placeIssue } from './place-issue.ts';
import { readCsv } from './read-csv.ts';

export type ImportFile = { kind: LibraryKind; format: ExchangeFormat; lines: readonly FileLine[] };

type Text = { kind: LibraryKind; format: ExchangeFormat; text: string; without: readonly number[] };

export async function readFile({ kind, format, text, without }: Text): Promise<ImportFile> {
  const lines = await (format === 'csv' ? readCsv(kind, text) : readJson(text));
  if (lines.length > importLimits.lines)
    throw new Problem('input.invalid', {}, [
      { path: ['text'], code: 'field.too-long', params: { max: importLimits.lines } },
    ]);
  const dropped = new Set(without);
  return { kind, format, lines: lines.filter(({ line }) => !dropped.has(line)) };
}

type Judging = { registry: Registry; file: ImportFile; judged: readonly JudgedLine[] };

export const changesOf = (judged: readonly JudgedLine[]): Change[] =>
  judged.flatMap(({ change }) => change ?? []);

const usesOf = (tx: Transaction<Tables>, changes: readonly Change[]) =>
  store.listUsesOf(
    tx,
    changes.filter(({ current }) => current).map(({ id }) => id),
  );

/** What the file would do to everything else, told from how things stand: nothing is written and nobody waits. */
export async function foresee(
  tx: Transaction<Tables>,
  { registry, file, judged }: Judging,
): Promise<ImportLine[]> {
  const changes = changesOf(judged);
  const before = await store.countActive(tx, file.kind);
  const gained = changes.filter(({ active, current }) => active && !current?.active).length;
  const lost = changes.filter(isTakenAway).length;
  const uses = await usesOf(tx, changes);
  const broken = await foreseeBroken(tx, registry, {
    ids: uses.map((use) => use.presentation_id),
    items: new Map(
      changes.map(({ id, content, active }) => [
        id,
        { kind: file.kind, active, image: 'image' in content ? content.image : null },
      ]),
    ),
  });
  return toImportLines({ registry, file, judged, uses, broken, before, after: before + gained - lost });
}

/** The same question after writing, with what was written in place. */
export async function lookBack(
  tx: Transaction<Tables>,
  { registry, file, judged, before }: Judging & { before: number },
): Promise<ImportLine[]> {
  const uses = await usesOf(tx, changesOf(judged));
  const broken = await findBroken(
    tx,
    registry,
    uses.map((use) => use.presentation_id),
  );
  const after = await store.countActive(tx, file.kind);
  return toImportLines({ registry, file, judged, uses, broken, before, after });
}

type Effects = Judging & {
  uses: Awaited<ReturnType<typeof store.listUsesOf>>;
  broken: readonly Broken[];
  before: number;
  after: number;
};

function toImportLines({ registry, file, judged, uses, broken, before, after }: Effects) {
  const { kind, format, lines } = file;
  const refusal = tooFew(registry, { kind, before, after });
  const users = new Map<string, Set<string>>();
  for (const { item_id, presentation_id } of uses)
    users.set(item_id, (users.get(item_id) ?? new Set()).add(presentation_id));
  return inSlices(judged, (one, index) => {
    const place = { format, fields: lines[index]?.fields ?? {} };
    if (!one.change || !isTakenAway(one.change)) return placed(one, place);
    const using = users.get(one.change.id);
    const issues: FieldIssue[] = [
      ...(refusal ? [refusal] : []),
      ...broken
        .filter(({ presentation }) => using?.has(presentation.id))
        .map((params) => new Problem('presentation.incomplete', params)),
    ].map(({ code, params }) => ({ path: ['active'], code, params }));
    return placed(issues.length ? { ...one, action: 'refuse', issues } : one, place);
  });
}

const isTakenAway = ({ current, active }: Change): boolean => !!current?.active && !active;

const placed = (
  { change: _, issues, ...line }: JudgedLine,
  place: Parameters<typeof placeIssue>[0],
): ImportLine => ({ ...line, issues: issues.map((issue) => placeIssue(place, issue)) });
