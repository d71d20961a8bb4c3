import type { Emergency } from '@psifida/contract/content/display';
import { endEmergency, listEmergencies, sendEmergency } from '@psifida/contract/endpoints/displays';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { listQuery, useChange, useRefresh } from '../../api/queries.ts';
import { useSession } from '../../session/session.ts';

export const all = ['emergencies'] as const;

const emergenciesQuery = listQuery(all, listEmergencies, {});

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

/** Timers may fire slightly early. */
const momentMs = 100;

/** The event stream reports sent, seen and ended ones; expiry has no event. */
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
  const then = { onSuccess: useRefresh(all) };
  return { send: useChange(sendEmergency, then), end: useChange(endEmergency, then) };
}
