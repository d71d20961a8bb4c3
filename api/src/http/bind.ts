import {
  type Answer,
  type AnyEndpoint,
  apiPrefix,
  type HandlerInput,
} from '@psifida/contract/endpoints/endpoint';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { type FieldCode, isFieldCode } from '@psifida/contract/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problem } from '../problem.ts';
import type { Caller, SignIn } from './sign-in.ts';

export type Bind = <E extends AnyEndpoint>(
  endpoint: E,
  handle: (input: HandlerInput<E> & { caller: Caller }) => Promise<Answer<E>>,
) => void;

const callers = new WeakMap<FastifyRequest, Caller>();

/** Ties an endpoint of the contract to a use case: who may call, what comes in, what goes out. */
export const binder =
  (app: FastifyInstance, signIn: SignIn): Bind =>
  (endpoint, handle) => {
    app.route({
      method: endpoint.method,
      url: `${apiPrefix}${endpoint.path}`,
      // Before the body is read: a stranger's megabytes are not worth parsing.
      onRequest: async (request) => {
        const { access } = endpoint;
        if (access === 'anyone') return;
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
        } as never);
        return reply.status(endpoint.status).send(endpoint.response.parse(answer));
      },
    });
  };

const toIssues = (result: z.ZodSafeParseResult<unknown>, prefix: FieldIssue['path']): FieldIssue[] =>
  result.success ? [] : result.error.issues.flatMap((issue) => toFieldIssues(issue, prefix));

function toFieldIssues(issue: z.core.$ZodIssue, prefix: FieldIssue['path']): FieldIssue[] {
  const path = [...prefix, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], code: 'field.unknown' satisfies FieldCode }));
  return [{ path, code: fieldCode(issue), params: fieldParams(issue) }];
}

/** Our own codes travel as zod's message; its built-in issues get the nearest of ours. */
function fieldCode(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message;
  if (issue.code === 'too_small') return 'field.too-short';
  if (issue.code === 'too_big') return 'field.too-long';
  return issue.code === 'invalid_type' && issue.input === undefined ? 'field.required' : 'field.invalid';
}

const fieldParams = (issue: z.core.$ZodIssue): Record<string, unknown> =>
  issue.code === 'custom'
    ? (issue.params ?? {})
    : {
        ...('minimum' in issue ? { min: Number(issue.minimum) } : {}),
        ...('maximum' in issue ? { max: Number(issue.maximum) } : {}),
      };
