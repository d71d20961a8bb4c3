import { readNews } from '@psifida/contract/endpoints/news';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { ProblemError } from '../../api/problem-error.ts';

export const keptNewsQuery = (address: string | null) =>
  queryOptions({
    queryKey: ['news', address],
    enabled: address !== null,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call(readNews, { query: { url: address ?? '' } }, { signal }).catch((error: unknown) => {
        if (error instanceof ProblemError && error.status === 404) return null;
        throw error;
      }),
  });
