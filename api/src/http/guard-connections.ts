import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { playerEventsPath } from '@psifida/contract/endpoints/player';

export type ConnectionLimits = {
  /** All of them together. */
  atMost: number;
  /** Those that have not yet sent one whole request. */
  openingAtMost: number;
  /** From when on an answer that is still under way may be cut off to make room. */
  slowMs: number;
  /** The same for a request whose body has not come yet. */
  bodyMs: number;
  /** The same for any answer, where one address holds far more than its share. */
  crowdMs: number;
};

/** Kept free for the database, the media and what else a process opens. */
const otherFiles = 300;

/** How many files this process may open, where the system says so. */
function openFilesAllowed(): number {
  try {
    return Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]) || Infinity;
  } catch {
    return Infinity;
  }
}

export const usualStreams = 5_000;
/** For whoever holds no display's stream: staff, and displays that ask for something. */
const roomForOthers = 3_000;

/** What the system's own limit of open files leaves of what is wanted. */
export const connectionsFor = (streams: number): number =>
  Math.max(100, Math.min(streams + roomForOthers, openFilesAllowed() - otherFiles));

/** How many of the wanted streams a process may hold so that staff still get in: where files are few, not all of them. */
export const streamsFor = (streams: number, connections = connectionsFor(streams)): number =>
  Math.min(streams, Math.ceil((connections * streams) / (streams + roomForOthers)));

const usualLimits = (streams = usualStreams): ConnectionLimits => ({
  atMost: connectionsFor(streams),
  openingAtMost: 1_000,
  slowMs: 30_000,
  bodyMs: 5_000,
  crowdMs: 1_000,
});

/** No browser pipelines; a thousand requests in one go would have a thousand answers made and kept. */
const owedAtMost = 4;

/** Within which a browser has asked for something. */
const briefMs = 500;

/** `opening`: no whole request yet. `idle`: between two requests. `busy`: being answered. */
type State = 'opening' | 'idle' | 'busy';
type Line = {
  from: string;
  state: State;
  since: number;
  answer: ServerResponse | null;
  /** Answers that are still to be sent. */
  owed: number;
};

/** Which connections make room: those that have been in a state for so long, and of them perhaps only some. */
type Step = { state: State; after: number; isMeant?: (line: Line, newcomer: Line) => boolean };

const isStream = ({ answer }: Line): boolean =>
  answer?.req.url === apiPrefix + playerEventsPath && answer.headersSent && answer.statusCode === 200;

/**
 * A limit for connections above which staff still get in: whoever comes is taken in, and makes room by closing the
 * oldest connection of the address that holds the most, first among those that have asked nothing yet, then among the
 * idle, then among answers that nobody fetches and requests that nobody finishes, then among all that an address holds
 * beyond its share. The streams of paired displays are left alone. A browser asks within a
 * moment, so it is not the oldest; a crowd of half-open connections only ever pushes out itself.
 */
export function guardConnections(
  server: Server,
  { streams, limits = usualLimits(streams) }: { streams?: number; limits?: ConnectionLimits } = {},
): void {
  const lines = new Map<Socket, Line>();
  /** By state and address, the oldest first. */
  const places: Record<State, Map<string, Set<Socket>>> = {
    opening: new Map(),
    idle: new Map(),
    busy: new Map(),
  };
  let opening = 0;

  const leave = (socket: Socket, { state, from }: Line): void => {
    const same = places[state].get(from);
    same?.delete(socket);
    if (!same?.size) places[state].delete(from);
    if (state === 'opening') opening -= 1;
  };
  const enter = (socket: Socket, line: Line): void => {
    const same = places[line.state].get(line.from) ?? new Set();
    places[line.state].set(line.from, same.add(socket));
    if (line.state === 'opening') opening += 1;
  };
  const move = (socket: Socket, state: State, answer: ServerResponse | null): void => {
    const line = lines.get(socket);
    if (!line) return;
    leave(socket, line);
    Object.assign(line, { state, since: performance.now(), answer });
    enter(socket, line);
  };

  const heldBy = (from: string): number =>
    Object.values(places).reduce((sum, byAddress) => sum + (byAddress.get(from)?.size ?? 0), 0);

  /** Whether one could be closed that has been in its state for so long. */
  const closeOne = ({ state, after, isMeant }: Step, except: Socket, newcomer: Line): boolean => {
    const byCrowd = [...places[state].values()].sort((a, b) => b.size - a.size);
    for (const socket of byCrowd.flatMap((same) => [...same])) {
      const line = lines.get(socket);
      if (!line || socket === except || performance.now() - line.since < after || isStream(line)) continue;
      if (isMeant && !isMeant(line, newcomer)) continue;
      socket.destroy();
      forget(socket);
      return true;
    }
    return false;
  };
  const forget = (socket: Socket): void => {
    const line = lines.get(socket);
    if (!line) return;
    leave(socket, line);
    lines.delete(socket);
  };

  /** Who makes room when all places are taken. */
  const order: readonly Step[] = [
    { state: 'opening', after: briefMs },
    { state: 'idle', after: 0 },
    { state: 'busy', after: limits.slowMs },
    { state: 'busy', after: limits.bodyMs, isMeant: ({ answer }) => !answer?.req.complete },
    {
      state: 'busy',
      after: limits.crowdMs,
      isMeant: ({ from }, newcomer) => heldBy(from) > Math.max(limits.atMost / 4, heldBy(newcomer.from)),
    },
    { state: 'opening', after: 0 },
  ];

  // Beyond this something is wrong with the reckoning here; the system's own limit would be worse.
  server.maxConnections = limits.atMost + 50;
  // Long enough for any line; what sends nothing is closed even when there is room.
  server.headersTimeout = 15_000;
  server.on('connection', (socket: Socket) => {
    const line: Line = {
      from: socket.remoteAddress ?? '',
      state: 'opening',
      since: performance.now(),
      answer: null,
      owed: 0,
    };
    lines.set(socket, line);
    enter(socket, line);
    socket.once('close', () => forget(socket));
    if (opening > limits.openingAtMost) closeOne({ state: 'opening', after: 0 }, socket, line);
    if (lines.size <= limits.atMost) return;
    const hasMadeRoom = order.some((step) => closeOne(step, socket, line));
    if (!hasMadeRoom) socket.destroy();
  });
  // Before the request is answered: what is refused here must not cost an answer.
  server.prependListener('request', ({ socket }, answer) => {
    const line = lines.get(socket);
    if (!line) return;
    line.owed += 1;
    if (line.owed > owedAtMost) return void socket.destroy();
    move(socket, 'busy', answer);
    answer.once('close', () => {
      line.owed -= 1;
      if (line.owed === 0) move(socket, 'idle', null);
    });
  });
}
