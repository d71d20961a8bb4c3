import { randomBytes } from 'node:crypto';
import type { SignInForm } from '@psifida/contract/endpoints/sign-in';
import { Problem } from '@psifida/contract/problem';
import type { IdentityDatabase } from '../db/tables.ts';
import { GateFull, openGate } from '../gate.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { isUsername, usernameKey } from '../usernames.ts';
import { beginAttempt, forgetAttempts } from './attempts.ts';

export type CheckCredentials = (form: SignInForm) => Promise<string>;

/** Every check fills 19 MiB, so few run at once and the line behind them is short. */
const limits = { atOnce: 2, waiting: 32 };

/** Resolves with the account's id, or throws the problem that says why not. */
export async function openCredentials(db: IdentityDatabase): Promise<CheckCredentials> {
  const pass = openGate(limits);
  // An unknown name costs as much time as a known one, so that the answer's speed tells nothing.
  const nobodysHash = await hashPassword(randomBytes(32).toString('base64'));

  const check = async ({ username, password }: SignInForm) => {
    const attempt = await beginAttempt(db, username);
    if (!attempt.allowed) throw locked(attempt.lockedForSeconds);
    const account = await findByUsername(db, username);
    const right = await verifyPassword(account?.password_hash ?? nobodysHash, password);
    if (account && right) {
      await forgetAttempts(db, username);
      return account.id;
    }
    if (attempt.lockedForSeconds) throw locked(attempt.lockedForSeconds);
    throw new Problem('sign-in.wrong-credentials');
  };

  return async (form) => {
    try {
      return await pass(() => check(form));
    } catch (error) {
      if (error instanceof GateFull) throw new Problem('sign-in.busy');
      throw error;
    }
  };
}

const locked = (retryAfterSeconds: number) => new Problem('sign-in.locked', { retryAfterSeconds });

const findByUsername = async (db: IdentityDatabase, username: string) =>
  isUsername(username)
    ? db
        .selectFrom('identity_account')
        .select(['id', 'password_hash'])
        .where('username_key', '=', usernameKey(username))
        .executeTakeFirst()
    : undefined;
