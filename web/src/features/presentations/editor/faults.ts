import { type Language, languageOfCode, languages } from '@psifida/contract/content/bilingual';
import {
  contradictions,
  type Facts,
  type PresentationContent,
  presentationContent,
  unfinishedParts,
} from '@psifida/contract/content/presentation-content';
import { untouchable } from '@psifida/contract/content/views-of-content';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { System } from '@psifida/contract/registry/registry';
import { type BilingualErrors, fromZod, placeError } from '../../../lib/field-issues.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { fieldId } from './field-ids.ts';

/** Something wrong with one field: of the presentation itself, or of an entry; of one language, or of both. */
export type Fault = {
  code: string;
  params: Record<string, unknown>;
  entry: string | null;
  field: string;
  language: Language | null;
};

function toFault({ path, code, params = {} }: FieldIssue, { entries }: PresentationContent): Fault {
  const [first, second, ...rest] = path[0] === 'content' ? path.slice(1) : path;
  const entry = first === 'entries' && typeof second === 'number' ? (entries[second]?.id ?? null) : null;
  const [field = 'entries', within] = entry ? rest : [first, second];
  const language = languages.find((one) => one === within) ?? languageOfCode[code] ?? null;
  return { code, params, entry, field: String(field), language };
}

/** R-VAL-08: what the API would refuse at a field, found before it is asked. */
export function faultsOf(
  rules: System,
  content: PresentationContent,
  { active, sizeOf = () => null }: { active: boolean; sizeOf?: Facts['sizeOf'] },
): Fault[] {
  const shape = presentationContent.safeParse(content).error?.issues ?? [];
  const issues = [
    ...shape.map((issue) => fromZod(issue)),
    ...contradictions(rules, content),
    ...untouchable(rules, content, sizeOf),
  ];
  if (active)
    content.entries.forEach((entry, index) => {
      if (entry.active)
        issues.push(...unfinishedParts(entry).map((issue) => fromZod(issue, ['entries', index])));
    });
  // What is wrong in a draft is wrong in what visitors see, too; it is said once.
  const once = new Map(issues.map((issue) => [`${issue.path.join('.')} ${issue.code}`, issue]));
  return [...once.values()].map((issue) => toFault(issue, content));
}

/** The API's own refusal, in the same shape and at the same place. */
export const faultsFromServer = (error: unknown, content: PresentationContent): Fault[] =>
  error instanceof ProblemError ? error.issues.map((issue) => toFault(issue, content)) : [];

/** The input that the summary leads to. */
export function inputOf({ entry, field, language }: Fault): string {
  const base = entry ? fieldId(entry, field) : field;
  if (['title', 'text', 'links'].includes(field)) return `${base}-${language ?? 'el'}`;
  return base;
}

/** R-VAL-02 speaks of what is missing; of anything else the summary only counts. */
export const isRequired = ({ code }: Fault): boolean => code.startsWith('field.required');

export const placeFaults = (
  faults: readonly Fault[],
  { entry, field }: { entry: string | null; field: string },
  text: (code: string, params: Record<string, unknown>) => string,
): BilingualErrors =>
  Object.assign(
    {},
    ...faults
      .filter((fault) => fault.entry === entry && fault.field === field)
      .map(({ code, params, language }) =>
        language ? { [language]: text(code, params) } : placeError(code, text(code, params)),
      ),
  );
