import * as calls from '@psifida/contract/endpoints/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { listQuery, readQuery, useChange, useRefresh } from '../../api/queries.ts';

const all = ['accounts'] as const;
const own = [...all, 'own'] as const;

export const accountsQuery = listQuery([...all, 'list'], calls.listAccounts, {});

export const machinesQuery = listQuery([...all, 'machines'], calls.listMachines, {});

export const ownAccountQuery = readQuery(own, calls.readOwnAccount, {});

export function useAccountChanges() {
  const then = { onSuccess: useRefresh(all) };
  return {
    add: useChange(calls.addAccount, then),
    change: useChange(calls.changeAccount, then),
    switchTo: useChange(calls.switchAccount, then),
    reset: useChange(calls.resetAccount, then),
  };
}

export function useMachineChanges() {
  const then = { onSuccess: useRefresh(all) };
  return { add: useChange(calls.addMachine, then), revoke: useChange(calls.revokeMachine, then) };
}

export function useOwnChanges() {
  const queries = useQueryClient();
  const then = { onSuccess: (account: calls.OwnAccount) => void queries.setQueryData(own, account) };
  return {
    name: useChange(calls.changeOwnName, then),
    password: useChange(calls.changeOwnPassword, then),
    endSession: useChange(calls.endOwnSession, then),
    endOthers: useChange(calls.endOtherSessions, then),
    removeFactor: useChange(calls.removeSecondFactor, then),
    setFactor: useChange(calls.setSecondFactor, { onSuccess: useRefresh(own) }),
  };
}
