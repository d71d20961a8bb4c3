import type { FieldIssue, ProblemShape } from '@psifida/contract/problem-shape';
import { isProblemCode } from '@psifida/contract/problems';
import { ProblemError } from './problem-error.ts';

/**
 * R-SPEED-03: what the sign-in page reads is validated without zod, which would be a fifth of that page. Tests compare
 * each reader with its schema.
 */
type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Kinds = { string: string; number: number; boolean: boolean; object: Fields };
type Kind = keyof Kinds;

export const hasFields = <Shape extends Record<string, Kind>>(
  value: unknown,
  shape: Shape,
): value is { [name in keyof Shape]: Kinds[Shape[name]] } =>
  isFields(value) &&
  Object.entries(shape).every(([name, kind]) =>
    kind === 'object' ? isFields(value[name]) : typeof value[name] === kind,
  );

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

export const timeout = 20_000;

type Request = { method: string; url: string; body?: unknown; token?: string; signal: AbortSignal };

/** No answer came: a TypeError of fetch means no network, a DOMException our timeout. */
export const noAnswer = (cause: unknown) => new ProblemError({ cause, offline: cause instanceof TypeError });

/** Sends JSON and parses the answer with `read`; every failure becomes a ProblemError. */
export async function requestJson<Answer>(
  { method, url, body, token, signal }: Request,
  read: (answer: unknown) => Answer,
): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);

  const response = await fetch(url, { method, headers, signal, body: JSON.stringify(body) }).catch(
    (cause) => {
      throw noAnswer(cause);
    },
  );
  const { status } = response;
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw new ProblemError({ status, cause });
  });
  if (!response.ok) throw new ProblemError({ status, ...readRefusal(answer) });

  try {
    return read(answer);
  } catch (cause) {
    console.error(`The answer of ${method} ${url} is not what was promised`, cause);
    throw new ProblemError({ status, cause });
  }
}

type RequestTextOptions = { url: string; token: string | undefined };

export async function requestText({ url, token }: RequestTextOptions): Promise<string> {
  const lost = (cause: unknown) => {
    throw noAnswer(cause);
  };
  const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {}).catch(
    lost,
  );
  const text = await response.text().catch(lost);
  const { status } = response;
  if (!response.ok) throw new ProblemError({ status, ...readRefusal(JSON.parse(text || '{}')) });
  return text;
}
