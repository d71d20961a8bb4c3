import {
  listSharedPreviews,
  revokeSharedPreview,
  sharePreview,
} from '@psifida/contract/endpoints/shared-previews';
import type { SystemId } from '@psifida/contract/registry/systems';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/api-client.ts';
import { useChange } from '../../../api/queries.ts';

export type Shared = { system: SystemId; id: string };

/** A list like the others of its system: whoever looks at it sees at once what a colleague gives out or takes back. */
export const sharedPreviewsQuery = ({ system, id }: Shared) =>
  queryOptions({
    queryKey: ['presentations', system, 'list', 'shared', id],
    queryFn: ({ signal }) => call(listSharedPreviews, { params: { system, id } }, { signal }),
    // Openings have no event: refetched on every mount.
    staleTime: 0,
  });

export function useSharing({ system, id }: Shared) {
  const queries = useQueryClient();
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: ['activity'] });
    return queries.invalidateQueries({ queryKey: sharedPreviewsQuery({ system, id }).queryKey });
  };
  return {
    make: useChange(sharePreview, { onSettled }),
    revoke: useChange(revokeSharedPreview, { onSettled }),
  };
}
