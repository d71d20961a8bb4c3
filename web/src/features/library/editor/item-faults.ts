import { type Language, languages } from '@psifida/contract/content/bilingual';
import type { LibraryKind } from '@psifida/contract/content/kinds';
import {
  contradictionsOfItem,
  type ItemContent,
  itemContents,
  unfinishedTexts,
} from '@psifida/contract/content/library-item';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { type BilingualErrors, fromZod, placeError } from '../../../lib/field-issues.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { itemFieldId, rowFieldId } from './item-edits.ts';

/** Something wrong with one field: of the item itself, or of a row; of one language, or of both. */
export type ItemFault = {
  code: string;
  params: Record<string, unknown>;
  /** 'title', 'ingredients', …; for a row, the list it is in. */
  field: string;
  row: { id: string; position: number; part: string } | null;
  language: Language | null;
};

const inLanguage: Partial<Record<string, Language>> = {
  'field.required-in-greek': 'el',
  'field.required-in-english': 'en',
};

function toFault({ path, code, params = {} }: FieldIssue, content: ItemContent): ItemFault {
  const [field = '', index, part, within] = path[0] === 'content' ? path.slice(1) : path;
  const rows = 'ingredients' in content && (field === 'ingredients' || field === 'steps') && content[field];
  const row = rows && typeof index === 'number' ? rows[index] : undefined;
  const language = languages.find((one) => one === (row ? within : index)) ?? inLanguage[code] ?? null;
  return {
    code,
    params,
    field: String(field),
    row: row ? { id: row.id, position: Number(index) + 1, part: String(part ?? 'text') } : null,
    language,
  };
}

/** R-VAL-08: what the API would refuse at a field, found before it is asked. */
export function faultsOfItem(
  kind: LibraryKind,
  content: ItemContent,
  { active }: { active: boolean },
): ItemFault[] {
  const shape = itemContents[kind].safeParse(content).error?.issues ?? [];
  const issues = [
    ...shape.map((issue) => fromZod(issue)),
    ...contradictionsOfItem(content),
    ...(active ? unfinishedTexts(content) : []),
  ];
  return issues.map((issue) => toFault(issue, content));
}

/** The API's own refusal, in the same shape and at the same place. */
export const itemFaultsFromServer = (error: unknown, content: ItemContent): ItemFault[] =>
  error instanceof ProblemError ? error.issues.map((issue) => toFault(issue, content)) : [];

/** The input that the summary leads to. */
export function inputOfFault(kind: LibraryKind, { field, row, language }: ItemFault): string {
  if (row) return rowFieldId(row.id, row.part === 'text' ? `text-${language ?? 'el'}` : row.part);
  const id = itemFieldId(kind, field);
  return field === 'title' || field === 'description' ? `${id}-${language ?? 'el'}` : id;
}

type Text = (code: string, params: Record<string, unknown>) => string;

const place = (faults: readonly ItemFault[], text: Text): BilingualErrors =>
  Object.assign(
    {},
    ...faults.map(({ code, params, language }) =>
      language ? { [language]: text(code, params) } : placeError(code, text(code, params)),
    ),
  );

export const errorsAtField = (faults: readonly ItemFault[], field: string, text: Text): BilingualErrors =>
  place(
    faults.filter((fault) => !fault.row && fault.field === field),
    text,
  );

export const errorsAtRow = (
  faults: readonly ItemFault[],
  { id, part }: { id: string; part: string },
  text: Text,
): BilingualErrors =>
  place(
    faults.filter(({ row }) => row?.id === id && row.part === part),
    text,
  );
