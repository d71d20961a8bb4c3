import type { RoleNames } from '@psifida/contract/access';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import { demoNames } from '@psifida/contract/endpoints/demo';
import { type Selectable, sql, type Transaction } from 'kysely';
import {
  AccountError,
  checkNames,
  fieldFault,
  hashAcceptable,
  isAdministrator,
  usernameKey,
} from './account-rules.ts';
import { endRecords, type IdentityDatabase, type IdentityTables } from './db/tables.ts';
import { looksLike, mixesScripts } from './lookalikes.ts';
import { hashPassword, oneTimePassword } from './passwords.ts';
import { forgetAttempts } from './sign-in/attempts.ts';

export type AccountRow = Selectable<IdentityTables['identity_account']>;
export type Account = Pick<AccountRow, 'id' | 'username' | 'name' | 'roles' | 'demo'> & { createdAt: Date };
export type Tx = Transaction<IdentityTables>;

/** Records the action in the same transaction. */
export type RecordAction = (
  tx: Tx,
  action: { action: ActivityAction; account: Pick<AccountRow, 'id' | 'name'>; by: Person },
) => Promise<void>;

export type Keeping = {
  db: IdentityDatabase;
  names: RoleNames;
  record: RecordAction;
  /** What the town and the product are called: words that no password consists of. */
  town?: readonly string[];
};

export const demoPassword = 'psifida-demo';

/** Each has the role that it is called after. */
const demoAccounts = Object.entries(demoNames).map(([username, { el: name }]) => ({
  username,
  name,
  roles: [username],
}));

export const demoUsernames = demoAccounts.map(({ username }) => username);

const oneTimeDays = 7;

type Named = { username: string; name: string };
type Password = Pick<AccountRow, 'password_hash' | 'one_time_until'>;

/** The chosen one, or a one-time password that expires within days. */
async function passwordFor(
  who: Named & Pick<Keeping, 'town'>,
  chosen: string | null,
): Promise<{ plain: string; kept: Password }> {
  if (chosen !== null) {
    const password_hash = await hashAcceptable({ ...who, password: chosen, field: 'password' });
    return { plain: chosen, kept: { password_hash, one_time_until: null } };
  }
  const plain = oneTimePassword();
  const one_time_until = new Date(Date.now() + oneTimeDays * 24 * 3_600_000);
  return { plain, kept: { password_hash: await hashPassword(plain), one_time_until } };
}

type Added = { row: AccountRow; password: string };
type NewAccount = Named & { roles: string[]; password: string | null; replacesDemo?: boolean };

/** Without a password they get a one-time one. */
export async function addAccount(
  { db, record, town }: Keeping,
  { username, name, password, roles, replacesDemo = false }: NewAccount,
  by: Person,
): Promise<Added> {
  checkNames({ username, name });
  if (!roles.every((role) => /^[\w.:-]{1,100}$/.test(role)))
    throw fieldFault('roles', 'field.invalid', 'A role has letters, digits or . _ : - alone.');
  if (mixesScripts(username)) throw lookalike();
  const { plain, kept } = await passwordFor({ username, name, town }, password);
  const row = await db.transaction().execute(async (tx) => {
    // A demonstration account makes way for a real one of its name.
    const removed = await removeWithSessions(tx, { demo: true, usernameKey: usernameKey(username) });
    if (removed && !replacesDemo)
      throw new AccountError(
        `"${username}" is a demonstration account: the new one takes its place, and whoever is signed in with it is signed out. Say --replace-demo if that is meant.`,
        'account.replaces-demo',
      );
    const added = await tx
      .insertInto('identity_account')
      .values({ username, username_key: usernameKey(username), name: name.trim(), roles, ...kept })
      .onConflict((conflict) => conflict.column('username_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) throw fieldFault('username', 'username.taken', `There is already an account "${username}".`);
    const others = await tx
      .selectFrom('identity_account')
      .select('username')
      .where('id', '<>', added.id)
      .execute();
    if (others.some((other) => looksLike(other.username, username))) throw lookalike();
    await record(tx, { action: 'created', account: added, by });
    return added;
  });
  return { row, password: plain };
}

const lookalike = () =>
  fieldFault(
    'username',
    'username.lookalike',
    'That username mixes alphabets, or looks like another one. Choose another one.',
  );

export const listAccounts = (db: IdentityDatabase): Promise<AccountRow[]> =>
  db.selectFrom('identity_account').selectAll().orderBy('username_key').execute();

/** Without accounts that are switched off. */
export async function findAccount(db: IdentityDatabase, id: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('identity_account')
    .selectAll()
    .where('id', '=', id)
    .where('switched_off_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { username, name, roles, demo, created_at: createdAt } = row;
  return { id, username, name, roles, demo, createdAt };
}

export type Which = { id: string } | { username: string };

/** Not of the demonstration. The advisory lock serialises changes, since some rules are about all accounts. */
export async function holdAccount(tx: Tx, which: Which): Promise<AccountRow> {
  await sql`select pg_advisory_xact_lock(hashtext('identity_account'))`.execute(tx);
  const row = await tx
    .selectFrom('identity_account')
    .selectAll()
    .where(
      'id' in which
        ? sql<boolean>`id::text = ${which.id}` // whatever was asked for, it need not be an id
        : sql<boolean>`username_key = ${usernameKey(which.username)}`,
    )
    .executeTakeFirst();
  if (!row)
    throw new AccountError(
      `There is no account "${'username' in which ? which.username : which.id}".`,
      'account.not-found',
    );
  refuseDemo(row);
  return row;
}

export function refuseDemo({ demo, username }: Pick<AccountRow, 'demo' | 'username'>): void {
  if (demo)
    throw new AccountError(
      `"${username}" is a demonstration account: it comes and goes with the demonstration, its password is fixed.`,
      'account.demo',
    );
}

/** R-PEOPLE-03: an administrator with a password of their own has to stay. */
async function keepAnAdministrator(tx: Tx, names: RoleNames, { id, roles }: AccountRow): Promise<void> {
  if (!isAdministrator(roles, names)) return;
  const others = await tx
    .selectFrom('identity_account')
    .select('roles')
    .where('id', '<>', id)
    .where('demo', '=', false)
    .where('switched_off_at', 'is', null)
    .where('one_time_until', 'is', null)
    .execute();
  if (!others.some((other) => isAdministrator(other.roles, names)))
    throw new AccountError(
      'That is the last administrator with a password of their own. Make somebody else one first, who signs in once.',
      'account.last-administrator',
    );
}

export const updateAccount = (tx: Tx, id: string, values: Partial<AccountRow>): Promise<AccountRow> =>
  tx
    .updateTable('identity_account')
    .set({ ...values, modified_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

type Change = { which: Which; by: Person };

export async function changeAccount(
  { db, names, record }: Keeping,
  { which, by, name, roles }: Change & { name: string; roles: (had: readonly string[]) => string[] },
): Promise<AccountRow> {
  return db.transaction().execute(async (tx) => {
    const row = await holdAccount(tx, which);
    checkNames({ username: row.username, name });
    const changed = roles(row.roles);
    const sameRights = [...changed].sort().join() === [...row.roles].sort().join();
    if (!isAdministrator(changed, names) && row.switched_off_at === null)
      await keepAnAdministrator(tx, names, row);
    const after = await updateAccount(tx, row.id, {
      name: name.trim(),
      roles: changed,
      ...(sameRights ? {} : { rights_changed_at: new Date() }),
    });
    await record(tx, { action: 'saved', account: after, by });
    return after;
  });
}

export async function switchAccount(
  { db, names, record }: Keeping,
  { which, by, switchedOff }: Change & { switchedOff: boolean },
): Promise<AccountRow> {
  return db.transaction().execute(async (tx) => {
    const row = await holdAccount(tx, which);
    if ((row.switched_off_at !== null) === switchedOff) return row;
    if (switchedOff) await keepAnAdministrator(tx, names, row);
    const after = await updateAccount(tx, row.id, { switched_off_at: switchedOff ? new Date() : null });
    if (switchedOff) await endSessions(tx, [row.id]);
    await record(tx, { action: switchedOff ? 'switched-off' : 'switched-on', account: after, by });
    return after;
  });
}

type Reset = Change & { password: string | null; withSecondFactor: boolean };

/** Ends all sessions and forgets failed attempts. */
export async function resetAccount(
  { db, record, town }: Keeping,
  { which, by, password, withSecondFactor }: Reset,
): Promise<Added> {
  const known = await db.transaction().execute((tx) => holdAccount(tx, which));
  // Outside of the lock: hashing is slow.
  const { plain, kept } = await passwordFor({ ...known, town }, password);
  const row = await db.transaction().execute(async (tx) => {
    const { id, username } = await holdAccount(tx, which);
    if (withSecondFactor) await forgetSecondFactor(tx, id);
    const after = await updateAccount(tx, id, kept);
    await endSessions(tx, [id]);
    await forgetAttempts(tx, username);
    await record(tx, { action: 'password-reset', account: after, by });
    return after;
  });
  return { row, password: plain };
}

export async function removeAccount({ db, names, record }: Keeping, { which, by }: Change): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await holdAccount(tx, which);
    if (row.switched_off_at === null) await keepAnAdministrator(tx, names, row);
    await removeWithSessions(tx, { demo: false, usernameKey: row.username_key });
    await record(tx, { action: 'deleted', account: row, by });
  });
}

export async function forgetSecondFactor(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('identity_account').set({ second_factor: null }).where('id', '=', id).execute();
  await tx.deleteFrom('identity_recovery_code').where('account_id', '=', id).execute();
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

async function removeWithSessions(tx: Tx, { demo, usernameKey }: Removal): Promise<number> {
  const removed = await tx
    .deleteFrom('identity_account')
    .where('demo', '=', demo)
    .$if(usernameKey !== undefined, (query) => query.where('username_key', '=', String(usernameKey)))
    .returning('id')
    .execute();
  const ids = removed.map(({ id }) => id);
  if (ids.length) await endSessions(tx, ids);
  return ids.length;
}

/** Pending sign-ins whose password was already checked ask for it again. */
export async function endSessions(tx: Tx, ids: string[]): Promise<void> {
  const pending = await tx
    .selectFrom('identity_record')
    .select(['id', 'payload'])
    .where('kind', '=', 'Interaction')
    .where('account_id', 'in', ids)
    .forUpdate()
    .execute();
  // Not in SQL: its JSON functions refuse the \u0000 that a request may hold.
  for (const { id, payload } of pending)
    await tx
      .updateTable('identity_record')
      .set({ payload: JSON.stringify({ ...payload, result: undefined }), account_id: null })
      .where('kind', '=', 'Interaction')
      .where('id', '=', id)
      .execute();
  await endRecords(tx).where('account_id', 'in', ids).execute();
}
