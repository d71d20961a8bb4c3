import { endpoints } from '@psifida/contract/endpoints/all';
import type { AnyEndpoint } from '@psifida/contract/endpoints/endpoint';
import type { Schema } from './from-schema.ts';

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };

export type Operation = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  parameters: Parameter[];
  body: Schema | null;
  statuses: ReadonlySet<number>;
  endpoint: AnyEndpoint;
};

type Described = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, unknown>;
};
export type OpenApi = { paths: Record<string, Record<string, Described>> };

/** Every operation as the served description tells it: what it takes, and with which statuses it may answer. */
export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]) => ({
      name: operationId,
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      body: requestBody?.content['application/json'].schema ?? null,
      statuses: new Set(Object.keys(responses).map(Number)),
      endpoint: endpoints[operationId as keyof typeof endpoints],
    })),
  );
