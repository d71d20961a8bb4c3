import {
  type Answer,
  type AnyEndpoint,
  apiPrefix,
  type CallInput,
} from '@psifida/contract/endpoints/endpoint';
import { endsReturnParams, type Knowing, returnName } from '@psifida/contract/endpoints/knowing';
import { ProblemError } from '../problem-error.ts';
import { noAnswer, requestJson, timeout } from './request.ts';

type Given = { params?: object; query?: object };

/** The address of a call: parameters encoded in their places, what is undefined left out of the query. */
function addressOf(baseUrl: string, { path }: AnyEndpoint, { params = {}, query = {} }: Given): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${baseUrl.replace(/\/$/, '')}${apiPrefix}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

type Nothing = Record<never, never>;

/** What an endpoint does not ask for need not be given. */
type Part<E extends AnyEndpoint, Name extends keyof CallInput<E>> = undefined extends CallInput<E>[Name]
  ? { [name in Name]?: CallInput<E>[Name] }
  : Nothing extends CallInput<E>[Name]
    ? { [name in Name]?: CallInput<E>[Name] }
    : { [name in Name]: CallInput<E>[Name] };

type Input<E extends AnyEndpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

type CallOptions = {
  signal?: AbortSignal;
  /** What whoever calls said before, and may say now: the next call of the same doing need not ask again. */
  said?: { known: Partial<Knowing> };
};

type CallArguments<E extends AnyEndpoint> =
  Nothing extends Input<E>
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions];

export type Tokens = {
  accessToken(): Promise<string | undefined>;
  renewedToken(): Promise<string | undefined>;
  loseSession(): void;
};

/** Rejects as soon as the signal says so, even where the work itself cannot be stopped. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

const isSignInRefusal = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'sign-in.expired' || error.code === 'sign-in.required');

/** With what the refusal asks for, said: null when it asks for nothing that somebody could know. */
function saidAfter(known: Partial<Knowing>, error: unknown): Partial<Knowing> | null {
  if (!(error instanceof ProblemError)) return null;
  if (error.code === 'release.leaves-gaps') return { ...known, leavesGaps: 'true' };
  const ended = error.code === 'release.ends-return' && endsReturnParams.safeParse(error.params).data;
  return ended
    ? { ...known, endsReturns: [known.endsReturns, returnName(ended)].filter(Boolean).join(',') }
    : null;
}

type CallerOptions = {
  baseUrl: () => string;
  tokens: Tokens;
  /** What a change would bring about is asked of whoever makes it, before it does. */
  ask(refusal: ProblemError): Promise<boolean>;
};

export function createCaller({ baseUrl, tokens, ask: askFirst }: CallerOptions) {
  async function attempt(
    endpoint: AnyEndpoint,
    request: { url: string; body: unknown; signal: AbortSignal },
  ) {
    const ask = (wanted: () => Promise<string | undefined>) =>
      until(request.signal, wanted()).catch((cause: unknown) => {
        // Whom the provider cannot name may still ask for what anyone may see.
        if (endpoint.access === 'anyone') return undefined;
        throw noAnswer(cause);
      });
    const send = (token: string | undefined) =>
      requestJson({ ...request, method: endpoint.method, token }, (answer) =>
        endpoint.response.parse(answer),
      );

    const token = await ask(tokens.accessToken);
    try {
      return await send(token);
    } catch (refusal) {
      if (!token || !isSignInRefusal(refusal)) throw refusal;
      const renewed = await ask(tokens.renewedToken);
      if (!renewed) throw refusal;
      return await send(renewed).catch((error: unknown) => {
        if (isSignInRefusal(error)) tokens.loseSession();
        throw error;
      });
    }
  }

  /** Calls the product API. Every refusal is a ProblemError; a caller that gave up gets its own signal's reason. */
  return async function call<E extends AnyEndpoint>(
    endpoint: E,
    ...[input, options]: CallArguments<E>
  ): Promise<Answer<E>> {
    const given = (input ?? {}) as { params?: object; query?: object; body?: unknown };
    for (let known: Partial<Knowing> = options?.said?.known ?? {}; ; ) {
      const patience = AbortSignal.timeout(timeout);
      const signal = options?.signal ? AbortSignal.any([options.signal, patience]) : patience;
      try {
        const url = addressOf(baseUrl(), endpoint, { ...given, query: { ...given.query, ...known } });
        return (await attempt(endpoint, { url, body: given.body, signal })) as Answer<E>;
      } catch (error) {
        options?.signal?.throwIfAborted();
        const said = saidAfter(known, error);
        if (!said || !(await askFirst(error as ProblemError))) throw error;
        known = said;
        if (options?.said) options.said.known = said;
      }
    }
  };
}
