// @ts-check
// A process of its own in which images are decoded and encoded: hostile bytes can end it without ending the server, and
// its memory goes back to the system. Plain JavaScript, run from here by source and build alike. It judges nothing.
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { decodeHeic } from './decode-heic.mjs';
import { flawOf } from './flaw-of.mjs';
import { readMetadata } from './read-metadata.mjs';

process.umask(0o077); // what the library writes on the way is for this account alone, like everything about an upload
sharp.cache(false); // every image comes once: remembering it only takes memory

/** Harmless oddities of cameras are warnings; what is cut off or broken is an error. */
const failOn = 'error';
const timeout = { seconds: 120 };

/**
 * The file itself, or what is decoded of one that sharp cannot decode: its libheif comes without HEVC.
 * @param {string} file @param {number} pixelsAtMost
 */
const readable = async (file, pixelsAtMost) => {
  const { compression, width, height, hasAlpha, icc } = await sharp(file, {
    limitInputPixels: false,
  }).metadata();
  if (compression !== 'hevc') return file;
  if (width * height > pixelsAtMost) throw new Error('heif: too many pixels');
  const shape = { width, height, channels: hasAlpha ? /** @type {const} */ (4) : /** @type {const} */ (3) };
  return decodeHeic(file, { ...shape, icc, pixelsAtMost, threads: sharp.concurrency(), ...timeout });
};

/**
 * Whole, upright, in sRGB, and within a square.
 * @param {string | Buffer} source @param {{ side: number, pixelsAtMost: number }} bounds
 */
const upright = (source, { side, pixelsAtMost }) =>
  sharp(source, { failOn, limitInputPixels: pixelsAtMost })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout(timeout);

/**
 * Decoded once, to be used often.
 * @param {import('sharp').Sharp} image
 */
const pixelsOf = async (image) => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, data, again: () => sharp(data, { raw: { width, height, channels } }) };
};

/** @param {import('sharp').Sharp} image @param {{ format: import('@psifida/contract/content/media').ImageFormat, options: object }} as */
const encoded = async (image, { format, options }) => {
  const { data, info } = await image
    .toFormat(format, options)
    .timeout(timeout)
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** @param {number[]} sides the largest first, which the pixels have @param {() => import('sharp').Sharp} pixels @param {Parameters<typeof encoded>[1]} as */
const encodedIn = ([, ...others], pixels, as) =>
  Promise.all([
    encoded(pixels(), as),
    ...others.map((side) => encoded(pixels().resize(side, side, { fit: 'inside' }), as)),
  ]);

/** ThumbHash keeps a few waves of it; from more pixels it makes the same, only later. */
const placeholderSide = 48;

/** The library's own statistics know this too, and take a third of a thumbnail's time for it. @param {Buffer} rgba */
const dominantColor = (rgba) => {
  const counts = new Uint32Array(16 ** 3);
  let most = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const bin = ((rgba[at] ?? 0) >> 4) * 256 + ((rgba[at + 1] ?? 0) >> 4) * 16 + ((rgba[at + 2] ?? 0) >> 4);
    counts[bin] = (counts[bin] ?? 0) + 1;
    if ((counts[bin] ?? 0) > (counts[most] ?? 0)) most = bin;
  }
  return `#${[most >> 8, (most >> 4) & 15, most & 15].map((part) => `${part.toString(16)}8`).join('')}`;
};

/** @param {() => import('sharp').Sharp} pixels */
const placeholderOf = async (pixels) => {
  const { width, height, data } = await pixelsOf(
    pixels().resize(placeholderSide, placeholderSide, { fit: 'inside' }).ensureAlpha(),
  );
  return {
    thumbHash: Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64'),
    color: dominantColor(data),
  };
};

/**
 * What draws the eye, as sharp finds it for a crop; the centre where nothing does.
 * @param {Awaited<ReturnType<typeof pixelsOf>>} pixels
 */
const focalPointOf = async ({ width, height, again }) => {
  const cropped = again().resize({ width: Math.ceil(width / 2), height, position: sharp.strategy.attention });
  const { info } = await cropped.raw().toBuffer({ resolveWithObject: true });
  const { attentionX: x = 0, attentionY: y = 0 } = info;
  // Not at the very edge, where what is striking is seldom what is meant.
  const share = (/** @type {number} */ part) => Math.round(Math.min(0.8, Math.max(0.2, part)) * 1000) / 1000;
  return x || y ? { x: share(x / width), y: share(y / height) } : { x: 0.5, y: 0.5 };
};

/** @param {Awaited<ReturnType<typeof pixelsOf>>} pixels */
const flawIn = async ({ again }) =>
  flawOf(await pixelsOf(again().flatten({ background: '#fff' }).toColourspace('b-w')));

/** @type {import('./image-tasks.ts').ImageTasks} */
const tasks = {
  readHeader: async ({ file }) => {
    const { autoOrient, pages = 1 } = await sharp(file, { failOn, limitInputPixels: false }).metadata();
    return { ...autoOrient, pages };
  },

  readMetadata: async ({ file }) => {
    const { exif, iptc, xmp } = await sharp(file, { limitInputPixels: false }).metadata();
    return exif || iptc || xmp ? readMetadata(file) : null;
  },

  makeThumbnail: async ({ file, pixelsAtMost, side, usable, ...as }) => {
    const source = await readable(file, pixelsAtMost);
    const sides = [...usable, side];
    const pixels = await pixelsOf(upright(source, { side: sides[0] ?? side, pixelsAtMost }));
    const [made, placeholder, focalPoint, flaw] = await Promise.all([
      encodedIn(sides, pixels.again, as),
      placeholderOf(pixels.again),
      focalPointOf(pixels),
      usable.length ? flawIn(pixels) : null,
    ]);
    return { made, placeholder, focalPoint, flaw };
  },

  shrink: async ({ file, pixelsAtMost, sides, smaller, ...as }) => {
    const [largest] = sides;
    if (!largest) return { made: [], flaw: null };
    const read = (/** @type {string | Buffer} */ source) =>
      pixelsOf(upright(source, { side: largest, pixelsAtMost }));
    const whole = async () => read(await readable(file, pixelsAtMost));
    // A word to the decoder behind the library, which another decoder may not know: then as the library does it.
    const pixels = smaller > 1 ? await read(`${file}[shrink=${smaller}]`).catch(whole) : await whole();
    const [made, flaw] = await Promise.all([encodedIn(sides, pixels.again, as), flawIn(pixels)]);
    return { made, flaw };
  },

  /** Everything else is made from the result. */
  decode: async ({ file, side, pixelsAtMost, output }) => {
    await upright(await readable(file, pixelsAtMost), { side, pixelsAtMost }).toFile(output);
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
};

let running = 0;
/** All cores for one task alone, one for each of many. @param {number} change */
const share = (change) => {
  running += change;
  sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / Math.max(1, running))));
};

process.on(
  'message',
  async (/** @type {{ id: number, task: keyof typeof tasks, input: never }} */ { id, task, input }) => {
    const weight = task === 'readMetadata' ? 0 : 1;
    share(weight);
    try {
      process.send?.({ id, result: await tasks[task](input) });
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? error.message : String(error) });
    } finally {
      share(-weight);
    }
  },
);
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {}); // Ctrl-C reaches every process of the terminal; the server says when it is time
