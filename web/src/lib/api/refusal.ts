import type { FieldIssue, ProblemShape } from '@psifida/contract/problem-shape';
import { isProblemCode } from '@psifida/contract/problems';
import { hasFields, isFields } from '../by-hand.ts';

const isStep = (step: unknown) => typeof step === 'string' || typeof step === 'number';

const isIssue = (value: unknown): value is FieldIssue =>
  hasFields(value, { code: 'string' }) &&
  'path' in value &&
  Array.isArray(value.path) &&
  value.path.every(isStep) &&
  (!('params' in value) || value.params === undefined || isFields(value.params));

/** What a server says when it refuses; undefined for anything else, such as the page of a proxy. */
export function readRefusal(answer: unknown): ProblemShape | undefined {
  const shape = {
    ...({ type: 'string', title: 'string', status: 'number', code: 'string' } as const),
    ...({ params: 'object', instance: 'string' } as const),
  };
  if (!hasFields(answer, shape)) return undefined;
  const { type, title, status, code, params, instance } = answer;
  const issues: unknown = 'issues' in answer ? answer.issues : undefined;
  if (!Number.isSafeInteger(status) || !isProblemCode(code)) return undefined;
  if (!Array.isArray(issues) || !issues.every(isIssue)) return undefined;
  return { type, title, status, code, params, issues, instance };
}
