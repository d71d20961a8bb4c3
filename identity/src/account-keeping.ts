import type { Person } from '@psifida/contract/content/presentation';
import type {
  AccountChange,
  AccountForm,
  Account as Listed,
  WithOneTimePassword,
} from '@psifida/contract/endpoints/accounts';
import { AccountError, rightsOf, rolesFor } from './account-rules.ts';
import * as accounts from './accounts.ts';

/** Administrators' operations on accounts, as the product API calls them. */
export function accountKeeping(keeping: accounts.Keeping) {
  const { names } = keeping;
  const toListed = (row: accounts.AccountRow): Listed => ({
    id: row.id,
    username: row.username,
    name: row.name,
    ...rightsOf(row.roles, names),
    demo: row.demo,
    switchedOff: row.switched_off_at !== null,
    oneTimeUntil: row.one_time_until?.toISOString() ?? null,
    secondFactor: row.second_factor !== null,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  });
  const withPassword = (added: { row: accounts.AccountRow; password: string }): WithOneTimePassword => ({
    account: toListed(added.row),
    oneTimePassword: added.password,
  });

  return {
    list: async () => ({ items: (await accounts.listAccounts(keeping.db)).map(toListed) }),

    add: async ({ username, name, replacesDemo, ...rights }: AccountForm, by: Person) =>
      withPassword(
        await accounts.addAccount(
          keeping,
          { username, name, roles: rolesFor(rights, { names }), password: null, replacesDemo },
          by,
        ),
      ),

    change: async (id: string, { name, ...rights }: AccountChange, by: Person) =>
      toListed(
        await accounts.changeAccount(keeping, {
          which: { id },
          by,
          name,
          roles: (had) => rolesFor(rights, { names, had }),
        }),
      ),

    switch: async (id: string, { switchedOff }: { switchedOff: boolean }, by: Person) =>
      toListed(await accounts.switchAccount(keeping, { which: { id }, by, switchedOff })),

    /** The account may be gone, or one of another provider. */
    remove: async (id: string, by: Person) => {
      await accounts.removeAccount(keeping, { which: { id }, by }).catch((error: unknown) => {
        if (!(error instanceof AccountError && error.code === 'account.not-found')) throw error;
      });
    },

    reset: async (id: string, { withSecondFactor }: { withSecondFactor: boolean }, by: Person) =>
      withPassword(
        await accounts.resetAccount(keeping, { which: { id }, by, password: null, withSecondFactor }),
      ),
  };
}
