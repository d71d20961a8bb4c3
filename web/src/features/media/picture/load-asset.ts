import type { MediaAsset } from '@psifida/contract/content/media';
import { listMedia } from '@psifida/contract/endpoints/media';
import { call } from '../../../lib/api-client.ts';
import { createBatchLoader } from '../../../lib/batch-loader.ts';

/** As many as the API names at once. */
const atOnce = 100;

/** One asset; those asked for in the same moment travel in one request. */
export const loadAsset = createBatchLoader<MediaAsset>({
  atOnce,
  load: async (ids) => (await call(listMedia, { query: { ids: ids.join(), limit: atOnce } })).items,
});
