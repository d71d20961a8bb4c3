import { z } from 'zod';
import type { AccessLevel } from '../access.ts';
import { asRead } from '../as-read.ts';
import type { ProblemCode } from '../problems.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the product API, stated once: the server binds it, the clients call it, OpenAPI describes it. */
export type Endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
> = {
  method: Method;
  /** Below /api/v1; `:name` stands for a parameter. */
  path: string;
  summary: string;
  /**
   * Who may call it; `anyone` needs no sign-in, `display` is the token of a paired display and no person's, `monitor` is
   * whoever may read the metrics, and every person who may look.
   */
  access: AccessLevel | 'anyone' | 'display' | 'monitor';
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  status: 200 | 201;
  /** Refusals of its own, beyond those that any call can meet. */
  problems: readonly ProblemCode[];
  /** How large its body may be, where that is more than usual. */
  maxBytes?: number;
};

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export const apiPrefix = '/api/v1';

const nothing = z.strictObject({});
type Nothing = typeof nothing;

type Definition<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Pick<
  Endpoint<P, Q, B, R>,
  'method' | 'path' | 'summary' | 'access' | 'response'
> &
  Partial<Pick<Endpoint<P, Q, B, R>, 'params' | 'query' | 'body' | 'status' | 'problems' | 'maxBytes'>>;

export const endpoint = <
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  definition: Definition<P, Q, B, R>,
): Endpoint<P, Q, B, R> => ({
  params: nothing as unknown as P,
  query: nothing as unknown as Q,
  body: z.undefined() as unknown as B,
  status: 200,
  problems: [],
  ...definition,
  // Whoever answers may be newer than whoever asks.
  response: asRead(definition.response),
});

/** What a caller hands over, and what a handler receives, for an endpoint. */
export type CallInput<E extends AnyEndpoint> = {
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
};
export type HandlerInput<E extends AnyEndpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};
export type Answer<E extends AnyEndpoint> = z.output<E['response']>;
