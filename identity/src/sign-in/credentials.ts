import { randomBytes } from 'node:crypto';
import type { SignInForm, SignInNeed } from '@psifida/contract/endpoints/sign-in';
import { Problem } from '@psifida/contract/problem';
import { whoseAddress } from '@psifida/contract/whose-address';
import type { Selectable } from 'kysely';
import { fieldFault, hashAcceptable } from '../account-rules.ts';
import type { RecordDeed } from '../accounts.ts';
import type { IdentityDatabase, IdentityTables } from '../db/tables.ts';
import { GateFull, type GateSize, openGate } from '../gate.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { recoveryCodeHash, type SecondFactors } from '../second-factor.ts';
import { isUsername, usernameKey } from '../usernames.ts';
import { beginAttempt, type From, forgiveAttempt, withdrawAttempt } from './attempts.ts';
import type { KnownBrowser } from './known-browsers.ts';

/** The caller's address, and the browser if people have signed in with it before. */
export type Caller = { address: string; browser: KnownBrowser | null };

/** Somebody who is who they say they are; or what a right password is not enough for. */
export type Checked = { accountId: string } | { needs: SignInNeed };
export type CheckCredentials = (form: SignInForm, caller: Caller) => Promise<Checked>;
/** Once more the password of somebody who is signed in already; a wrong one is a fault of its field. */
export type ConfirmPassword = (self: { id: string; session: string }, password: string) => Promise<void>;

type Parts = { db: IdentityDatabase; factors: SecondFactors; record: RecordDeed; line?: GateSize };

/**
 * Every check fills 19 MiB, so one runs at a time, and one more for browsers that signed in before: however many
 * strangers come, those who work here do not wait behind them. The line is as long as a person's patience.
 */
const defaultLine: GateSize = { atOnce: 1, waiting: 128, each: 32 };

/** Both resolve, or throw the problem that says why not. */
export async function openCredentials({ db, factors, record, line = defaultLine }: Parts): Promise<{
  check: CheckCredentials;
  confirm: ConfirmPassword;
}> {
  const passKnown = openGate(line);
  const passStranger = openGate(line);
  // An unknown name costs as much time as a known one, so that the answer's speed tells nothing.
  const nobodysHash = await hashPassword(randomBytes(32).toString('base64'));

  /** Runs `then` for the right password; whatever it throws but a wrong code was no guess. */
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
    // Before the code, which does not wait while somebody thinks of a password.
    if (isOneTime && form.newPassword === undefined) return needs('new-password');
    if (isOneTime && form.newPassword === form.password) throw fieldFault('newPassword', 'password.same');
    const password_hash = isOneTime
      ? await hashAcceptable({ username, name, password: form.newPassword ?? '', field: 'newPassword' })
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
      // Reset or removed in this very moment.
      if (numUpdatedRows === 0n) throw new Problem('sign-in.wrong-credentials');
      if (isOneTime) await record(tx, { action: 'password-changed', account, by: { id, name } });
    });
    await forgiveAttempt(db, { username, from });
    return { accountId: id };
  };

  /** Each works once, whoever comes first. */
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
      // Counted for the session alone: what strangers try at the name is not this person's doing.
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
