import { demoNames } from '@psifida/contract/endpoints/demo';
import { passwordAtLeast } from '@psifida/contract/endpoints/sign-in';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { IdentityDatabase, IdentityTables } from './db/tables.ts';
import { hashPassword } from './passwords.ts';
import { forgetAttempts } from './sign-in/attempts.ts';
import { isUsername, usernameKey } from './usernames.ts';

export type Account = {
  id: string;
  username: string;
  name: string;
  roles: string[];
  demo: boolean;
  createdAt: Date;
  modifiedAt: Date;
};

/** Why an account could not be changed, as one sentence for the person at the command line. */
export class AccountError extends Error {}

export const demoPassword = 'psifida-demo';

/** Each has the role that it is called after. */
const demoAccounts = Object.entries(demoNames).map(([username, { el: name }]) => ({
  username,
  name,
  roles: [username],
}));

export const demoUsernames = demoAccounts.map(({ username }) => username);

type NewAccount = { username: string; name: string; password: string; roles: string[] };

export async function addAccount(db: IdentityDatabase, { username, name, password, roles }: NewAccount) {
  if (!isUsername(username))
    throw new AccountError('A username has 1 to 100 letters, digits or . _ @ + - and no spaces.');
  if (!name.trim() || name.length > 200) throw new AccountError('A name has 1 to 200 characters.');
  if (!roles.length || !roles.every((role) => /^[\w.:-]{1,100}$/.test(role)))
    throw new AccountError('An account needs at least one role, of letters, digits or . _ : -');
  const password_hash = await hashAcceptable(password);

  return db.transaction().execute(async (tx) => {
    // A demonstration account makes way for a real one of its name.
    await removeWithSessions(tx, { demo: true, usernameKey: usernameKey(username) });
    const row = await tx
      .insertInto('identity_account')
      .values({ username, username_key: usernameKey(username), name: name.trim(), password_hash, roles })
      .onConflict((conflict) => conflict.column('username_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AccountError(`There is already an account "${username}".`);
    return toAccount(row);
  });
}

export async function listAccounts(db: IdentityDatabase): Promise<Account[]> {
  const rows = await db.selectFrom('identity_account').selectAll().orderBy('username_key').execute();
  return rows.map(toAccount);
}

export async function findAccount(db: IdentityDatabase, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('identity_account').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** Whoever still holds the old password is signed out at once. */
export async function resetPassword(db: IdentityDatabase, input: { username: string; password: string }) {
  const password_hash = await hashAcceptable(input.password);
  await db.transaction().execute(async (tx) => {
    const account = await findReal(tx, input.username);
    await tx
      .updateTable('identity_account')
      .set({ password_hash, modified_at: new Date() })
      .where('id', '=', account.id)
      .execute();
    await endSessions(tx, [account.id]);
    await forgetAttempts(tx, input.username);
  });
}

export async function removeAccount(db: IdentityDatabase, { username }: { username: string }) {
  await db.transaction().execute(async (tx) => {
    await findReal(tx, username);
    await removeWithSessions(tx, { demo: false, usernameKey: usernameKey(username) });
  });
}

export async function ensureDemoAccounts(db: IdentityDatabase): Promise<void> {
  const password_hash = await hashPassword(demoPassword);
  for (const account of demoAccounts)
    await db
      .insertInto('identity_account')
      .values({ ...account, username_key: usernameKey(account.username), password_hash, demo: true })
      .onConflict((conflict) =>
        conflict
          .column('username_key')
          .doUpdateSet({ ...account, password_hash })
          .where('identity_account.demo', '=', true),
      )
      .execute();
}

export async function removeDemoAccounts(db: IdentityDatabase): Promise<void> {
  await db.transaction().execute((tx) => removeWithSessions(tx, { demo: true }));
}

type Removal = { demo: boolean; usernameKey?: string };

async function removeWithSessions(tx: Transaction<IdentityTables>, { demo, usernameKey }: Removal) {
  const removed = await tx
    .deleteFrom('identity_account')
    .where('demo', '=', demo)
    .$if(usernameKey !== undefined, (query) => query.where('username_key', '=', String(usernameKey)))
    .returning('id')
    .execute();
  const ids = removed.map(({ id }) => id);
  if (ids.length) await endSessions(tx, ids);
}

/** A sign-in under way, whose password has been checked but not yet used, goes back to asking for it. */
async function endSessions(tx: Transaction<IdentityTables>, ids: string[]): Promise<void> {
  await tx
    .updateTable('identity_record')
    .set({ payload: sql`(payload::jsonb - 'result')::json`, account_id: null })
    .where('kind', '=', 'Interaction')
    .where('account_id', 'in', ids)
    .execute();
  await tx.deleteFrom('identity_record').where('account_id', 'in', ids).execute();
}

async function findReal(tx: Transaction<IdentityTables>, username: string) {
  const row = await tx
    .selectFrom('identity_account')
    .select(['id', 'demo'])
    .where('username_key', '=', usernameKey(username))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AccountError(`There is no account "${username}".`);
  if (row.demo)
    throw new AccountError(
      `"${username}" is a demonstration account: it comes and goes with the demonstration, its password is fixed.`,
    );
  return row;
}

async function hashAcceptable(password: string): Promise<string> {
  if (password.length < passwordAtLeast || password.length > 1000)
    throw new AccountError(`A password has at least ${passwordAtLeast} and at most 1000 characters.`);
  return hashPassword(password);
}

const toAccount = (row: Selectable<IdentityTables['identity_account']>): Account => ({
  id: row.id,
  username: row.username,
  name: row.name,
  roles: row.roles,
  demo: row.demo,
  createdAt: row.created_at,
  modifiedAt: row.modified_at,
});
