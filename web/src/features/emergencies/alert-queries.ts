import {
  dismissAlert,
  listAlerts,
  readAlertSettings,
  releaseAlert,
  saveAlertSettings,
} from '@psifida/contract/endpoints/alerts';
import { useQuery } from '@tanstack/react-query';
import { readQuery, useChange, useRefresh } from '../../api/queries.ts';
import { useSession } from '../../session/session.ts';
import { all } from './emergency-queries.ts';

const alertsQuery = readQuery([...all, 'alerts'], listAlerts, {});

/** Those that wait, for whoever may decide on them. */
export function useAlerts() {
  const { may } = useSession();
  return useQuery({ ...alertsQuery, enabled: may('alert') }).data?.items ?? [];
}

/** Sources of warnings that do not answer, for everybody. */
export const useFailingSources = () => useQuery(alertsQuery).data?.failing ?? [];

export const alertSettingsQuery = readQuery([...all, 'alert-settings'], readAlertSettings, {});
export const useSaveAlertSettings = () => useChange(saveAlertSettings, { onSuccess: useRefresh(all) });

export function useAlertChanges() {
  const then = { onSuccess: useRefresh(all) };
  return { release: useChange(releaseAlert, then), dismiss: useChange(dismissAlert, then) };
}
