import type { CallInput } from '@psifida/contract/endpoints/endpoint';
import {
  listSharedPreviews,
  revokeSharedPreview,
  sharePreview,
} from '@psifida/contract/endpoints/shared-previews';
import type { SystemId } from '@psifida/contract/registry/systems';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export type Shared = { system: SystemId; id: string };

/** A list like the others of its system: whoever looks at it sees at once what a colleague gives out or takes back. */
export const sharedPreviewsQuery = ({ system, id }: Shared) =>
  queryOptions({
    queryKey: ['presentations', system, 'list', 'shared', id],
    queryFn: ({ signal }) => call(listSharedPreviews, { params: { system, id } }, { signal }),
    // Guests tell nobody that they have opened one: whoever looks again asks again.
    staleTime: 0,
  });

export function useSharing({ system, id }: Shared) {
  const queries = useQueryClient();
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: ['activity'] });
    return queries.invalidateQueries({ queryKey: sharedPreviewsQuery({ system, id }).queryKey });
  };
  return {
    make: useMutation({
      mutationFn: (body: CallInput<typeof sharePreview>['body']) =>
        call(sharePreview, { params: { system, id }, body }),
      onSettled,
    }),
    revoke: useMutation({
      mutationFn: (link: string) => call(revokeSharedPreview, { params: { system, id: link } }),
      onSettled,
    }),
  };
}
