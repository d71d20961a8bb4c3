import { createHash } from 'node:crypto';
import type {
  OwnAccount,
  OwnSession,
  PasswordForm,
  SecondFactorForm,
} from '@psifida/contract/endpoints/accounts';
import { sql } from 'kysely';
import { checkNames, fieldFault, hashAcceptable } from './account-rules.ts';
import {
  type AccountRow,
  forgetSecondFactor,
  holdAccount,
  type Keeping,
  refuseDemo,
  type Tx,
  updateAccount,
} from './accounts.ts';
import { endRecords, type IdentityDatabase } from './db/tables.ts';
import { makeRecoveryCodes, recoveryCodeHash, type SecondFactors } from './second-factor.ts';
import type { ConfirmPassword } from './sign-in/credentials.ts';

export type Self = { id: string; name: string; session: string };

type Deps = Keeping & { confirmPassword: ConfirmPassword; factors: SecondFactors };

/** A session's public id: its `sid` is a secret. */
const nameOf = (sid: string) => createHash('sha256').update(sid).digest('hex').slice(0, 32);

const liveSessions = (db: IdentityDatabase, id: string) =>
  db
    .selectFrom('identity_record')
    .where('kind', '=', 'Session')
    .where('account_id', '=', id)
    .where('sid', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`);

type Named = { sub: string; sid: string; iat: number };

/** R-PEOPLE-02: a token is valid while its session exists and its roles are the account's. */
export async function sessionStands(db: IdentityDatabase, { sub, sid, iat }: Named): Promise<boolean> {
  const found = await liveSessions(db, sub)
    .innerJoin('identity_account', (join) =>
      join.on(sql<boolean>`identity_account.id = identity_record.account_id::uuid`),
    )
    .select('sid')
    .where('sid', '=', sid)
    .where('switched_off_at', 'is', null)
    .where(sql<boolean>`floor(extract(epoch from rights_changed_at)) <= ${iat}`)
    .executeTakeFirst();
  return found !== undefined;
}

async function sessionsOf(db: IdentityDatabase, { id, session }: Self): Promise<OwnSession[]> {
  const rows = await liveSessions(db, id).select(['sid', 'browser', 'seen_at', 'payload']).execute();
  return rows
    .map(({ sid, browser, seen_at, payload }) => {
      const signedInAt = new Date(Number(payload.loginTs ?? 0) * 1000);
      return {
        id: nameOf(sid ?? ''),
        current: sid === session,
        browser: browser ?? '',
        signedInAt: signedInAt.toISOString(),
        seenAt: (seen_at ?? signedInAt).toISOString(),
      };
    })
    .sort((a, b) => Number(b.current) - Number(a.current) || b.seenAt.localeCompare(a.seenAt));
}

/** With its grant, and so with all its tokens. */
async function endSession(tx: Tx, sids: readonly string[]): Promise<void> {
  if (!sids.length) return;
  const ended = await tx
    .selectFrom('identity_record')
    .select('payload')
    .where('kind', '=', 'Session')
    .where('sid', 'in', sids)
    .forUpdate()
    .execute();
  const grants = ended.flatMap(({ payload }) =>
    Object.values((payload.authorizations ?? {}) as Record<string, { grantId?: string }>).flatMap(
      ({ grantId }) => grantId ?? [],
    ),
  );
  await endRecords(tx)
    .where(sql<boolean>`(kind = 'Session' and sid = any (${sids})) or grant_id = any (${grants})`)
    .execute();
}

/** Operations on one's own account. */
export function ownAccounts({ db, record, town, confirmPassword, factors }: Deps) {
  const rowOf = (self: Self, from: IdentityDatabase = db): Promise<AccountRow> =>
    from.selectFrom('identity_account').selectAll().where('id', '=', self.id).executeTakeFirstOrThrow();

  const read = async (self: Self): Promise<OwnAccount> => {
    const { username, name, demo, second_factor } = await rowOf(self);
    const { left } = await db
      .selectFrom('identity_recovery_code')
      .select(sql<number>`count(*)::int`.as('left'))
      .where('account_id', '=', self.id)
      .executeTakeFirstOrThrow();
    const sessions = await sessionsOf(db, self);
    return { username, name, demo, secondFactor: second_factor !== null, recoveryCodesLeft: left, sessions };
  };

  /** Confirms the password again. */
  const confirm = async (self: Self, currentPassword: string): Promise<AccountRow> => {
    const row = await rowOf(self);
    refuseDemo(row);
    await confirmPassword(self, currentPassword);
    return row;
  };

  type Action = { action: Parameters<typeof record>[1]['action']; confirmed?: AccountRow };

  /** Records the change; a confirmation from before a reset does not count. */
  const change = async (
    self: Self,
    { action, confirmed }: Action,
    work: (tx: Tx, row: AccountRow) => Promise<void>,
  ): Promise<OwnAccount> => {
    await db.transaction().execute(async (tx) => {
      const row = await holdAccount(tx, self);
      if (confirmed && confirmed.password_hash !== row.password_hash)
        throw fieldFault('currentPassword', 'password.wrong');
      await work(tx, row);
      await record(tx, { action, account: row, by: self });
    });
    return read(self);
  };

  const endSessions = async (self: Self, isMeant: (sid: string) => boolean): Promise<OwnAccount> => {
    await db.transaction().execute(async (tx) => {
      const sessions = await liveSessions(tx, self.id).select('sid').execute();
      const ended = sessions.map(({ sid }) => sid ?? '').filter(isMeant);
      await endSession(tx, ended);
      if (ended.length) await record(tx, { action: 'signed-out', account: await rowOf(self, tx), by: self });
    });
    return read(self);
  };

  return {
    read,

    changeName: (self: Self, { name }: { name: string }) =>
      change(self, { action: 'saved' }, async (tx, row) => {
        checkNames({ username: row.username, name });
        await updateAccount(tx, row.id, { name: name.trim() });
      }),

    async changePassword(self: Self, { currentPassword, newPassword }: PasswordForm) {
      const confirmed = await confirm(self, currentPassword);
      if (newPassword === currentPassword) throw fieldFault('newPassword', 'password.same');
      const password_hash = await hashAcceptable({
        ...confirmed,
        town,
        password: newPassword,
        field: 'newPassword',
      });
      return change(self, { action: 'password-changed', confirmed }, async (tx, { id }) => {
        await updateAccount(tx, id, { password_hash, one_time_until: null });
        const others = await liveSessions(tx, id).select('sid').where('sid', '<>', self.session).execute();
        await endSession(
          tx,
          others.map(({ sid }) => sid ?? ''),
        );
      });
    },

    endSession: (self: Self, id: string) => endSessions(self, (sid) => nameOf(sid) === id),
    endOtherSessions: (self: Self) => endSessions(self, (sid) => sid !== self.session),

    async propose(self: Self) {
      const row = await rowOf(self);
      refuseDemo(row);
      return factors.propose(row.username);
    },

    async setSecondFactor(self: Self, { secret, code, currentPassword }: SecondFactorForm) {
      const confirmed = await confirm(self, currentPassword);
      const step = factors.stepOf(secret, code);
      if (step === null) throw fieldFault('code', 'code.wrong');
      const recoveryCodes = makeRecoveryCodes();
      await change(self, { action: 'second-factor-set', confirmed }, async (tx, { id }) => {
        await forgetSecondFactor(tx, id);
        await updateAccount(tx, id, { second_factor: factors.seal(secret), second_factor_step: step });
        await tx
          .insertInto('identity_recovery_code')
          .values(recoveryCodes.map((one) => ({ account_id: id, code_hash: recoveryCodeHash(one) })))
          .execute();
      });
      return { recoveryCodes };
    },

    async removeSecondFactor(self: Self, { currentPassword }: { currentPassword: string }) {
      const confirmed = await confirm(self, currentPassword);
      return change(self, { action: 'second-factor-removed', confirmed }, (tx, { id }) =>
        forgetSecondFactor(tx, id),
      );
    },
  };
}
