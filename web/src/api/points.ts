import type { Bilingual } from '@psifida/contract/bilingual';
import type { EventContent } from '@psifida/contract/content/event';
import { listPoints, type TownPlace } from '@psifida/contract/endpoints/library';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listQuery } from './queries.ts';

type Point = NonNullable<EventContent['point']>;

/** Under the presentations: whatever changes one of them lets it be asked for again. */
const pointsQuery = listQuery(['presentations', 'points'], listPoints, {});

export const isSamePoint = (one: Point, other: Point): boolean =>
  one.presentation === other.presentation && one.entry === other.entry;

/** The town's points of interest. */
export function usePoints(enabled = true) {
  const { data } = useQuery({ ...pointsQuery, enabled });
  const find = (point: Point): TownPlace | undefined => data?.find((one) => isSamePoint(one, point));
  const titleOf = useCallback(
    (point: Point): Bilingual | undefined => data?.find((one) => isSamePoint(one, point))?.title,
    [data],
  );
  return { points: data, isKnown: data !== undefined, find, titleOf };
}
