import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { openGate } from './gate.ts';
import { type Product, type ProductOptions, startProduct } from './product.ts';
import { type StaffApi, staffApi } from './staff-api.ts';

type Own = { url: string; product: Product; staff: StaffApi };
type Gated = Own & { gate: Awaited<ReturnType<typeof openGate>> };

/** A product for the journeys of a file, where what others show or change would be in the way. */
export function ownProduct(options?: ProductOptions): Own {
  const own = {} as Own;
  beforeAll(async () => {
    own.product = await startProduct(options);
    own.url = own.product.url;
    own.staff = await staffApi(own.url);
  });
  afterAll(() => own.product?.stop());
  return own;
}

/** The same, reached through a gate that can be cut; `begin` says what is in it. */
export function gatedProduct(begin: (gated: Gated) => Promise<void>): Gated {
  const gated = {} as Gated;
  beforeAll(async () => {
    gated.gate = await openGate();
    gated.url = gated.gate.url;
    gated.product = await startProduct({ env: { PUBLIC_URL: gated.url } });
    gated.gate.leadTo(gated.product.url);
    gated.staff = await staffApi(gated.url);
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
