export class GateFull extends Error {}

type Waiter = { proceed(): void; turnAway(error: GateFull): void };
export type GateSize = {
  atOnce: number;
  waiting: number;
  /** How many of those who wait may be of one caller. */
  each: number;
};

/**
 * Lets a few pieces of work run at once and more wait, caller by caller in turn; whatever comes on top is turned away
 * with GateFull. Where all places are taken, the caller with the longest line gives one up to one who has fewer: nobody
 * keeps the others out, however much they send.
 */
export function openGate({ atOnce, waiting, each }: GateSize) {
  let running = 0;
  let inLine = 0;
  /** In the order of their turns. */
  const lines = new Map<string, Waiter[]>();

  const makeRoomFor = (own: number) => {
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (longest.length <= own + 1) throw new GateFull('too many are waiting');
    longest.pop()?.turnAway(new GateFull('others were waiting for less'));
    inLine--;
  };

  const waitInLine = (caller: string) => {
    const own = lines.get(caller) ?? [];
    if (own.length >= each) throw new GateFull('too many of one caller are waiting');
    if (inLine >= waiting) makeRoomFor(own.length);
    return new Promise<void>((proceed, turnAway) => {
      own.push({ proceed, turnAway });
      lines.set(caller, own);
      inLine++;
    });
  };

  const letNextIn = () => {
    const [turn] = lines;
    if (!turn) {
      running--;
      return;
    }
    const [caller, line] = turn;
    const next = line.shift();
    lines.delete(caller);
    if (line.length) lines.set(caller, line);
    inLine--;
    next?.proceed();
  };

  return async function pass<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else await waitInLine(caller);
    try {
      return await work();
    } finally {
      letNextIn();
    }
  };
}
