import { dismissAlert, listAlerts, releaseAlert } from '@psifida/contract/endpoints/alerts';
import { useQuery } from '@tanstack/react-query';
import { listQuery, useChange, useRefresh } from '../../api/queries.ts';
import { useSession } from '../../session/session.ts';
import { all } from './emergency-queries.ts';

const alertsQuery = listQuery([...all, 'alerts'], listAlerts, {});

/** Those that wait, for whoever may decide on them. */
export function useAlerts() {
  const { may } = useSession();
  return useQuery({ ...alertsQuery, enabled: may('alert') }).data ?? [];
}

export function useAlertChanges() {
  const then = { onSuccess: useRefresh(all) };
  return { release: useChange(releaseAlert, then), dismiss: useChange(dismissAlert, then) };
}
