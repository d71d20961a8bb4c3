import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  AccountError,
  addAccount,
  listAccounts,
  removeAccount,
  resetPassword,
} from '@psifida/identity/accounts';
import type { IdentityTables } from '@psifida/identity/db/tables';
import type { Kysely } from 'kysely';
import { readConfig } from '../config.ts';
import { openDatabaseBeside } from '../database.ts';
import { StartError } from '../start-error.ts';

/** Typed unseen at a terminal; the first line of standard input otherwise, so that it never stands in a command line. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  process.stdout.write('Password: ');
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

const usage = `npm run accounts -- add NAME --role viewer|editor|admin [--full-name "Μαρία Π."]
npm run accounts -- list
npm run accounts -- reset NAME
npm run accounts -- remove NAME
The password is asked for, or read from standard input.`;

type Work = (
  db: Kysely<IdentityTables>,
  input: { username: string; roles: string[]; name: string },
) => Promise<string>;

const work: Record<string, Work> = {
  add: async (db, { username, roles, name }) => {
    if (!roles.length) throw new AccountError('Say what the account may do: --role viewer, editor or admin.');
    await addAccount(db, { username, name, roles, password: await askPassword() });
    return `Added ${username} (${roles.join(', ')}).`;
  },
  list: async (db) => {
    const accounts = await listAccounts(db);
    const lines = accounts.map(({ username, name, roles, demo }) =>
      [username, name, roles.join(','), demo ? 'demo' : ''].join('\t').trimEnd(),
    );
    return lines.join('\n') || 'There are no accounts.';
  },
  reset: async (db, { username }) => {
    await resetPassword(db, { username, password: await askPassword() });
    return `The password of ${username} is changed; whoever was signed in with it is signed out.`;
  },
  remove: async (db, { username }) => {
    await removeAccount(db, { username });
    return `Removed ${username}.`;
  },
};

/** The accounts of the embedded provider; with a Keycloak of their own the operator keeps them there. */
export async function main(args: string[]): Promise<number> {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: 'string', multiple: true, default: [] }, 'full-name': { type: 'string' } },
    });
    const [verb = '', username = ''] = positionals;
    const chosen = Object.hasOwn(work, verb) ? work[verb] : undefined;
    if (!chosen || (verb !== 'list' && !username)) throw new AccountError(usage);
    const config = readConfig(process.env);
    const known = Object.values(config.roles).filter((name) => name !== '');
    const unknown = values.role.find((role) => !known.includes(role));
    if (unknown) throw new AccountError(`There is no role '${unknown}'; the roles are ${known.join(', ')}.`);
    if (config.identity.kind === 'keycloak')
      throw new AccountError('KEYCLOAK_URL is set: accounts are kept in that Keycloak, not here.');
    const database = await openDatabaseBeside(config);
    try {
      const input = { username, roles: values.role, name: values['full-name'] ?? username };
      console.log(await chosen(database.tables<IdentityTables>(), input));
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    const expected = error instanceof AccountError || error instanceof StartError;
    console.error(
      expected ? error.message : `That did not work: ${error instanceof Error ? error.message : error}`,
    );
    return 1;
  }
}
