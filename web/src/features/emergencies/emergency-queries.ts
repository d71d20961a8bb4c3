import type { Emergency } from '@psifida/contract/content/display';
import { endEmergency, listEmergencies, sendEmergency } from '@psifida/contract/endpoints/displays';
import type { CallInput } from '@psifida/contract/endpoints/endpoint';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { call } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';

const all = ['emergencies'] as const;

const emergenciesQuery = queryOptions({
  queryKey: all,
  queryFn: ({ signal }) => call(listEmergencies, {}, { signal }),
  select: ({ items }) => items,
});

/** What is on the glass, what is over, and when the first of those on it ends by itself. */
export function sorted(items: readonly Emergency[], now: number) {
  const isRunning = ({ endedAt, until }: Emergency) => !endedAt && Date.parse(until) > now;
  const running = items.filter(isRunning);
  const ends = running.map(({ until }) => Date.parse(until));
  return {
    running,
    over: items.filter((one) => !isRunning(one)),
    nextEnd: ends.length ? Math.min(...ends) : null,
  };
}

/** A timer may come a moment early, and then it would not be over yet. */
const momentMs = 100;

/** The event stream tells of those that are sent, seen and ended; that one's time is over, nobody tells. */
export function useEmergencies() {
  const { may } = useSession();
  const { data, error, refetch } = useQuery({ ...emergenciesQuery, enabled: may('view') });
  const [, look] = useReducer((turn: number) => turn + 1, 0);
  const { running, over, nextEnd } = sorted(data ?? [], Date.now());
  useEffect(() => {
    if (nextEnd === null) return;
    const timer = setTimeout(look, nextEnd + momentMs - Date.now());
    return () => clearTimeout(timer);
  }, [nextEnd]);
  return { running, over: data && over, error, refetch };
}

export function useEmergencyChanges() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: all });
  return {
    send: useMutation({
      mutationFn: (body: CallInput<typeof sendEmergency>['body']) => call(sendEmergency, { body }),
      onSuccess,
    }),
    end: useMutation({ mutationFn: (id: string) => call(endEmergency, { params: { id } }), onSuccess }),
  };
}
