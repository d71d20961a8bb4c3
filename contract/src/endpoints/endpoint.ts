import { z } from 'zod';
import type { MachineRight, Right } from '../access.ts';
import { asRead } from '../as-read.ts';
import { libraryKinds, takenKinds } from '../kinds.ts';
import type { ProblemCode } from '../problems.ts';
import { systemId } from '../registry/systems.ts';
import { countedNumber } from './paging.ts';

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
  /** `anyone` needs no sign-in, `display` the token of a paired display, `monitor` the right to read metrics or to view. */
  access: Exclude<Right, 'approve'> | 'anyone' | 'display' | 'monitor';
  /** With which of its rights an account without a person may call it; left out: with none. */
  machines?: readonly MachineRight[];
  params: Params;
  query: Query;
  body: Body;
  /** Which of its shapes, where the path says it: what is wrong is told of that one alone. */
  bodyOf?(params: z.infer<Params>): z.ZodType;
  response: Response;
  status: 200 | 201;
  /** Refusals of its own, beyond those that any call can meet. */
  problems: readonly ProblemCode[];
  /** How large its body may be, where that is more than usual. */
  maxBytes?: number;
  /** What its answers and refusals say to browsers, proxies and searches beyond the usual. */
  headers?: Readonly<Record<string, string>>;
};

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export const apiPrefix = '/api/v1';

const nothing = z.strictObject({});
type Nothing = typeof nothing;

/** What each `:name` in a path stands for. */
const inPaths = {
  /** In the spelling in which contents name it. */
  id: z.string().max(64).toLowerCase(),
  system: systemId,
  kind: z.enum(libraryKinds),
  taken: z.enum(takenKinds),
  number: countedNumber,
};
type PathName = keyof typeof inPaths;
type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsOf<Path> = z.ZodObject<Pick<typeof inPaths, NamesIn<Path> & PathName>>;

const paramsOf = <Path extends string>(path: Path) =>
  z.object(
    Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, inPaths[name as PathName]])),
  ) as unknown as ParamsOf<Path>;

type Definition<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Pick<
  Endpoint<Nothing, Q, B, R>,
  'summary' | 'response'
> &
  Partial<
    Pick<
      Endpoint<Nothing, Q, B, R>,
      'query' | 'body' | 'status' | 'problems' | 'maxBytes' | 'headers' | 'machines'
    >
  >;

type WithBodyOf<Path> = Pick<Endpoint<ParamsOf<Path>, Nothing, Nothing, Nothing>, 'bodyOf'>;

const openTo =
  (access: AnyEndpoint['access']) =>
  <
    Path extends `/${string}`,
    R extends z.ZodType,
    Q extends z.ZodType = Nothing,
    B extends z.ZodType = z.ZodUndefined,
  >(
    call: NamesIn<Path> extends PathName ? `${Method} ${Path}` : never,
    definition: Definition<Q, B, R> & WithBodyOf<Path>,
  ): Endpoint<ParamsOf<Path>, Q, B, R> => {
    const [method, path] = call.split(' ') as [Method, Path];
    return {
      method,
      path,
      access,
      params: paramsOf(path),
      query: nothing as unknown as Q,
      body: z.undefined() as unknown as B,
      status: 200,
      problems: [],
      ...definition,
      // Whoever answers may be newer than whoever asks.
      response: asRead(definition.response),
    };
  };

/** Says in one line who may call what; what `:names` in the path have to be follows from them. */
export const endpoint = {
  anyone: openTo('anyone'),
  display: openTo('display'),
  view: openTo('view'),
  edit: openTo('edit'),
  administer: openTo('administer'),
  alert: openTo('alert'),
  monitor: openTo('monitor'),
} satisfies Record<AnyEndpoint['access'], unknown>;

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
