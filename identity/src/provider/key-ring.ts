import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Provider } from 'oidc-provider';
import type { IdentityDatabase } from '../db/tables.ts';
import type { Log } from '../log.ts';
import { loadSecrets, publicKeyOf, renewKeys, type Secrets } from './secrets.ts';

const everyMs = 30_000;

type Options = {
  db: IdentityDatabase;
  log: Log;
  /** Keys are fixed at construction; a provider is stateless, so it is replaced between two requests. */
  createProvider(secrets: Secrets): Provider;
  now?: () => number;
};

type Turn = {
  names: string;
  provider: Provider;
  answer: ReturnType<Provider['callback']>;
  keys: JWTVerifyGetKey;
};

/** The provider with the current keys, which all processes share; read again by a timer, and rotated by age. */
export async function openKeyRing({ db, log, createProvider, now = Date.now }: Options) {
  const secrets = await loadSecrets(db, now());
  const turnOf = (current: Secrets): Turn => {
    const provider = createProvider(current);
    return {
      names: current.signingKeys.map(({ kid }) => kid).join(),
      provider,
      answer: provider.callback(),
      keys: createLocalJWKSet({ keys: current.signingKeys.map(publicKeyOf) }),
    };
  };
  let turn = turnOf(secrets);

  const look = async () => {
    await renewKeys(db, { ifDue: true, now: now() });
    const current = await loadSecrets(db, now());
    if (current.signingKeys.map(({ kid }) => kid).join() !== turn.names) turn = turnOf(current);
  };
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = look().catch((err) => log.warn({ err }, 'the keys of the sign-in provider could not be read'));
  }, everyMs);
  timer.unref();

  return {
    root: secrets.root,
    provider: () => turn.provider,
    answer: () => turn.answer,
    keys: ((header, token) => turn.keys(header, token)) satisfies JWTVerifyGetKey as JWTVerifyGetKey,
    look,
    close: () => {
      clearInterval(timer);
      return round;
    },
  };
}
