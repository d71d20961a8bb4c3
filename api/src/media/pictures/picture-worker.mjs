// @ts-check
// A process of its own in which pictures are decoded and encoded: hostile bytes can end it without ending the server, and
// its memory goes back to the system. Plain JavaScript, run from here by source and build alike. It judges nothing.
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

sharp.cache(false); // every picture comes once: remembering it only takes memory

/** Harmless oddities of cameras are warnings; what is cut off or broken is an error. */
const failOn = 'error';
const timeout = { seconds: 120 };

/**
 * Whole, upright, in sRGB, and within a square.
 * @param {string} file @param {{ side: number, pixelsAtMost: number }} bounds
 */
const upright = (file, { side, pixelsAtMost }) =>
  sharp(file, { failOn, limitInputPixels: pixelsAtMost })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout(timeout);

/** @type {import('./picture-tasks.ts').PictureTasks} */
const tasks = {
  readHeader: async ({ file }) => {
    const {
      autoOrient,
      pages = 1,
      compression = null,
    } = await sharp(file, { failOn, limitInputPixels: false }).metadata();
    return { ...autoOrient, pages, compression };
  },

  shrink: async ({ file, pixelsAtMost, sizes, format, options }) => {
    const [largest, ...smaller] = sizes;
    if (!largest) return [];
    const { data, info } = await upright(file, { side: largest.side, pixelsAtMost })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const made = await Promise.all([
      pixels().toFormat(format, options).timeout(timeout).toFile(largest.output),
      ...smaller.map(({ side, output }) =>
        pixels()
          .resize(side, side, { fit: 'inside' })
          .toFormat(format, options)
          .timeout(timeout)
          .toFile(output),
      ),
    ]);
    return made.map((one) => ({ width: one.width, height: one.height }));
  },

  /** Everything else is made from the result. */
  decode: async ({ file, side, pixelsAtMost, output }) => {
    await upright(file, { side, pixelsAtMost }).toFile(output);
  },

  scale: async ({ file, side, output }) => {
    await sharp(file).resize(side, side, { fit: 'inside' }).timeout(timeout).toFile(output);
  },

  /** None carries a word of the original's metadata: sharp writes none unless asked to. */
  encode: async ({ file, format, options, output }) => {
    const image = format === 'jpeg' ? sharp(file).flatten({ background: '#fff' }) : sharp(file);
    const { width, height } = await image.toFormat(format, options).timeout(timeout).toFile(output);
    return { width, height };
  },

  readPlaceholder: async ({ file }) => {
    const { data, info } = await sharp(file)
      .resize(100, 100, { fit: 'inside' }) // ThumbHash takes no more
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const { dominant } = await sharp(data, { raw: { width, height, channels: 4 } }).stats();
    const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
    return {
      thumbHash: Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64'),
      color: `#${hex.join('')}`,
    };
  },
};

let running = 0;
/** All cores for one task alone, one for each of many. @param {1 | -1} change */
const share = (change) => {
  running += change;
  sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / Math.max(1, running))));
};

process.on(
  'message',
  async (/** @type {{ id: number, task: keyof typeof tasks, input: never }} */ { id, task, input }) => {
    share(1);
    try {
      process.send?.({ id, result: await tasks[task](input) });
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? error.message : String(error) });
    } finally {
      share(-1);
    }
  },
);
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {}); // Ctrl-C reaches every process of the terminal; the server says when it is time
