import { randomBytes } from 'node:crypto';
import type { SignInForm, SignInNeed } from '@psifida/contract/endpoints/sign-in';
import { Problem } from '@psifida/contract/problem';
import { whoseAddress } from '@psifida/contract/whose-address';
import type { Selectable } from 'kysely';
import { fieldFault, hashAcceptable, isUsername, usernameKey } from '../account-rules.ts';
import type { Keeping, RecordAction } from '../accounts.ts';
import type { IdentityDatabase, IdentityTables } from '../db/tables.ts';
import { GateFull, type GateSize, openGate } from '../gate.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { recoveryCodeHash, type SecondFactors } from '../second-factor.ts';
import { beginAttempt, type From, forgiveAttempt, withdrawAttempt } from './attempts.ts';
import type { KnownBrowser } from './known-browsers.ts';

/** The caller's address, and the known browser if it is one. */
export type Caller = { address: string; browser: KnownBrowser | null };

/** The account; or what is needed beside the right password. */
export type Checked = { accountId: string } | { needs: SignInNeed };
export type CheckCredentials = (form: SignInForm, caller: Caller) => Promise<Checked>;
/** Confirms the password of a signed-in person; a wrong one is an issue of its field. */
export type ConfirmPassword = (self: { id: string; session: string }, password: string) => Promise<void>;

type Deps = { db: IdentityDatabase; factors: SecondFactors; record: RecordAction; line?: GateSize } & Pick<
  Keeping,
  'town'
>;

/** Every check takes 19 MiB: one at a time, and one more for known browsers, which never wait behind strangers. */
const defaultLine: GateSize = { atOnce: 1, waiting: 128, each: 32 };

/** Both throw a Problem on refusal. */
export async function openCredentials({ db, factors, record, town, line = defaultLine }: Deps): Promise<{
  check: CheckCredentials;
  confirm: ConfirmPassword;
}> {
  const passKnown = openGate(line);
  const passStranger = openGate(line);
  // An unknown name takes as long as a known one, against timing attacks.
  const nobodysHash = await hashPassword(randomBytes(32).toString('base64'));

  /** Runs `then` for the right password; of its errors only a wrong code counts as a failed attempt. */
  const tryPassword = async <T>(
    { username, password }: Pick<SignInForm, 'username' | 'password'>,
    { account, from }: { account: Account | undefined; from: From },
    then: (account: Account) => Promise<T>,
  ): Promise<T> => {
    const attempt = await beginAttempt(db, { username, from });
    if (!attempt.allowed) throw locked(attempt.waitSeconds);
    const failed = (problem: Problem) => (attempt.waitSeconds ? locked(attempt.waitSeconds) : problem);
    const right = await verifyPassword(account?.password_hash ?? nobodysHash, password);
    if (!account || !right || account.switched_off_at) throw failed(new Problem('sign-in.wrong-credentials'));
    try {
      return await then(account);
    } catch (error) {
      if (error instanceof Problem && error.code === 'sign-in.wrong-code') throw failed(error);
      await withdrawAttempt(db, { username, from });
      throw error;
    }
  };

  const finish = async (account: Account, form: SignInForm, from: From): Promise<Checked> => {
    const { id, username, name } = account;
    const needs = async (need: SignInNeed) => {
      await withdrawAttempt(db, { username, from });
      return { needs: need };
    };
    const isOneTime = account.one_time_until !== null;
    if (account.one_time_until && account.one_time_until.getTime() < Date.now())
      throw new Problem('sign-in.one-time-over');
    // Before the code, which would expire meanwhile.
    if (isOneTime && form.newPassword === undefined) return needs('new-password');
    if (isOneTime && form.newPassword === form.password) throw fieldFault('newPassword', 'password.same');
    const password_hash = isOneTime
      ? await hashAcceptable({ username, name, town, password: form.newPassword ?? '', field: 'newPassword' })
      : account.password_hash;
    if (account.second_factor && form.code === undefined) return needs('code');
    if (account.second_factor && !(await useCode(account, form.code ?? '')))
      throw new Problem('sign-in.wrong-code');
    await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('identity_account')
        .set({ password_hash, one_time_until: null, last_sign_in_at: new Date() })
        .where('id', '=', id)
        .where('password_hash', '=', account.password_hash)
        .executeTakeFirst();
      // Reset or removed concurrently.
      if (numUpdatedRows === 0n) throw new Problem('sign-in.wrong-credentials');
      if (isOneTime) await record(tx, { action: 'password-changed', account, by: { id, name } });
    });
    await forgiveAttempt(db, { username, from });
    return { accountId: id };
  };

  /** Single use: the delete decides. */
  const useCode = async ({ id, second_factor }: Account, code: string): Promise<boolean> => {
    if (!second_factor) return false;
    const step = code.length === 6 ? factors.stepOf(factors.open(second_factor), code) : null;
    const used =
      step === null
        ? await db
            .deleteFrom('identity_recovery_code')
            .where('account_id', '=', id)
            .where('code_hash', '=', recoveryCodeHash(code))
            .returning('account_id as id')
            .executeTakeFirst()
        : await db
            .updateTable('identity_account')
            .set({ second_factor_step: step })
            .where('id', '=', id)
            .where('second_factor_step', '<', step)
            .returning('id')
            .executeTakeFirst();
    return used !== undefined;
  };

  const inLine = async <T>(pass: ReturnType<typeof openGate>, caller: string, work: () => Promise<T>) => {
    try {
      return await pass(caller, work);
    } catch (error) {
      if (error instanceof GateFull) throw new Problem('sign-in.busy', { retryAfterSeconds: 2 });
      throw error;
    }
  };

  return {
    check: async (form, { address, browser }) => {
      const account = isUsername(form.username)
        ? await find(db).where('username_key', '=', usernameKey(form.username)).executeTakeFirst()
        : undefined;
      const known = account && browser?.knows(account.id) ? browser : null;
      const { holder, segment } = whoseAddress(address);
      const from: From = known ? { knownBrowser: known.id } : { address: holder, segment };
      return inLine(known ? passKnown : passStranger, known?.id ?? segment ?? holder, () =>
        tryPassword(form, { account, from }, (found) => finish(found, form, from)),
      );
    },

    confirm: async ({ id, session }, password) => {
      const account = await find(db).where('id', '=', id).executeTakeFirstOrThrow();
      // Counted per session: guesses of strangers do not count.
      const from = { knownBrowser: session };
      const { username } = account;
      await inLine(passKnown, session, () =>
        tryPassword({ username, password }, { account, from }, () => forgiveAttempt(db, { username, from })),
      ).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'sign-in.wrong-credentials')
          throw fieldFault('currentPassword', 'password.wrong');
        throw error;
      });
    },
  };
}

const locked = (retryAfterSeconds: number) => new Problem('sign-in.locked', { retryAfterSeconds });

type Account = Selectable<IdentityTables['identity_account']>;
const find = (db: IdentityDatabase) => db.selectFrom('identity_account').selectAll();
