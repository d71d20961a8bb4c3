import type { Generated, JSONColumnType, Kysely } from 'kysely';

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
};

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
};

type SecretTable = {
  name: string;
  value: JSONColumnType<Record<string, unknown>>;
  created_at: Generated<Date>;
};

export type IdentityTables = {
  identity_account: AccountTable;
  identity_sign_in_attempt: SignInAttemptTable;
  identity_record: RecordTable;
  identity_secret: SecretTable;
};

export type IdentityDatabase = Kysely<IdentityTables>;
