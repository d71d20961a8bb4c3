import type { Answer, AnyEndpoint } from '@psifida/contract/endpoints/endpoint';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import type { ProblemCode } from '@psifida/contract/problems';
import { linked } from '../pause.ts';

const patience = 20_000;

export const addressOf = (path: string): string => `${window.location.origin}${apiPrefix}${path}`;

/** What a proxy or a captive portal answers has no code. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string | null;

  constructor(status: number, code: string | null) {
    super(`${status} ${code ?? ''}`);
    this.status = status;
    this.code = code;
  }

  is(code: ProblemCode): boolean {
    return this.code === code;
  }
}

type Options = {
  id?: string;
  token?: string | undefined;
  body?: unknown;
  etag?: string | undefined;
  signal?: AbortSignal;
  /** Checks the raw answer, before it is parsed. */
  check?: (answer: unknown) => void;
};

export async function refusalOf(response: Response): Promise<Refused> {
  const body: unknown = await response.json().catch(() => null);
  const code = body && typeof body === 'object' && 'code' in body ? body.code : null;
  return new Refused(response.status, typeof code === 'string' ? code : null);
}

export const authorised = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** Null where nothing has changed since `etag`. */
export async function ask<E extends AnyEndpoint>(
  endpoint: E,
  { id, token, body, etag, signal, check }: Options = {},
): Promise<Answer<E> | null> {
  const within = linked(signal, patience);
  try {
    return await answerOf(endpoint, {
      ...(id ? { id } : {}),
      token,
      body,
      etag,
      signal: within.signal,
      check,
    });
  } finally {
    within.release();
  }
}

async function answerOf<E extends AnyEndpoint>(
  endpoint: E,
  { id = '', token, body, etag, signal, check }: Options & { signal: AbortSignal },
): Promise<Answer<E> | null> {
  const response = await fetch(addressOf(endpoint.path.replace(':id', id)), {
    method: endpoint.method,
    headers: {
      ...authorised(token),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(etag ? { 'if-none-match': etag } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
    cache: 'no-store',
    signal,
  });
  if (response.status === 304) return null;
  if (!response.ok) throw await refusalOf(response);
  const answer: unknown = await response.json();
  check?.(answer);
  return endpoint.response.parse(answer) as Answer<E>;
}

/** For endpoints that never answer 304. */
export async function askFor<E extends AnyEndpoint>(endpoint: E, options?: Options): Promise<Answer<E>> {
  const answer = await ask(endpoint, options);
  if (answer === null) throw new Refused(304, null);
  return answer;
}
