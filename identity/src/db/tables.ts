import { type Generated, type JSONColumnType, type Kysely, sql } from 'kysely';

type AccountTable = {
  id: Generated<string>;
  username: string;
  username_key: string;
  name: string;
  password_hash: string;
  roles: string[];
  demo: Generated<boolean>;
  created_at: Generated<Date>;
  modified_at: Generated<Date>;
  /** Expiry of a one-time password; null for one that its owner chose. */
  one_time_until: Date | null;
  switched_off_at: Date | null;
  last_sign_in_at: Date | null;
  rights_changed_at: Generated<Date>;
  second_factor: Buffer | null;
  second_factor_step: Generated<number>;
};

type RecoveryCodeTable = { account_id: string; code_hash: Buffer };

type SignInAttemptTable = {
  name_hash: Buffer;
  source: string;
  failures: number;
  last_at: Date;
  wait_until: Date | null;
};

type RecordTable = {
  kind: string;
  id: string;
  payload: JSONColumnType<Record<string, unknown>>;
  uid: string | null;
  grant_id: string | null;
  account_id: string | null;
  consumed_at: Date | null;
  expires_at: Date;
  /** Of a session: the `sid` of its tokens, its browser, and when a token was last issued. */
  sid: string | null;
  browser: string | null;
  seen_at: Date | null;
};

type SecretTable = {
  name: string;
  value: JSONColumnType<Record<string, unknown>>;
  created_at: Generated<Date>;
};

type MachineTable = {
  id: Generated<string>;
  name: string;
  rights: string[];
  secret_hash: Buffer;
  made_at: Generated<Date>;
  last_token_at: Date | null;
};

export type IdentityTables = {
  identity_account: AccountTable;
  identity_recovery_code: RecoveryCodeTable;
  identity_sign_in_attempt: SignInAttemptTable;
  identity_record: RecordTable;
  identity_secret: SecretTable;
  identity_machine: MachineTable;
};

export type IdentityDatabase = Kysely<IdentityTables>;

/** Empties records instead of deleting them: a request that had read one before would insert it again when it saves. */
export const endRecords = (db: IdentityDatabase) =>
  db.updateTable('identity_record').set({
    payload: '{}',
    uid: null,
    grant_id: null,
    account_id: null,
    sid: null,
    expires_at: sql`now()`,
  });
