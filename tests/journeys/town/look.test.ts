import { endpoints } from '@psifida/contract/endpoints/all';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { visit } from '../support/browser.ts';
import { releaseMedia } from '../support/preview.ts';
import { anyContent, anyNotice } from './any-content.ts';
import { lookAt, looks } from './look.ts';
import { ownTown, type Town } from './open-town.ts';

const town = ownTown();

test('R-BUDGET-09 sixty kinds of glass with anything on them: nothing leaves it or lies on something else', async () => {
  const { staff, browser, product } = town;
  const stock = await aStock(staff);
  const faults: string[] = [];
  for (const look of looks(60)) {
    const { page, context } = await visit(browser, { viewport: look.pixels, hasTouch: true });
    // On a wall also what the town announces, which needs no image.
    for (const contentOf of systems[look.system].installation === 'wall'
      ? [anyContent, anyNotice]
      : [anyContent]) {
      const told = contentOf(look.system, look.content, stock);
      const found = await lookAt(page, { look, url: product.url, told });
      for (const fault of found) console.log(`${look.name}, ${contentOf.name}: ${fault}`);
      faults.push(...found.map((fault) => `${look.name}, ${contentOf.name}: ${fault}`));
    }
    await context.close();
  }
  expect(faults).toEqual([]);
}, 1_800_000);

/** A few of the town's own images and videos. */
async function aStock(staff: Town['staff']) {
  const some = async (kind: 'image' | 'video', limit: number) => {
    const { items } = await staff.call(endpoints.listMedia, { query: { kind, limit } as never });
    return Promise.all(items.map(({ id }) => releaseMedia(staff, id)));
  };
  return { images: await some('image', 8), videos: await some('video', 2) };
}
