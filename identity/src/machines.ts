import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type MachineRight, machineRights } from '@psifida/contract/access';
import type { Person } from '@psifida/contract/content/presentation';
import { uuid } from '@psifida/contract/content/uuid';
import type { Machine, MachineForm, WithSecret } from '@psifida/contract/endpoints/accounts';
import type { Selectable } from 'kysely';
import { AccountError } from './account-rules.ts';
import type { Keeping } from './accounts.ts';
import type { IdentityDatabase, IdentityTables } from './db/tables.ts';

export type MachineRow = Selectable<IdentityTables['identity_machine']>;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** `kept` is what the client of the provider has for a secret: the hash, in hexadecimal. */
export const isSecretOf = (kept: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(kept, 'hex'), hashOf(secret));

export const findMachine = async (db: IdentityDatabase, id: string): Promise<MachineRow | undefined> =>
  uuid.safeParse(id).success
    ? db.selectFrom('identity_machine').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;

const toMachine = (row: MachineRow): Machine => ({
  id: row.id,
  name: row.name,
  // A later version may know more of them.
  rights: row.rights.filter((one): one is MachineRight => machineRights.some((known) => known === one)),
  madeAt: row.made_at.toISOString(),
  lastTokenAt: row.last_token_at?.toISOString() ?? null,
});

/** R-MACHINE-01: made and revoked by administrators; the secret is shown once. */
export const machineKeeping = ({ db, record }: Pick<Keeping, 'db' | 'record'>) => ({
  list: async () => ({
    items: (await db.selectFrom('identity_machine').selectAll().orderBy('name').execute()).map(toMachine),
  }),

  add: ({ name, rights }: MachineForm, by: Person): Promise<WithSecret> =>
    db.transaction().execute(async (tx) => {
      const secret = randomBytes(32).toString('base64url');
      const row = await tx
        .insertInto('identity_machine')
        .values({ name, rights: [...new Set(rights)], secret_hash: hashOf(secret) })
        .returningAll()
        .executeTakeFirstOrThrow();
      await record(tx, { action: 'created', account: row, by });
      return { machine: toMachine(row), secret };
    }),

  revoke: (id: string, by: Person) =>
    db.transaction().execute(async (tx) => {
      const row = await findMachine(tx, id);
      if (!row) throw new AccountError(`There is no machine "${id}".`, 'account.not-found');
      await tx.deleteFrom('identity_machine').where('id', '=', row.id).execute();
      await record(tx, { action: 'deleted', account: row, by });
      return {};
    }),
});
