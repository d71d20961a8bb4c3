import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { openNewsSite } from './news-site.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product that all journeys share is reached. */
    productUrl: string;
    /** The host of a municipality's site that the product may ask for news. */
    newsHost: string;
  }
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
