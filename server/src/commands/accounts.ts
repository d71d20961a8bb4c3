import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { isSystemId, systemIds } from '@psifida/contract/registry/systems';
import { AccountError } from '@psifida/identity/account-rules';
import {
  addAccount,
  type Keeping,
  listAccounts,
  removeAccount,
  resetAccount,
} from '@psifida/identity/accounts';
import type { IdentityTables } from '@psifida/identity/db/tables';
import { renewKeys, settleMs } from '@psifida/identity/provider/secrets';
import { recordAccountAction } from '../account-actions.ts';
import { readConfig } from '../config/config.ts';
import { namesOf, readOperatorFiles } from '../config/operator-files.ts';
import { StartError } from '../config/start-error.ts';
import { openDatabaseBeside } from '../storage/database.ts';

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

const usage = `npm run accounts -- add NAME --role viewer|editor|admin [--role system7a] [--role duty] [--full-name "Μαρία Π."] [--replace-demo]
npm run accounts -- list
npm run accounts -- reset NAME
npm run accounts -- remove NAME
npm run accounts -- renew-keys
The password is asked for, or read from standard input. A reset takes the second factor away as well.`;

type Input = { username: string; roles: string[]; name: string; replacesDemo: boolean };
type Work = (keeping: Keeping, input: Input) => Promise<string>;

/** Whoever may run commands on this machine; the activity tells their actions from those in the browser. */
const by = { id: 'operator', name: 'npm run accounts' };

const work: Record<string, Work> = {
  add: async (keeping, { username, roles, name, replacesDemo }) => {
    if (
      !roles.some((role) => !isSystemId(role) && ![keeping.names.approve, keeping.names.alert].includes(role))
    )
      throw new AccountError('Say what the account can do: --role viewer, editor or admin.', 'input.invalid');
    const password = await askPassword();
    await addAccount(keeping, { username, name, roles, password, replacesDemo }, by);
    return `Added ${username} (${roles.join(', ')}).`;
  },
  list: async ({ db }) => {
    const accounts = await listAccounts(db);
    const lines = accounts.map(({ username, name, roles, demo, switched_off_at }) =>
      [username, name, roles.join(','), demo ? 'demo' : '', switched_off_at ? 'off' : '']
        .join('\t')
        .trimEnd(),
    );
    return lines.join('\n') || 'There are no accounts.';
  },
  reset: async (keeping, { username }) => {
    const password = await askPassword();
    await resetAccount(keeping, { which: { username }, by, password, withSecondFactor: true });
    return `The password of ${username} is changed; whoever was signed in with it is signed out.`;
  },
  remove: async (keeping, { username }) => {
    await removeAccount(keeping, { which: { username }, by });
    return `Removed ${username}.`;
  },
  'renew-keys': async ({ db }) => {
    if (!(await renewKeys(db))) return 'There are no keys yet: the first start makes them.';
    return `New keys sign from ${settleMs / 60_000} minutes on; whoever is signed in stays so.`;
  },
};

const withoutName = ['list', 'renew-keys'];

/** The accounts of the embedded provider; with a Keycloak of their own the operator keeps them there. */
export async function main(args: string[]): Promise<number> {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: 'string', multiple: true, default: [] },
        'full-name': { type: 'string' },
        'replace-demo': { type: 'boolean', default: false },
      },
    });
    const [verb = '', username = ''] = positionals;
    const chosen = Object.hasOwn(work, verb) ? work[verb] : undefined;
    if (!chosen || (!withoutName.includes(verb) && !username)) throw new AccountError(usage, 'input.invalid');
    const config = readConfig(process.env);
    const known = [...Object.values(config.roles).filter((name) => name !== ''), ...systemIds];
    const unknown = values.role.find((role) => !known.includes(role));
    if (unknown)
      throw new AccountError(
        `There is no role '${unknown}'; the roles are ${known.join(', ')}.`,
        'input.invalid',
      );
    if (config.identity.kind === 'keycloak')
      throw new AccountError(
        'KEYCLOAK_URL is set: accounts are kept in that Keycloak, not here.',
        'accounts.elsewhere',
      );
    const database = await openDatabaseBeside(config);
    try {
      const input = {
        ...{ username, roles: values.role, name: values['full-name'] ?? username },
        replacesDemo: values['replace-demo'],
      };
      const db = database.tables<IdentityTables>();
      const town = namesOf((await readOperatorFiles(config)).branding);
      console.log(await chosen({ db, names: config.roles, record: recordAccountAction, town }, input));
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
