import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { openGate } from './gate.ts';
import { type Product, startProduct } from './product.ts';
import { type StaffApi, staffApi } from './staff-api.ts';

/** A product for the journeys of a file, reached through a gate that can be cut; `begin` says what is in it. */
export function gatedProduct(begin: (gated: Gated) => Promise<void>): Gated {
  const gated = {} as Gated;
  beforeAll(async () => {
    gated.gate = await openGate();
    gated.product = await startProduct({ env: { PUBLIC_URL: gated.gate.url } });
    gated.gate.leadTo(gated.product.url);
    gated.staff = await staffApi(gated.gate.url);
    await begin(gated);
  });
  afterAll(async () => {
    const { gate, product } = gated as Partial<Gated>;
    await gate?.cut();
    await product?.stop();
    // One that was started again in the folder of another leaves it where it is.
    if (product) await rm(product.dataDir, { recursive: true, force: true });
  });
  return gated;
}
type Gated = { gate: Awaited<ReturnType<typeof openGate>>; product: Product; staff: StaffApi };
