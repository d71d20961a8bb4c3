import {
  type Answer,
  type AnyEndpoint,
  apiPrefix,
  type HandlerInput,
} from '@psifida/contract/endpoints/endpoint';
import { toIssues } from '@psifida/contract/field-issues';
import { Problem } from '@psifida/contract/problem';
import { isSystemId } from '@psifida/contract/registry/systems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, demand, type SignIn } from './sign-in.ts';

/** Which paired display is calling, by its token; throws when it is none. */
type SignInDisplay = (request: FastifyRequest) => Promise<string>;

/** Who calls: a person, or a display by its id, as the endpoint's access says; and from which address. */
type Who = { caller: Caller; display: string; address: string };

export type Bind = <E extends AnyEndpoint>(
  endpoint: E,
  handle: (input: HandlerInput<E> & Who) => Promise<Answer<E>>,
) => void;

const callers = new WeakMap<FastifyRequest, Caller>();
const displays = new WeakMap<FastifyRequest, string>();

type Doors = {
  app: FastifyInstance;
  signIn: SignIn;
  signInDisplay: SignInDisplay;
  /** Whether a machine that watches is calling. */
  mayMonitor(request: FastifyRequest): boolean;
};

/** Ties an endpoint of the contract to a use case: who may call, what comes in, what goes out. */
export const binder =
  ({ app, signIn, signInDisplay, mayMonitor }: Doors): Bind =>
  (endpoint, handle) => {
    app.route({
      method: endpoint.method,
      url: `${apiPrefix}${endpoint.path}`,
      // Thousands of displays say every few seconds that all is well.
      ...(endpoint.access === 'display' ? { logLevel: 'warn' as const } : {}),
      ...(endpoint.maxBytes ? { bodyLimit: endpoint.maxBytes } : {}),
      // Before the body is read: a stranger's megabytes are not worth parsing.
      onRequest: async (request, reply) => {
        const { access } = endpoint;
        if (endpoint.headers) reply.headers(endpoint.headers);
        if (access === 'anyone') return;
        if (access === 'display') {
          displays.set(request, await signInDisplay(request));
          return;
        }
        if (access === 'monitor' && mayMonitor(request)) return;
        const needs = access === 'monitor' ? 'view' : access;
        const caller = await signIn(request);
        const { system } = request.params as { system?: string };
        demand(caller, needs, isSystemId(system) ? system : null);
        callers.set(request, caller);
      },
      handler: async (request, reply) => {
        const params = endpoint.params.safeParse(request.params);
        if (!params.success) throw new Problem('not-found');
        const query = endpoint.query.safeParse(request.query, { reportInput: true });
        const body = endpoint.body.safeParse(request.body ?? undefined, { reportInput: true });
        const issues = [...toIssues(query, ['query']), ...toIssues(body, [])];
        if (issues.length) throw new Problem('input.invalid', {}, issues);
        const answer = await handle({
          params: params.data,
          query: query.data,
          body: body.data,
          caller: callers.get(request),
          display: displays.get(request),
          address: request.ip,
        } as never);
        return reply.status(endpoint.status).send(endpoint.response.parse(answer));
      },
    });
  };
