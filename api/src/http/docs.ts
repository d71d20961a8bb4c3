import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openApiDocument } from './openapi.ts';

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
