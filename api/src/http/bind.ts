import {
  type Answer,
  type AnyEndpoint,
  apiPrefix,
  type HandlerInput,
} from '@psifida/contract/endpoints/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { toIssues } from './field-issues.ts';
import type { Caller, SignIn } from './sign-in.ts';

/** Which paired display is calling, by its token; throws when it is none. */
export type SignInDisplay = (request: FastifyRequest) => Promise<string>;

export type Bind = <E extends AnyEndpoint>(
  endpoint: E,
  handle: (input: HandlerInput<E> & { caller: Caller; display: string }) => Promise<Answer<E>>,
) => void;

const callers = new WeakMap<FastifyRequest, Caller>();
const displays = new WeakMap<FastifyRequest, string>();

/** Ties an endpoint of the contract to a use case: who may call, what comes in, what goes out. */
export const binder =
  (app: FastifyInstance, signIn: SignIn, signInDisplay: SignInDisplay): Bind =>
  (endpoint, handle) => {
    app.route({
      method: endpoint.method,
      url: `${apiPrefix}${endpoint.path}`,
      // Before the body is read: a stranger's megabytes are not worth parsing.
      onRequest: async (request) => {
        const { access } = endpoint;
        if (access === 'anyone') return;
        if (access === 'display') {
          displays.set(request, await signInDisplay(request));
          return;
        }
        const caller = await signIn(request);
        if (!caller.may(access)) throw new Problem('not-allowed', { needs: access });
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
        } as never);
        return reply.status(endpoint.status).send(endpoint.response.parse(answer));
      },
    });
  };
