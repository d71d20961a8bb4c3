import { type CapOut, type CapSite, capPath } from '@psifida/api/features/news/alerts/cap-out';
import { Problem } from '@psifida/contract/problem';
import type { FastifyInstance } from 'fastify';

/** The town's own emergency messages, for anyone who reads CAP. */
export function capRoutes(app: FastifyInstance, { capOut, site }: { capOut: CapOut; site: CapSite }): void {
  const headers = { 'cache-control': 'public, max-age=15' };
  app.get(capPath, async (_request, reply) =>
    reply
      .headers(headers)
      .type('application/atom+xml; charset=utf-8')
      .send(await capOut.feed(site)),
  );
  app.get<{ Params: { name: string } }>(`${capPath}/:name`, async ({ params }, reply) => {
    const text = await capOut.text(params.name, site);
    if (text === null) throw new Problem('not-found');
    return reply.headers(headers).type('application/cap+xml; charset=utf-8').send(text);
  });
}
