import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';

type Own = Parameters<FastifyBaseLogger['child']>;
type Line = Parameters<FastifyBaseLogger['info']>;

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const rank = (level: string): number => levels.indexOf(level);

/** Created with the first line that is wanted: one for every request took a sixth of a thumbnail's answer. */
class RequestLogger implements FastifyBaseLogger {
  readonly level: string;
  readonly #parent: FastifyBaseLogger;
  readonly #own: Own;
  #made: FastifyBaseLogger | null = null;

  constructor(parent: FastifyBaseLogger, ...own: Own) {
    this.#parent = parent;
    this.#own = own;
    this.level = own[1]?.level ?? parent.level;
  }

  #write(level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', line: Line): void {
    if (rank(level) >= rank(this.level)) this.#logger()[level](...line);
  }

  #logger(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(...this.#own);
    return this.#made;
  }

  trace(...line: Line): void {
    this.#write('trace', line);
  }
  debug(...line: Line): void {
    this.#write('debug', line);
  }
  info(...line: Line): void {
    this.#write('info', line);
  }
  warn(...line: Line): void {
    this.#write('warn', line);
  }
  error(...line: Line): void {
    this.#write('error', line);
  }
  fatal(...line: Line): void {
    this.#write('fatal', line);
  }
  silent(): void {}
  child(...own: Own): FastifyBaseLogger {
    return this.#logger().child(...own);
  }
}

export const requestLogger = (parent: FastifyBaseLogger, ...own: Own): FastifyBaseLogger =>
  new RequestLogger(parent, ...own);

/** With which code a request was refused: a part of its one line. */
export const refusals = new WeakMap<FastifyReply, string>();

/** One line for each request, when it has been answered (R-OPS-09). */
export class OneLineEach extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, reply: FastifyReply): void {
    const { statusCode, elapsedTime } = reply;
    const code = refusals.get(reply);
    const line = { req, statusCode, ...(code && { code }), ms: Math.round(elapsedTime) };
    if (err) reply.log.error({ ...line, err }, 'answering failed');
    else reply.log.info(line, 'answered');
  }
}

/** Of a query only the names: its values may be an ID token, a code, or what somebody searched for. */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  url: withoutValues(request.url ?? ''),
  host: request.host,
  remoteAddress: request.ip,
  remotePort: request.socket?.remotePort,
});

function withoutValues(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!query.length) return path;
  const names = query
    .join('?')
    .split('&')
    .map((pair) => pair.split('=')[0]);
  return `${path}?${names.join('&')}`;
}
