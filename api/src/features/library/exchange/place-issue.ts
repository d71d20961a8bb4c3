import { languageOfCode, languages } from '@psifida/contract/bilingual';
import type { ImportIssue, ImportReason } from '@psifida/contract/content/import-issue';
import { itemLimits } from '@psifida/contract/content/library-item';
import { uuid } from '@psifida/contract/content/uuid';
import type { ExchangeFormat } from '@psifida/contract/endpoints/library';
import type { FieldIssue } from '@psifida/contract/problem-shape';

const writtenAtMost = 80;

type Place = { format: ExchangeFormat; fields: Record<string, unknown> };

/** Where in the file an issue stands, in the file's own words, what is written there and what is wrong with it. */
export function placeIssue({ format, fields }: Place, issue: FieldIssue): ImportIssue {
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

const inBothLanguages = ['title', 'description', 'ingredients', 'steps', 'sound'];

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
  ['image', 'media', 'products', 'sound'].some((one) => one === name);

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
  return path[0] === 'products' ? 'named-twice' : 'not-a-picture';
}
