import type { AnyEndpoint, CallInput } from '@psifida/contract/endpoints/endpoint';

type Nothing = Record<never, never>;

/** What an endpoint does not ask for need not be given. */
type Part<E extends AnyEndpoint, Name extends keyof CallInput<E>> = undefined extends CallInput<E>[Name]
  ? { [name in Name]?: CallInput<E>[Name] }
  : Nothing extends CallInput<E>[Name]
    ? { [name in Name]?: CallInput<E>[Name] }
    : { [name in Name]: CallInput<E>[Name] };

export type Input<E extends AnyEndpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

export type CallOptions = { signal?: AbortSignal };

export type CallArguments<E extends AnyEndpoint> =
  Nothing extends Input<E>
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions];
