import { type Language, languageOfCode, languages } from '@psifida/contract/bilingual';
import { placeOfRow, type RowPlace } from '@psifida/contract/content/difference';
import { type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { fieldsAt, rowsIn } from '@psifida/contract/content/fields';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { type BilingualErrors, placeError } from '../api/field-issues.ts';
import { ProblemError } from '../api/problem-error.ts';

export type Fault = {
  code: string;
  params: Record<string, unknown>;
  row: RowPlace | null;
  field: string;
  language: Language | null;
};

/** Where the path of an issue leads, by the table of its fields. Of a row, its place among those of its kind. */
function toFault(kind: DocumentKind, { path, code, params = {} }: FieldIssue, content: object): Fault {
  const fields = documentFields[kind];
  const [first = '', second, ...rest] = path[0] === 'content' ? path.slice(1) : path;
  const rows = fields[first]?.kind === 'rows' ? rowsIn(content, String(first)) : [];
  const row = placeAmongItsKind(kind, content, rows[Number(second)]?.id ?? null);
  const [field = first, within] = row ? rest : [first, second];
  const language = languages.find((one) => one === within) ?? languageOfCode[code] ?? null;
  return { code, params, row, field: String(field), language };
}

export function placeAmongItsKind(kind: DocumentKind, content: object, id: string | null): RowPlace | null {
  const fields = documentFields[kind];
  const place = placeOfRow(fields, content, id);
  if (!place) return null;
  const before = rowsIn(content, place.list).slice(0, place.position);
  const same = before.filter((row) => placeOfRow(fields, content, row.id)?.kind === place.kind);
  return { ...place, position: same.length };
}

/** What is wrong in a draft is wrong in what visitors see, too; it is said once. */
export const toFaults = (kind: DocumentKind, issues: readonly FieldIssue[], content: object): Fault[] =>
  [...new Map(issues.map((issue) => [`${issue.path.join('.')} ${issue.code}`, issue])).values()].map(
    (issue) => toFault(kind, issue, content),
  );

export const faultsFromServer = (kind: DocumentKind, error: unknown, content: object): Fault[] =>
  error instanceof ProblemError ? toFaults(kind, error.issues, content) : [];

/**
 * How a field is found in the page: by the error summary, by the completeness of a language, by labels. Editors of
 * two kinds can lie over one another, so the kind is part of it; a presentation's is the page itself.
 */
export const fieldId = (kind: DocumentKind, field: string): string =>
  kind === 'presentation' ? field : `${kind}-${field}`;
export const rowFieldId = (row: string, field: string): string => `row-${row}-${field}`;

export function inputOf(
  kind: DocumentKind,
  { row, field, language }: Pick<Fault, 'row' | 'field' | 'language'>,
): string {
  const id = row ? rowFieldId(row.id, field) : fieldId(kind, field);
  const isInBoth = fieldsAt(documentFields[kind], row)[field]?.kind === 'bilingual';
  return isInBoth ? `${id}-${language ?? 'el'}` : id;
}

/** R-VAL-02 speaks of what is missing; of anything else the summary only counts. */
export const isRequired = ({ code }: Fault): boolean => code.startsWith('field.required');

/** `row` by its id; null for the document's own fields. */
export const placeFaults = (
  faults: readonly Fault[],
  { row, field }: { row: string | null; field: string },
  text: (code: string, params: Record<string, unknown>) => string,
): BilingualErrors =>
  Object.assign(
    {},
    ...faults
      .filter((fault) => (fault.row?.id ?? null) === row && fault.field === field)
      .map(({ code, params, language }) =>
        language ? { [language]: text(code, params) } : placeError(code, text(code, params)),
      ),
  );
