export class GateFull extends Error {}

type Waiter = { proceed(): void; turnAway(error: GateFull): void };
export type GateSize = {
  atOnce: number;
  waiting: number;
  /** How many may wait per caller. */
  each: number;
};

/** A semaphore with a bounded queue, round-robin by caller; when full, the longest queue loses a place to a shorter. */
export function openGate({ atOnce, waiting, each }: GateSize) {
  let running = 0;
  let inLine = 0;
  /** Round-robin order. */
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
