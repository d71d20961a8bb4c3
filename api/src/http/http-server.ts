import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type AnyEndpoint, apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { Problem } from '@psifida/contract/problem';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { guardConnections } from './guard-connections.ts';
import { problemReply, unreadableRequest } from './problem-reply.ts';
import { loggedRequest, OneLineEach, requestLogger } from './request-logger.ts';

type HttpServerOptions = {
  logger: Exclude<FastifyServerOptions['logger'], boolean | undefined> | false;
  /** The addresses and networks of the proxies in front: from the right, the first that is none of them calls. */
  trustProxy: string[] | false;
  /** How many event streams of displays it is to hold, beside everybody else's connections. */
  displayStreams?: number;
};

/** What comes in and goes out is judged by the contract (bind.ts): the framework's own compilers are not even loaded. */
function noSchemas(): never {
  throw new Error('A route of ours is described by its endpoint, not by a JSON schema.');
}

/** The one HTTP server: request ids in logs, answers and problems; one shape for every refusal. */
export function createHttpServer({ logger, trustProxy, displayStreams }: HttpServerOptions): FastifyInstance {
  const app = fastify({
    logger: logger && { ...logger, serializers: { ...logger.serializers, req: loggedRequest } },
    childLoggerFactory: requestLogger,
    logController: new OneLineEach(),
    trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // it would be answered in the framework's own shape
    clientErrorHandler: unreadableRequest,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: problemReply,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  guardConnections(app.server, { streams: displayStreams });
  app.setErrorHandler(problemReply);
  // Without a promise, as every request comes by here.
  app.addHook('onRequest', (request, reply, goOn) => {
    if (request.raw.socket.destroyed) return void reply.hijack(); // cut off: nobody is there to be answered
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    if (stopping) {
      reply.header('connection', 'close');
      return goOn(new Problem('not-ready', { part: 'server' }));
    }
    goOn();
  });
  return app;
}

/** A name of this machine's own may stand for two addresses; of any other, the system takes the first. */
export const addressesOf = async (host: string): Promise<string[]> =>
  host === 'localhost' ? (await lookup(host, { all: true })).map(({ address }) => address) : [host];

/** Fastify would open a second server without our limits; here its connections join the first. Answers how to stop. */
export async function listenOn(
  app: FastifyInstance,
  { addresses: [first, ...others], port }: { addresses: readonly string[]; port: number },
): Promise<() => void> {
  await app.listen({ host: first, port });
  const bound = (app.server.address() as AddressInfo).port;
  const doors = others.map((host) => ({
    host,
    door: createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      app.server.emit('connection', socket);
    }),
  }));
  for (const { host, door } of doors) {
    door.listen({ host, port: bound });
    await once(door, 'listening').catch((err: unknown) => {
      app.log.warn({ err, host }, 'this address of HOST cannot be listened on');
    });
  }
  return () => {
    for (const { door } of doors) door.close();
  };
}

const all: AnyEndpoint[] = Object.values(endpoints);

const fits = (pattern: string, path: string): boolean => {
  const [wanted, asked] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === asked.length &&
    wanted.every((part, index) => part === asked[index] || (part.startsWith(':') && asked[index] !== ''))
  );
};

/** Below /api: an address that exists under another method says which, any other is not there. */
export function unmatchedApi(app: FastifyInstance): void {
  app.all('/api/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = all.filter((one) => fits(`${apiPrefix}${one.path}`, path)).map(({ method }) => method);
    // With the method that it has, what did not fit was a part of the address: too long, say.
    if (!methods.length || methods.some((one) => one === request.method)) throw new Problem('not-found');
    reply.header('allow', methods.join(', '));
    throw new Problem('method-not-allowed', { allow: methods });
  });
}
