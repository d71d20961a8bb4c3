import { MutationCache, QueryClient } from '@tanstack/react-query';
import { askedAgain } from '../lib/tried-again.ts';
import { forgetSuccess } from '../ui/success.ts';

export const makeQueryClient = () =>
  new QueryClient({
    mutationCache: new MutationCache({ onError: forgetSuccess }),
    defaultOptions: {
      // 'always': without a network the call fails and says so, instead of waiting for ever behind a placeholder.
      queries: { ...askedAgain, staleTime: 5_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
