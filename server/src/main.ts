import { type Config, readConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { logUnhandledRejections } from './log-unhandled-rejections.ts';
import { type RunningServer, startServer } from './start.ts';
import { isWatched } from './terminal-log.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function howToSignIn({ identity }: Config): Promise<string> {
  if (identity.kind === 'keycloak') return `with your account of ${identity.url}, realm ${identity.realm}`;
  const { demoPassword, demoUsernames } = await import('@psifida/identity/accounts');
  return identity.demoAccounts
    ? `as ${demoUsernames.join(', ')} with the password ${demoPassword} (these exist on this machine only)`
    : 'with an account made by: npm run accounts -- add NAME --role editor';
}

/** The only one there is; a word that is mistyped is not passed over in silence. */
function readArguments(words: readonly string[]): { empty: boolean } {
  const unknown = words.find((word) => word !== '--empty');
  if (unknown) throw new StartError(`'${unknown}' is not understood; the only option is --empty.`);
  return { empty: words.length > 0 };
}

function describe(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return process.env.LOG_LEVEL === 'debug' ? (stack ?? message) : `Psifida could not start: ${message}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** A signal that comes while something is still starting is kept until that can be stopped whole. */
export async function run({
  started = async () => {},
}: {
  started?: () => Promise<void>;
} = {}): Promise<void> {
  logUnhandledRejections(process, (line) => console.error(line));
  const asked = new Promise<void>((resolve) => {
    // npm passes Ctrl-C on although the terminal has already sent it: the second one is not an impatient user.
    for (const signal of signals) process.on(signal, () => resolve());
  });
  let server: RunningServer;
  try {
    const config = readConfig(
      { LOG_LEVEL: isWatched() ? 'warn' : 'info', ...process.env },
      readArguments(process.argv.slice(2)),
    );
    server = await startServer(config);
    console.log(
      `\nPsifida is ready: ${config.publicUrl}\nSign in ${await howToSignIn(config)}.\nStop with Ctrl-C.\n`,
    );
    await server.begin();
    await started();
  } catch (error) {
    fail(describe(error));
  }
  await asked;
  const patience = setTimeout(() => fail('Stopping took too long; some requests were cut off.'), 20_000);
  await server.stop();
  clearTimeout(patience);
  process.exit(0);
}
