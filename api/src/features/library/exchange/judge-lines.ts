import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { LibraryKind } from '@psifida/contract/content/kinds';
import {
  emptyItem,
  type ItemContent,
  itemContents,
  missingOfItem,
  type RecipeContent,
  unfinishedTexts,
} from '@psifida/contract/content/library-item';
import { uuid } from '@psifida/contract/content/uuid';
import type { ImportLine } from '@psifida/contract/endpoints/library';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { sql, type Transaction } from 'kysely';
import { foldText } from '../../../db/fold-text.ts';
import type { LibraryItemRow } from '../../../db/library-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { toIssues } from '../../../http/field-issues.ts';
import { Problem } from '../../../problem.ts';
import { type ItemVerdict, judgeItem, wantedByItems } from '../../../rules/judge-item.ts';
import { holdFacts, type Known } from '../../../rules/read-facts.ts';
import type { FileLine } from './file-line.ts';
import { withIdentity } from './rows-of-cells.ts';

export type Change = {
  id: string;
  content: ItemContent;
  active: boolean;
  verdict: ItemVerdict;
  current: LibraryItemRow | null;
};
export type JudgedLine = { result: ImportLine; change: Change | null };

type Draft = {
  line: number;
  id: string | null;
  current: LibraryItemRow | null;
  content: ItemContent | null;
  active: boolean;
  title: string;
  issues: FieldIssue[];
};

/** What would happen with each line. Everything that they point to is asked for at once. */
export async function judgeLines(
  tx: Transaction<Tables>,
  { kind, lines }: { kind: LibraryKind; lines: readonly FileLine[] },
): Promise<JudgedLine[]> {
  const ids = lines.flatMap(({ fields }) => uuid.safeParse(fields.id).data ?? []);
  const rows = await tx
    .selectFrom('library_item')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const taken = new Map(rows.map((row) => [row.id, row]));
  const seen = new Set<string>();
  const drafts = lines.map((line) => toDraft(kind, line, { taken, seen }));
  const known = await holdFacts(tx, wantedByItems(drafts.flatMap(({ content }) => content ?? [])));
  return drafts.map((draft) => judgeDraft(kind, draft, known));
}

type Others = { taken: ReadonlyMap<string, LibraryItemRow>; seen: Set<string> };

function toDraft(
  kind: LibraryKind,
  { line, fields, issues: found }: FileLine,
  { taken, seen }: Others,
): Draft {
  const { id: named = null, active: state, ...rest } = fields;
  const issues = [...found];
  const id = named === null ? null : (uuid.safeParse(named).data ?? null);
  const row = id ? (taken.get(id) ?? null) : null;
  const current = row?.kind === kind ? row : null;
  // Named twice in one file, no identifier at all, or that of something else.
  if ((named !== null && !id) || (id && seen.has(id)) || (row && !current))
    issues.push({ path: ['id'], code: 'field.invalid' });
  if (id) seen.add(id);
  const active = toState(state, current?.active ?? false);
  if (active === null) issues.push({ path: ['active'], code: 'field.invalid' });
  const base: ItemContent = current?.content ?? emptyItem[kind];
  const parsed = itemContents[kind].safeParse(laidOver(base, rest), { reportInput: true });
  issues.push(...toIssues(parsed, []));
  return {
    line,
    id,
    current,
    content: parsed.data ?? null,
    active: active ?? false,
    title: titleOf(rest.title) || (current?.title_el ?? ''),
    issues,
  };
}

/** What the file says, over what is there; rows of a file have no identity of their own. */
function laidOver(base: ItemContent, fields: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...base, ...fields };
  const before = base as Record<string, unknown>;
  for (const name of ['title', 'description'])
    if (isObject(fields[name])) merged[name] = { ...Object(before[name]), ...fields[name] };
  for (const part of ['ingredients', 'steps'] as const) {
    const rows = fields[part];
    if (!Array.isArray(rows)) continue;
    const whole =
      part === 'steps' ? rows : rows.map((row) => (isObject(row) ? { amount: null, ...row } : row));
    merged[part] = withIdentity(whole, (base as Partial<RecipeContent>)[part] ?? []);
  }
  return merged;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const titleOf = (title: unknown): string => {
  const { el, en } = (isObject(title) ? title : {}) as { el?: unknown; en?: unknown };
  return [el, en].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
};

/** As spreadsheets write them in either language. */
const states = new Map([
  ...['true', '1', 'yes', 'αληθησ', 'ναι'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'ψευδησ', 'οχι'].map((word) => [word, false] as const),
]);

const toState = (value: unknown, otherwise: boolean): boolean | null => {
  if (value === undefined || value === null || value === '') return otherwise;
  return states.get(foldText(String(value))) ?? null;
};

function judgeDraft(kind: LibraryKind, draft: Draft, known: Known): JudgedLine {
  const { line, id, current, content, title } = draft;
  const result = (action: ImportLine['action'], more: Partial<ImportLine> = {}): ImportLine => ({
    line,
    id,
    title,
    action,
    changes: [],
    issues: [],
    ...more,
  });
  const refused = (issues: FieldIssue[]) => ({ result: result('refuse', { issues }), change: null });
  if (draft.issues.length || !content) return refused(draft.issues);
  // What is new and not whole yet waits as a draft: its pictures are added in the tool.
  const isWhole =
    !unfinishedTexts(content).length &&
    !missingOfItem(kind, content, (media) => known.media.get(media) ?? null).length;
  const active = draft.active && (current !== null || isWhole);
  try {
    const verdict = judgeItem(known, { kind, content, active });
    const changes = current ? changedFields(current, { content, active }) : [];
    if (current && !changes.length) return { result: result('unchanged'), change: null };
    return {
      result: result(current ? 'change' : 'create', { changes }),
      change: { id: id ?? randomUUID(), content, active, verdict, current },
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refused(issuesOf(error));
  }
}

/** What an active one lacks stands at the parts that are missing. */
const issuesOf = ({ code, params, issues }: Problem): FieldIssue[] =>
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
