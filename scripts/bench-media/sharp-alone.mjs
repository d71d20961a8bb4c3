// @ts-check
// The image library's own limit: the same sizes of the same photos, as many at a time, and nothing around it.
import { createRequire } from 'node:module';
import { workerCount } from '../../api/dist/features/media/uploads/upload-workers.js';
import { makePictures } from '../../api/dist/media/renditions/make-pictures.js';

const sharp = createRequire(new URL('../../api/package.json', import.meta.url))('sharp');
sharp.cache(false);

process.on('message', async (/** @type {{ photos: string[] }} */ { photos }) => {
  const queue = [...photos];
  const began = performance.now();
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift())
      for await (const _picture of makePictures(file, { width: 6000, height: 4000 }));
  };
  await Promise.all(Array.from({ length: workerCount() }, work));
  process.send?.((performance.now() - began) / 1000);
});
process.send?.('ready');
