import type { FastifyBaseLogger } from 'fastify';

type Watch = {
  /** How everything stands, in a text that is another one when something has changed. */
  look(): Promise<string>;
  isWatched(): boolean;
  onChange(): void;
  log: FastifyBaseLogger;
};

const lookEveryMs = 5_000;

/**
 * A display that falls silent says nothing, and neither does a schedule whose hour has come: while somebody watches,
 * each process looks for itself, and tells when what it sees is not what it saw. So it does after its first look: what
 * changed between the question of whoever came just now and that look is otherwise told to nobody.
 */
export function watchGlass({ look, isWatched, onChange, log }: Watch): () => void {
  let seen: string | null = null;
  let busy = false;
  const turn = async () => {
    if (!isWatched()) {
      seen = null;
      return;
    }
    if (busy) return;
    busy = true;
    try {
      const now = await look();
      if (seen !== now) onChange();
      seen = now;
    } catch (err) {
      log.warn({ err }, 'displays could not be looked at');
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void turn(), lookEveryMs).unref();
  return () => clearInterval(timer);
}
