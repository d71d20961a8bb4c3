import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product that all journeys share is reached. */
    productUrl: string;
    /** The host of a municipality's site that the product may ask for news. */
    newsHost: string;
  }
}

const feed = (title: string, items: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${title}</title><link>https://town.example/</link><description>News</description>
${items.map((item, index) => `<item><title>${item}</title><link>https://town.example/${index}</link></item>`).join('')}
</channel></rss>`;

const feeds: Record<string, string> = {
  '/el?format=feed': feed('Δήμος', ['Άνοιξε η πλατεία', 'Συναυλία στο λιμάνι']),
  '/en?format=feed': feed('Municipality', ['The square is open', 'A concert at the harbour']),
};

/** Stands for the municipality's own web site, which is not ours: a news feed in each language. */
async function openNewsSite() {
  const server = createServer((request, response) => {
    const found = feeds[request.url ?? ''];
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/rss+xml' }).end(found ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** One running product for the journeys that do not need one of their own. */
export default async function setup(project: TestProject) {
  const news = await openNewsSite();
  const product = await startProduct({ env: { NEWS_ALLOWED_HOSTS: news.host } });
  const endedByItself = (code: number | null) =>
    console.error(`The product of '${project.name}' ended with ${code}: ${product.output().slice(-4000)}`);
  product.process.once('close', endedByItself);
  project.provide('productUrl', product.url);
  project.provide('newsHost', news.host);
  return async () => {
    product.process.off('close', endedByItself);
    await product.stop();
    await news.close();
  };
}
