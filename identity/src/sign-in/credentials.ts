import { randomBytes } from 'node:crypto';
import type { SignInForm } from '@psifida/contract/endpoints/sign-in';
import { Problem } from '@psifida/contract/problem';
import { whoseAddress } from '@psifida/contract/whose-address';
import type { IdentityDatabase } from '../db/tables.ts';
import { GateFull, type GateSize, openGate } from '../gate.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { isUsername, usernameKey } from '../usernames.ts';
import { beginAttempt, type From, forgiveAttempt } from './attempts.ts';
import type { KnownBrowser } from './known-browsers.ts';

/** The caller's address, and the browser if people have signed in with it before. */
export type Caller = { address: string; browser: KnownBrowser | null };
export type CheckCredentials = (form: SignInForm, caller: Caller) => Promise<string>;

/**
 * Every check fills 19 MiB, so one runs at a time, and one more for browsers that signed in before: however many
 * strangers come, those who work here do not wait behind them. The line is as long as a person's patience.
 */
const defaultLine: GateSize = { atOnce: 1, waiting: 128, each: 32 };

/** Resolves with the account's id, or throws the problem that says why not. */
export async function openCredentials(
  db: IdentityDatabase,
  line: GateSize = defaultLine,
): Promise<CheckCredentials> {
  const passKnown = openGate(line);
  const passStranger = openGate(line);
  // An unknown name costs as much time as a known one, so that the answer's speed tells nothing.
  const nobodysHash = await hashPassword(randomBytes(32).toString('base64'));

  const check = async ({ username, password }: SignInForm, account: Account, from: From) => {
    const attempt = await beginAttempt(db, { username, from });
    if (!attempt.allowed) throw locked(attempt.waitSeconds);
    const right = await verifyPassword(account?.password_hash ?? nobodysHash, password);
    if (account && right) {
      await forgiveAttempt(db, { username, from });
      return account.id;
    }
    if (attempt.waitSeconds) throw locked(attempt.waitSeconds);
    throw new Problem('sign-in.wrong-credentials');
  };

  return async (form, { address, browser }) => {
    const account = await findByUsername(db, form.username);
    const known = account && browser?.knows(account.id) ? browser : null;
    const { holder, segment } = whoseAddress(address);
    try {
      return known
        ? await passKnown(known.id, () => check(form, account, { knownBrowser: known.id }))
        : await passStranger(segment ?? holder, () => check(form, account, { address: holder, segment }));
    } catch (error) {
      if (error instanceof GateFull) throw new Problem('sign-in.busy', { retryAfterSeconds: 2 });
      throw error;
    }
  };
}

const locked = (retryAfterSeconds: number) => new Problem('sign-in.locked', { retryAfterSeconds });

type Account = Awaited<ReturnType<typeof findByUsername>>;

const findByUsername = async (db: IdentityDatabase, username: string) =>
  isUsername(username)
    ? db
        .selectFrom('identity_account')
        .select(['id', 'password_hash'])
        .where('username_key', '=', usernameKey(username))
        .executeTakeFirst()
    : undefined;
