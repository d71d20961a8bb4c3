import { noAudios } from '@psifida/contract/content/audios';
import type { ImportReason } from '@psifida/contract/content/import-issue';
import { itemLimits } from '@psifida/contract/content/item-base';
import {
  emptyItem,
  type ItemContent,
  itemContents,
  type RecipeContent,
} from '@psifida/contract/content/library-item';
import { uuid } from '@psifida/contract/content/uuid';
import { toIssues } from '@psifida/contract/field-issues';
import { foldText } from '@psifida/contract/fold-text';
import type { UsedKind } from '@psifida/contract/kinds';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { LibraryItemRow } from '../../../db/tables.ts';
import type { FileLine } from './file-line.ts';
import { withIdentity } from './rows-of-cells.ts';

/** What a line would make of an item, as far as its own words can tell. */
export type Draft = {
  line: number;
  id: string | null;
  current: LibraryItemRow | null;
  content: ItemContent | null;
  active: boolean;
  title: string;
  issues: FieldIssue[];
};

/** More of one line help nobody, and a file of nothing but faults is not answered with more than it holds. */
const issuesAtMost = 20;

type Others = { taken: ReadonlyMap<string, LibraryItemRow>; seen: Set<string> };

export function toDraft(
  kind: UsedKind,
  { line, fields, issues: found }: FileLine,
  { taken, seen }: Others,
): Draft {
  const { id: named = null, active: state, ...rest } = fields;
  const issues = [...found];
  const id = named === null ? null : (uuid.safeParse(named).data ?? null);
  const row = id ? (taken.get(id) ?? null) : null;
  const current = row?.kind === kind ? row : null;
  const wrongId: ImportReason | null =
    named !== null && !id
      ? 'not-an-identifier'
      : id && seen.has(id)
        ? 'named-twice'
        : row && !current
          ? 'of-another-kind'
          : null;
  if (wrongId) issues.push({ path: ['id'], code: 'field.invalid', params: { reason: wrongId } });
  if (id) seen.add(id);
  const active = toState(state, current?.active ?? false);
  if (active === null)
    issues.push({
      path: ['active'],
      code: 'field.invalid',
      params: { reason: 'not-a-state' satisfies ImportReason },
    });
  const base: ItemContent = current?.content ?? emptyItem[kind];
  const parsed = itemContents[kind].safeParse(laidOver(base, rest), { reportInput: true });
  // Of something that is no entry at all there is nothing else to say.
  if (!found.some(({ params }) => params?.reason === ('not-an-entry' satisfies ImportReason)))
    issues.push(...toIssues(parsed, []).slice(0, issuesAtMost));
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

/** One more than any list may hold: enough to refuse it, however long it is. */
const rowsRead = Math.max(...Object.values(itemLimits)) + 1;

/** What the file says, over what is there; rows of a file have no identity of their own. */
function laidOver(base: ItemContent, fields: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...base, ...fields };
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value)) merged[name] = value.slice(0, rowsRead);
  const before = base as Record<string, unknown>;
  for (const name of ['title', 'description'])
    if (isObject(fields[name])) merged[name] = { ...Object(before[name]), ...fields[name] };
  if (isObject(fields.audio)) {
    const heard = { ...noAudios, ...base.audio, ...fields.audio };
    if (heard.el === null && heard.en === null) delete merged.audio;
    else merged.audio = heard;
  }
  if (isObject(fields.easy)) {
    const easy = { el: '', en: '', ...base.easy, ...fields.easy };
    if (easy.el === '' && easy.en === '') delete merged.easy;
    else merged.easy = easy;
  }
  if (fields.sign === null) delete merged.sign;
  for (const part of ['ingredients', 'steps'] as const) {
    const rows = merged[part];
    if (!(part in fields) || !Array.isArray(rows)) continue;
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
  return typeof value === 'object' ? null : (states.get(foldText(String(value))) ?? null);
};
