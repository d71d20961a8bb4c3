import { changeOnGlass, type Judged, statusOf } from '@psifida/contract/content/presentation-status';
import { type JudgedTown, statusOfTown } from '@psifida/contract/content/town-status';
import { readAudiences } from '@psifida/contract/endpoints/displays';
import type { SystemId } from '@psifida/contract/registry/systems';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readQuery } from './queries.ts';

/** Under the lists of displays: asked again with whatever changes on a glass, and each minute, as schedules turn. */
export const audiencesQuery = queryOptions({
  ...readQuery(['displays', 'list', 'audiences'], readAudiences, {}),
  refetchInterval: 60_000,
});

/** By the server's clock; null until the displays are known. */
export function useAudience(system: SystemId | null) {
  const { data } = useQuery(audiencesQuery);
  const audience = data?.systems.find((one) => one.system === system);
  if (!data || !audience) return null;
  const now = Date.parse(data.at);
  return {
    now,
    displays: audience.audiences.reduce((sum, { displays }) => sum + displays, 0),
    statusOf: (presentation: Judged) => statusOf(presentation, audience, now),
    changeOnGlass: (before: Judged | null, after: Judged) => changeOnGlass(before, after, { audience, now }),
  };
}

/** Of an announcement or an event, over all systems. */
export function useTownAudience() {
  const { data } = useQuery(audiencesQuery);
  if (!data) return null;
  const now = Date.parse(data.at);
  return { now, statusOf: (item: JudgedTown) => statusOfTown(item, data.systems, now) };
}
