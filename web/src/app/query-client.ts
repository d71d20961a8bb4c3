import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ProblemError } from '../lib/problem-error.ts';
import { forgetSuccess } from '../ui/success.ts';

/** A refusal stays a refusal however often one asks; only what may pass by itself is tried again. */
export const worthRetrying = (attempts: number, error: unknown): boolean =>
  attempts < 2 && error instanceof ProblemError && (error.offline || error.status >= 500);

export const makeQueryClient = () =>
  new QueryClient({
    mutationCache: new MutationCache({ onError: forgetSuccess }),
    defaultOptions: {
      // 'always': without a network the call fails and says so, instead of waiting for ever behind a placeholder.
      queries: { retry: worthRetrying, retryDelay: 600, staleTime: 5_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
