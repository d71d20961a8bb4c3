import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type AnyEndpoint, apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { problemShape } from '@psifida/contract/problem-shape';
import { type ProblemCode, problems } from '@psifida/contract/problems';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** OpenAPI 3.1, made from the endpoint values that the server binds and the clients call. */
export const openApiDocument = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Psifida',
    version: '1',
    description: 'What a municipality shows on its displays, totems and tables.',
  },
  paths: Object.entries<AnyEndpoint>(endpoints).reduce<Record<string, Json>>((paths, [name, endpoint]) => {
    const path = `${apiPrefix}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
    return paths;
  }, {}),
  components: {
    schemas: { Problem: schemaOf(problemShape, 'output') },
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      display: { type: 'http', scheme: 'bearer', description: 'The token of a paired display' },
      monitor: {
        type: 'http',
        scheme: 'bearer',
        description:
          'METRICS_TOKEN; where none is set and only the server’s own machine is served, none is needed there',
      },
    },
  },
});

/** How who calls is known, where it is not a person's token alone. */
const securityOf: Partial<Record<AnyEndpoint['access'], Json[]>> = {
  display: [{ display: [] }],
  monitor: [{ bearer: [] }, { monitor: [] }],
};

const operation = (name: string, endpoint: AnyEndpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  ...(endpoint.access === 'anyone'
    ? {}
    : {
        security: securityOf[endpoint.access] ?? [{ bearer: [] }],
        'x-access': endpoint.access,
        ...(endpoint.machines ? { 'x-machines': endpoint.machines } : {}),
      }),
  parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
  ...(endpoint.body instanceof z.ZodUndefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
        },
      }),
  responses: {
    [endpoint.status]: {
      description: 'Done',
      content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
    },
    ...refusals(endpoint),
  },
});

function parameters(place: 'path' | 'query', schema: z.ZodType): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

const accessRefusals = (access: AnyEndpoint['access']): readonly ProblemCode[] => {
  if (access === 'anyone') return [];
  return access === 'display'
    ? ['display.not-paired']
    : ['sign-in.required', 'sign-in.expired', 'not-allowed', 'system.others'];
};

/** What every call can meet, whoever makes it; a body can be sent where none is wanted. */
const anyCall = [
  'input.not-json',
  'input.too-large',
  'input.unsupported-type',
  'input.malformed-request',
  'input.headers-too-large',
  'input.invalid',
  'not-found',
  'method-not-allowed',
  'something-went-wrong',
  'not-ready',
  'storage.full',
] as const satisfies readonly ProblemCode[];

function refusals({ access, problems: own }: AnyEndpoint): Json {
  const codes: ProblemCode[] = [...own, ...accessRefusals(access), ...anyCall];
  const statuses = [...new Set(codes.map((code) => problems[code]))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => problems[code] === status).join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

const swaggerUi = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Psifida API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

const start = `SwaggerUIBundle({ url: '${apiPrefix}/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });`;

/** Made once: it is long, and whoever asks for it often must not keep the others waiting; nor does a start wait for it. */
const description = (): string => {
  made ??= JSON.stringify(openApiDocument());
  return made;
};
let made: string | undefined;

/** The description of the API and a page to browse it; the page's parts come from this server. */
export function docsRoutes(app: FastifyInstance): void {
  // Another version of the product describes itself otherwise under the same addresses.
  const asked = (reply: FastifyReply) => reply.header('cache-control', 'no-cache');
  app.get(`${apiPrefix}/openapi.json`, async (_request, reply) =>
    asked(reply).type('application/json; charset=utf-8').send(description()),
  );
  app.get('/api/docs', async (_request, reply) => asked(reply).type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/start.js', async (_request, reply) =>
    asked(reply).type('text/javascript; charset=utf-8').send(start),
  );
  app.register(fastifyStatic, {
    root: swaggerUi,
    prefix: '/api/docs/assets/',
    allowedPath: (file) => ['/swagger-ui.css', '/swagger-ui-bundle.js'].includes(file),
    decorateReply: false,
    index: false,
  });
}
