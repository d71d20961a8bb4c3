import { languageOfCode, languages } from '@psifida/contract/bilingual';
import type { ImportIssue, ImportReason } from '@psifida/contract/content/import-issue';
import { itemLimits } from '@psifida/contract/content/item-base';
import { uuid } from '@psifida/contract/content/uuid';
import { type ExchangeFormat, type ImportLine, importLimits } from '@psifida/contract/endpoints/library';
import type { UsedKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { LibraryItemRow, Tables } from '../../../db/tables.ts';
import { createForesight } from '../../../documents/count-again.ts';
import * as store from '../../../documents/item.store.ts';
import { asFact, isTakenAway, tooFew } from '../../../documents/items.ts';
import type { Outcome } from '../../../documents/write-documents.ts';
import type { FileLine } from './file-line.ts';
import { inSlices } from './in-slices.ts';
import { readJson } from './json.ts';
import { type Change, issuesOf, type JudgedLine } from './judge-lines.ts';
import { readCsv } from './read-csv.ts';

export type ImportFile = { kind: UsedKind; format: ExchangeFormat; lines: readonly FileLine[] };

type Text = { kind: UsedKind; format: ExchangeFormat; text: string; without: readonly number[] };

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

/** What the file would do to everything else, told from how things stand: nothing is written and nobody waits. */
export async function foresee(
  tx: Transaction<Tables>,
  { registry, file, judged }: Judging,
): Promise<ImportLine[]> {
  const { kind, format, lines } = file;
  const changes = changesOf(judged);
  const taken = changes.filter(({ current, active }) => isTakenAway(current, active));
  const gained = changes.filter(({ active, current }) => active && !current?.active);
  const before = await store.countActive(tx, kind);
  const refusal = tooFew(registry, { kind, before, after: before + gained.length - taken.length });
  const uses = await store.listUsesOf(
    tx,
    changes.filter(({ current }) => current).map(({ id }) => id),
  );
  const users = new Map<string, Set<string>>();
  for (const { item_id, presentation_id } of uses)
    users.set(item_id, (users.get(item_id) ?? new Set()).add(presentation_id));
  const ids = uses.map((use) => use.presentation_id);
  const items = new Map(changes.map((change) => [change.id, asFact(kind, change)]));
  const broken = (await createForesight(tx, registry, ids))({ ids, items });
  return inSlices(judged, (one, index) => {
    const place = { format, fields: lines[index]?.fields ?? {} };
    const { change } = one;
    if (!change || !isTakenAway(change.current, change.active)) return placed(one, place);
    const using = users.get(change.id);
    const issues: FieldIssue[] = [
      ...(refusal ? [refusal] : []),
      ...broken
        .filter(({ presentation }) => using?.has(presentation.id))
        .map((params) => new Problem('presentation.incomplete', params)),
    ].map(({ code, params }) => ({ path: ['active'], code, params }));
    return placed(issues.length ? { ...one, action: 'refuse', issues } : one, place);
  });
}

type Written = Omit<Judging, 'registry'> & { outcomes: readonly Outcome<LibraryItemRow>[] };

/** The lines with what was refused as they were written. */
export function linesAfter({ file, judged, outcomes }: Written): Promise<ImportLine[]> {
  const refusals = new Map(
    outcomes.flatMap((one) => ('refused' in one ? [[one.id, one.refused] as const] : [])),
  );
  return inSlices(judged, (one, index) => {
    const place = { format: file.format, fields: file.lines[index]?.fields ?? {} };
    const refusal = refusals.get(one.change?.id ?? '');
    if (!refusal) return placed(one, place);
    const { code, params } = refusal;
    const found = issuesOf(refusal);
    const issues = found.length ? found : [{ path: ['active'], code, params }];
    return placed({ ...one, action: 'refuse', issues }, place);
  });
}

const placed = (
  { change: _, issues, ...line }: JudgedLine,
  place: Parameters<typeof placeIssue>[0],
): ImportLine => ({ ...line, issues: issues.map((issue) => placeIssue(place, issue)) });

const writtenAtMost = 80;

type Place = { format: ExchangeFormat; fields: Record<string, unknown> };

/** Where in the file an issue stands, in the file's own words, what is written there and what is wrong with it. */
function placeIssue({ format, fields }: Place, issue: FieldIssue): ImportIssue {
  const { path } = issue;
  const isWhole = path[0] === 'line';
  const value = isWhole ? undefined : valueAt(fields, path);
  const index = path.find((part) => typeof part === 'number');
  return {
    ...issue,
    column: isWhole ? null : columnOf(format, issue),
    row: index === undefined ? null : index + 1,
    written: toWritten(value),
    reason: reasonOf(issue, value),
  };
}

const inBothLanguages = ['title', 'easy', 'description', 'ingredients', 'steps', 'audio'];

function columnOf(format: ExchangeFormat, { path, code }: FieldIssue): string {
  const names = path.filter((part) => typeof part === 'string');
  const [name = ''] = names;
  const language = languages.find((one) => names.includes(one)) ?? languageOfCode[code];
  if (format === 'json')
    return [...names, ...(language && !names.includes(language) ? [language] : [])].join('.');
  if (!inBothLanguages.includes(name)) return names.join('_');
  return (language ? [language] : languages).map((one) => `${name}_${one}`).join(', ');
}

const valueAt = (fields: unknown, path: FieldIssue['path']): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    fields,
  );

function toWritten(value: unknown): string | null {
  if (value === undefined || value === null || typeof value === 'object') return null;
  const text = String(value).trim();
  if (text === '') return null;
  return text.length > writtenAtMost
    ? `${text.slice(0, writtenAtMost).replace(/\p{Surrogate}$/u, '')}…`
    : text;
}

const isReference = ({ path: [name] }: FieldIssue) =>
  ['image', 'media', 'products', 'audio', 'sign'].some((one) => one === name);

/** Where several things can be meant by one code, which of them it is. */
function reasonOf(issue: FieldIssue, value: unknown): ImportReason | null {
  const { path, code, params = {} } = issue;
  const isList = path.length === 1 && Object.hasOwn(itemLimits, path[0] ?? '');
  if (typeof params.reason === 'string') return params.reason as ImportReason;
  if (code === 'field.too-long' && isList) return 'too-many-rows';
  if (code === 'field.not-a-number' && 'max' in params) return 'number-too-large';
  if (code === 'field.not-a-number' && 'min' in params) return 'number-too-small';
  if (code === 'field.unknown') return isReference(issue) ? 'not-in-library' : 'not-a-field';
  if (code !== 'field.invalid' || !isReference(issue) || isList) return null;
  if (!uuid.safeParse(value).success) return 'not-an-identifier';
  return path[0] === 'products' ? 'named-twice' : 'not-an-image';
}
