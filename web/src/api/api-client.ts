import { type Acknowledged, endsReturnParams, returnName } from '@psifida/contract/endpoints/acknowledged';
import {
  type Answer,
  type AnyEndpoint,
  apiPrefix,
  type CallInput,
} from '@psifida/contract/endpoints/endpoint';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { accessToken, loseSession, renewedToken } from '../session/session.ts';
import { askFirst } from './ask-first.ts';
import { ProblemError } from './problem-error.ts';
import { noAnswer, requestJson, requestText, timeout } from './request.ts';

type Given = { params?: object; query?: object };

/** Path parameters encoded; undefined query values left out. */
function addressOf(
  baseUrl: string,
  { path }: Pick<AnyEndpoint, 'path'>,
  { params = {}, query = {} }: Given,
): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${baseUrl.replace(/\/$/, '')}${apiPrefix}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

type Nothing = Record<never, never>;

/** Optional where the endpoint has no such input. */
type Part<E extends AnyEndpoint, Name extends keyof CallInput<E>> = undefined extends CallInput<E>[Name]
  ? { [name in Name]?: CallInput<E>[Name] }
  : Nothing extends CallInput<E>[Name]
    ? { [name in Name]?: CallInput<E>[Name] }
    : { [name in Name]: CallInput<E>[Name] };

export type CallGiven<E extends AnyEndpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

type CallOptions = {
  signal?: AbortSignal;
  /** Confirmations shared by the calls of one action, so that each is asked for once. */
  said?: { known: Partial<Acknowledged> };
};

export type CallArguments<E extends AnyEndpoint> =
  Nothing extends CallGiven<E>
    ? [input?: CallGiven<E>, options?: CallOptions]
    : [input: CallGiven<E>, options?: CallOptions];

export type Tokens = {
  accessToken(): Promise<string | undefined>;
  renewedToken(): Promise<string | undefined>;
  loseSession(): void;
};

/** Rejects on abort even if the work cannot be aborted. */
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

/** The confirmations that the refusal asks for, added; null if it asks for none. */
function saidAfter(known: Partial<Acknowledged>, error: unknown): Partial<Acknowledged> | null {
  if (!(error instanceof ProblemError)) return null;
  if (error.code === 'release.leaves-gaps') return { ...known, leavesGaps: 'true' };
  if (error.code === 'release.takes-off') return { ...known, takesOff: 'true' };
  const ended = error.code === 'release.ends-return' && endsReturnParams.safeParse(error.params).data;
  return ended
    ? { ...known, endsReturns: [known.endsReturns, returnName(ended)].filter(Boolean).join(',') }
    : null;
}

type CallerOptions = {
  baseUrl: () => string;
  tokens: Tokens;
  /** Asks the user whether to go on in spite of the refusal. */
  confirm(refusal: ProblemError): Promise<boolean>;
};

export function createCaller({ baseUrl, tokens, confirm }: CallerOptions) {
  async function attempt(
    endpoint: AnyEndpoint,
    request: { url: string; body: unknown; signal: AbortSignal },
  ) {
    const ask = (wanted: () => Promise<string | undefined>) =>
      until(request.signal, wanted()).catch((cause: unknown) => {
        // Public endpoints work without a token.
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
    for (let known: Partial<Acknowledged> = options?.said?.known ?? {}; ; ) {
      const patience = AbortSignal.timeout(timeout);
      const signal = options?.signal ? AbortSignal.any([options.signal, patience]) : patience;
      try {
        const url = addressOf(baseUrl(), endpoint, { ...given, query: { ...given.query, ...known } });
        return (await attempt(endpoint, { url, body: given.body, signal })) as Answer<E>;
      } catch (error) {
        options?.signal?.throwIfAborted();
        const said = saidAfter(known, error);
        if (!said || !(await confirm(error as ProblemError))) throw error;
        known = said;
        if (options?.said) options.said.known = said;
      }
    }
  };
}

export const call = createCaller({
  baseUrl: () => runtimeConfig().apiBaseUrl,
  tokens: { accessToken, renewedToken, loseSession },
  confirm: askFirst,
});

/** For endpoints that answer with a file; without a timeout, since an export may take long. */
export async function readText(path: string, query: Record<string, string | undefined>): Promise<string> {
  const url = addressOf(runtimeConfig().apiBaseUrl, { path }, { query });
  return requestText({ url, token: await accessToken() });
}
