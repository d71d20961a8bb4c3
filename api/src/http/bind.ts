import { mayMachine, type Owner } from '@psifida/contract/access';
import {
  type Answer,
  type AnyEndpoint,
  apiPrefix,
  type HandlerInput,
} from '@psifida/contract/endpoints/endpoint';
import { toIssues } from '@psifida/contract/field-issues';
import { libraryKinds } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import { ownerOf } from '@psifida/contract/registry/addresses';
import { isSystemId } from '@psifida/contract/registry/systems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { coalesce } from '../concurrency/coalesce.ts';
import { type Caller, demand, type SignIn } from './sign-in.ts';
import { createThrottle } from './throttle.ts';

/** Which paired display is calling, by its token; throws when it is none. */
type SignInDisplay = (request: FastifyRequest) => Promise<string>;

/** Who calls: a person, or a display by its id, as the endpoint's access says; and from which address. */
type Who = { caller: Caller; display: string; address: string };

type BindTo<Asker> = <E extends AnyEndpoint>(
  endpoint: E,
  handle: (input: HandlerInput<E> & Asker) => Promise<Answer<E> | Written>,
) => void;

export type Bind = BindTo<Who> & {
  /** What is the same for all who may ask, whoever they are: asked at one moment, it is answered once. */
  forAll: BindTo<unknown>;
};

/** An answer that is JSON already: it was held against its schema when it was made. */
export class Written {
  constructor(readonly json: string | Buffer) {}
}

export const written = ({ response }: Pick<AnyEndpoint, 'response'>, answer: unknown): string =>
  JSON.stringify(response.parse(answer));

/** Of what an address speaks: the system that it names, or whoever keeps the library that it names. */
const addressedBy = ({ system, kind }: { system?: string; kind?: string }): Owner | null => {
  const library = libraryKinds.find((one) => one === kind);
  return library ? ownerOf(library) : isSystemId(system) ? system : null;
};

const callers = new WeakMap<FastifyRequest, Caller>();
const displays = new WeakMap<FastifyRequest, string>();

type Doors = {
  app: FastifyInstance;
  signIn: SignIn;
  signInDisplay: SignInDisplay;
  /** Whether a machine that watches is calling. */
  mayMonitor(request: FastifyRequest): boolean;
};

type Asked = Pick<Who, 'address'> & Partial<Who> & Record<'params' | 'query' | 'body', unknown>;

export const machineCallsPerMinute = 120;

/** R-MACHINE-02: opens one operation for this call, and nothing that a use case may ask for beside it. */
const machineAdmission = () => {
  const count = createThrottle({ perMinute: machineCallsPerMinute, atOnce: Infinity, people: 1_000 });
  return async (caller: Caller, { access, machines }: AnyEndpoint, kind?: string): Promise<Caller> => {
    if (!mayMachine(caller.machine ?? [], { machines, kind }))
      throw new Problem('not-allowed', { needs: access });
    await count(caller.id, async () => {});
    return {
      ...caller,
      may: (right) => (right === 'approve' ? access === 'edit' && caller.may('approve') : right === access),
    };
  };
};

/** Ties an endpoint of the contract to a use case: who may call, what comes in, what goes out. */
export function binder({ app, signIn, signInDisplay, mayMonitor }: Doors): Bind {
  const admitMachine = machineAdmission();
  const route = (endpoint: AnyEndpoint, answer: (asked: Asked) => Promise<Written['json']>) => {
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
        // A display's own answers say themselves what it may keep.
        if (access !== 'display') reply.header('cache-control', 'no-store');
        if (access === 'display') {
          displays.set(request, await signInDisplay(request));
          return;
        }
        if (access === 'monitor' && mayMonitor(request)) return;
        const needs = access === 'monitor' ? 'view' : access;
        const caller = await signIn(request);
        const params = request.params as { system?: string; kind?: string };
        if (caller.machine) callers.set(request, await admitMachine(caller, endpoint, params.kind));
        else {
          demand(caller, needs, addressedBy(params));
          callers.set(request, caller);
        }
      },
      handler: async (request, reply) => {
        const params = endpoint.params.safeParse(request.params);
        if (!params.success) throw new Problem('not-found');
        const query = endpoint.query.safeParse(request.query, { reportInput: true });
        const shape = endpoint.bodyOf?.(params.data) ?? endpoint.body;
        const body = shape.safeParse(request.body ?? undefined, { reportInput: true });
        const issues = [...toIssues(query, ['query']), ...toIssues(body, [])];
        if (issues.length) throw new Problem('input.invalid', {}, issues);
        const json = await answer({
          params: params.data,
          query: query.data,
          body: body.data,
          caller: callers.get(request),
          display: displays.get(request),
          address: request.ip,
        } as Asked);
        return reply.status(endpoint.status).type('application/json; charset=utf-8').send(json);
      },
    });
  };

  const jsonOf = async (endpoint: AnyEndpoint, answer: Promise<unknown>): Promise<Written['json']> => {
    const made = await answer;
    return made instanceof Written ? made.json : written(endpoint, made);
  };
  const bind: BindTo<Who> = (endpoint, handle) =>
    route(endpoint, (asked) => jsonOf(endpoint, handle(asked as never)));
  const forAll: BindTo<unknown> = (endpoint, handle) => {
    const answerOnce = coalesce<Buffer>();
    route(endpoint, ({ params, query, body }) =>
      // Bytes: a text would be written as UTF-8 again for each who waits.
      answerOnce(JSON.stringify([params, query, body]), async () =>
        Buffer.from(await jsonOf(endpoint, handle({ params, query, body } as never))),
      ),
    );
  };
  return Object.assign(bind, { forAll });
}
