import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ItemContent, missingOfItem, unfinishedTexts } from '@psifida/contract/content/library-item';
import { uuid } from '@psifida/contract/content/uuid';
import type { ImportLine } from '@psifida/contract/endpoints/library';
import type { UsedKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { Transaction } from 'kysely';
import { anyOf } from '../../../db/query.ts';
import type { LibraryItemRow, Tables } from '../../../db/tables.ts';
import { judgeItem, wantedByItems } from '../../../documents/judge-item.ts';
import { type Known, readFacts, type Wanted } from '../../../documents/read-facts.ts';
import type { FileLine } from './file-line.ts';
import { inSlices } from './in-slices.ts';
import { type Draft, toDraft } from './to-draft.ts';

export type Change = {
  id: string;
  content: ItemContent;
  active: boolean;
  current: LibraryItemRow | null;
};
/** Its issues still in our own words; the file's come last. */
export type JudgedLine = Omit<ImportLine, 'issues'> & { issues: FieldIssue[]; change: Change | null };

/** What lines were judged by: the items they name, as they stood, and everything they point to. */
type Grounds = {
  ids: readonly string[];
  versions: ReadonlyMap<string, number>;
  wanted: Wanted;
  known: Known;
};

export type Judgement = { lines: JudgedLine[]; grounds: Grounds };

/** What would happen with each line. Everything that they point to is asked for at once. */
export async function judgeLines(
  tx: Transaction<Tables>,
  { kind, lines }: { kind: UsedKind; lines: readonly FileLine[] },
): Promise<Judgement> {
  const ids = lines.flatMap(({ fields }) => uuid.safeParse(fields.id).data ?? []);
  const rows = await tx.selectFrom('library_item').selectAll().where('id', '=', anyOf(ids)).execute();
  const taken = new Map(rows.map((row) => [row.id, row]));
  const seen = new Set<string>();
  const drafts = await inSlices(lines, (line) => toDraft(kind, line, { taken, seen }));
  const wanted = wantedByItems(drafts.flatMap(({ content }) => content ?? []));
  const known = await readFacts(tx, wanted);
  return {
    lines: await inSlices(drafts, (draft) => judgeDraft(kind, draft, known)),
    grounds: { ids, versions: new Map(rows.map(({ id, version }) => [id, version])), wanted, known },
  };
}

export async function areStill(
  tx: Transaction<Tables>,
  { ids, versions, wanted, known }: Grounds,
): Promise<boolean> {
  const rows = await tx
    .selectFrom('library_item')
    .select(['id', 'version'])
    .where('id', '=', anyOf(ids))
    .execute();
  return (
    rows.length === versions.size &&
    rows.every(({ id, version }) => versions.get(id) === version) &&
    isDeepStrictEqual(await readFacts(tx, wanted), known)
  );
}

function judgeDraft(kind: UsedKind, draft: Draft, known: Known): JudgedLine {
  const { line, id, current, content, title } = draft;
  const result = (action: ImportLine['action'], more: Partial<JudgedLine> = {}): JudgedLine => ({
    line,
    id,
    title,
    action,
    changes: [],
    issues: [],
    change: null,
    ...more,
  });
  const refused = (issues: FieldIssue[]) => result('refuse', { issues });
  if (draft.issues.length || !content) return refused(draft.issues);
  // What is new and not whole yet waits as a draft: its images are added in the tool.
  const isWhole =
    !unfinishedTexts(content).length &&
    !missingOfItem(kind, content, (media) => known.media.get(media) ?? null).length;
  const active = draft.active && (current !== null || isWhole);
  try {
    judgeItem(known, { kind, content, active });
    const changes = current ? changedFields(current, { content, active }) : [];
    if (current && !changes.length) return result('unchanged');
    return result(current ? 'change' : 'create', {
      changes,
      change: { id: id ?? randomUUID(), content, active, current },
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refused(issuesOf(error));
  }
}

/** What an active one lacks stands at the parts that are missing. */
export const issuesOf = ({ code, params, issues }: Problem): FieldIssue[] =>
  code === 'item.incomplete'
    ? (params.missing as { part: string }[]).map((need) => ({
        path: [need.part],
        code: 'field.too-few',
        params: need,
      }))
    : issues;

function changedFields(before: LibraryItemRow, after: { content: ItemContent; active: boolean }): string[] {
  const old = before.content as Record<string, unknown>;
  return [
    ...(before.active === after.active ? [] : ['active']),
    ...Object.entries(after.content)
      .filter(([name, value]) => !isDeepStrictEqual(value, old[name]))
      .map(([name]) => name),
  ];
}
