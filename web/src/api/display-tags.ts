import { isSameTag, unknownTags } from '@psifida/contract/content/tags';
import { listDisplayTags } from '@psifida/contract/endpoints/displays';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { listQuery } from './queries.ts';

/** Under the displays: whatever changes one of them lets it be asked for again. */
const displayTagsQuery = listQuery(['displays', 'tags'], listDisplayTags, {});

type KnownTags = {
  tags: string[];
  /** Which of these no display has; none before that is known. */
  unknown: (wanted: readonly string[]) => string[];
};

export function useDisplayTags(system?: SystemId): KnownTags {
  const { data } = useQuery(displayTagsQuery);
  const here = data?.filter((one) => !system || one.system === system).map(({ tag }) => tag) ?? [];
  const tags = here.filter((tag, index) => here.findIndex((other) => isSameTag(tag, other)) === index);
  return { tags, unknown: (wanted) => (data ? unknownTags(wanted, tags) : []) };
}
