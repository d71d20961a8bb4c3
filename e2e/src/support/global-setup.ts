import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product that all journeys share is reached. */
    productUrl: string;
  }
}

/** One running product for the journeys that do not need one of their own. */
export default async function setup(project: TestProject) {
  const product = await startProduct();
  project.provide('productUrl', product.url);
  return async () => {
    await product.stop();
  };
}
