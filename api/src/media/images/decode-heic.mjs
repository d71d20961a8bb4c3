// @ts-check
// HEVC images by libheif in WebAssembly: hostile bytes stay in its memory. Threads share the tiles that phones write.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import openLibheif from 'libheif-js/libheif-wasm/libheif.js';

/** @typedef {{ width: number, height: number, channels: 3 | 4 }} Shape */
/** @typedef {Shape & { pixelsAtMost: number, code: WebAssembly.Module, bytes: Uint8Array, pixels: Uint8Array, taken: Int32Array, primaries: Int32Array }} Shared */

const wasm = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');
/** Machine code is shared by the threads, and kept. @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** @param {number} bytes */
const shared = (bytes) => new Uint8Array(new SharedArrayBuffer(bytes));

/**
 * The primary image, turned and cropped as the file says, as a TIFF in memory: a form in which sharp is told of a profile.
 * @param {string} file
 * @param {Shape & { pixelsAtMost: number, icc: Buffer | undefined, threads: number, seconds: number }} as what the header says
 */
export async function decodeHeic(file, { icc, threads, seconds, ...shape }) {
  compiled ??= readFile(wasm).then((code) => WebAssembly.compile(code));
  compiled.catch(() => {
    compiled = undefined;
  });
  const original = await readFile(file);
  const bytes = shared(original.length);
  bytes.set(original);
  const pixelBytes = shape.width * shape.height * shape.channels;
  const tiff = shared(pixelBytes + tailBytes(shape.height, icc));
  const pixels = tiff.subarray(pixelsAt, pixelsAt + pixelBytes);
  const [taken, primaries] = [new Int32Array(shared(4).buffer), new Int32Array(shared(4).buffer)];
  /** @type {Shared} */
  const data = { ...shape, code: await compiled, bytes, pixels, taken, primaries };
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL(import.meta.url), { workerData: data }),
  );
  const end = () => Promise.all(workers.map((worker) => worker.terminate()));
  const timer = setTimeout(end, seconds * 1000);
  const ended = workers.map(
    (worker) =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('exit', (status) => (status ? reject(new Error('heif: timeout')) : resolve(null)));
      }),
  );
  await Promise.all(ended).finally(() => {
    clearTimeout(timer);
    return end();
  });
  finishTiff(tiff, { ...shape, icc: icc ?? (primaries[0] === displayP3 ? await p3Profile() : undefined) });
  return Buffer.from(tiff.buffer);
}

/** Colour primaries of H.273 that phones use beside those of sRGB; the profile is sharp's own. */
const displayP3 = 12;
const p3Profile = async () => {
  // Not above: each thread would load it, too.
  const { default: sharp } = await import('sharp');
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const { icc } = await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata();
  return icc;
};

const pixelsAt = 8;
const rowsPerStrip = 64;
/** @param {number} height @param {Buffer | undefined} icc */
const tailBytes = (height, icc) =>
  pixelsAt + 8192 + 8 * Math.ceil(height / rowsPerStrip) + (icc?.length ?? 0);

/** @param {Uint8Array} tiff @param {Shape & { icc: Buffer | undefined }} image */
function finishTiff(tiff, { width, height, channels, icc }) {
  const stripBytes = rowsPerStrip * width * channels;
  const strips = Array.from({ length: Math.ceil(height / rowsPerStrip) }, (_, strip) => strip * stripBytes);
  const pixelBytes = width * height * channels;
  const [long, undefinedBytes] = [4, 7];
  /** @type {[tag: number, values: number[] | Buffer][]} */
  const entries = [
    [256, [width]],
    [257, [height]],
    [258, Array(channels).fill(8)], // bits
    [259, [1]], // not compressed
    [262, [2]], // RGB
    [273, strips.map((start) => pixelsAt + start)],
    [277, [channels]],
    [278, [rowsPerStrip]],
    [279, strips.map((start) => Math.min(stripBytes, pixelBytes - start))],
    ...(channels === 4 ? [/** @type {[number, number[]]} */ ([338, [2]])] : []), // transparency, not multiplied in
    ...(icc ? [/** @type {[number, Buffer]} */ ([34675, icc])] : []),
  ];
  const directory = pixelsAt + pixelBytes + (pixelBytes % 2);
  const view = new DataView(tiff.buffer);
  tiff.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, directory, true);
  view.setUint16(directory, entries.length, true);
  let free = directory + 2 + 12 * entries.length + 4;
  for (const [at, [tag, values]] of entries.entries()) {
    const entry = directory + 2 + 12 * at;
    const bytes = Array.isArray(values) ? new Uint8Array(Uint32Array.from(values).buffer) : values;
    view.setUint16(entry, tag, true);
    view.setUint16(entry + 2, Array.isArray(values) ? long : undefinedBytes, true);
    view.setUint32(entry + 4, values.length, true);
    if (bytes.length <= 4) tiff.set(bytes, entry + 8);
    else {
      view.setUint32(entry + 8, free, true);
      tiff.set(bytes, free);
      free += bytes.length + (bytes.length % 2);
    }
  }
}

/** One thread's part: tile after tile, as long as there are any. @param {Shared} shared */
function decodeTiles({ code, bytes, pixels, taken, primaries, width, height, channels, pixelsAtMost }) {
  const lib = openLibheif({
    /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => unknown} use */
    instantiateWasm: (imports, use) => use(new WebAssembly.Instance(code, imports)),
  });
  const [error, result, tiling] = [lib._malloc(16), lib._malloc(4), lib._malloc(128)];
  const u32 = (/** @type {number} */ at) => lib.HEAPU32[at >> 2];
  const checked = () => {
    const fault = u32(error);
    if (fault !== 0) throw new Error(fault === unsupported ? 'heif: unsupported' : `heif: libheif ${fault}`);
    return u32(result);
  };
  const unsupported = 4;
  const [rgb, interleaved, chroma] = [1, 10, channels === 4 ? 11 : 10];

  const file = lib._malloc(bytes.length);
  lib.HEAPU8.set(bytes, file);
  const context = lib._heif_context_alloc();
  // What is cropped away and larger tiles are decoded too, and the header's size says nothing of them.
  lib._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(pixelsAtMost)) + 64);
  lib._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0);
  checked();
  lib._heif_context_get_primary_image_handle(error, context, result);
  const handle = checked();
  if (
    lib._heif_image_handle_get_width(handle) !== width ||
    lib._heif_image_handle_get_height(handle) !== height
  )
    throw new Error('heif: not the size that was judged');
  lib._heif_image_handle_get_nclx_color_profile(error, handle, result);
  if (u32(error) === 0) primaries[0] = u32(u32(result) + 4);
  lib._heif_image_handle_get_image_tiling(error, handle, 1, tiling);
  checked();
  const [, columns, rows, tileWidth, tileHeight, , , top, left] = lib.HEAPU32.slice(tiling >> 2);
  if (tileWidth * tileHeight > pixelsAtMost) throw new Error('heif: too many pixels');
  // libheif gives tiles without their transparency.
  const isWhole = channels === 4 || columns * rows === 1;

  /** @param {number} image @param {number} x @param {number} y */
  const copy = (image, x, y) => {
    const [w, h] = [
      lib._heif_image_get_width(image, interleaved),
      lib._heif_image_get_height(image, interleaved),
    ];
    if (w !== (isWhole ? width : tileWidth) || h !== (isWhole ? height : tileHeight))
      throw new Error('heif: not the size that the file says');
    const from = lib._heif_image_get_plane_readonly(image, interleaved, result);
    const stride = u32(result);
    const [skipped, first] = [Math.max(0, -x), Math.max(0, -y)];
    const [right, last] = [Math.min(w, width - x), Math.min(h, height - y)];
    for (let row = first; row < last; row += 1) {
      const at = from + row * stride;
      const line = lib.HEAPU8.subarray(at + skipped * channels, at + right * channels);
      pixels.set(line, ((y + row) * width + x + skipped) * channels);
    }
    lib._heif_image_release(image);
  };

  for (;;) {
    const tile = Atomics.add(taken, 0, 1);
    if (tile >= (isWhole ? 1 : columns * rows)) return;
    const [x, y] = [tile % columns, Math.floor(tile / columns)];
    if (isWhole) lib._heif_decode_image(error, handle, result, rgb, chroma, 0);
    else lib._heif_image_handle_decode_image_tile(error, handle, result, rgb, chroma, 0, x, y);
    const image = checked();
    // Turned, the first tiles may be the cut ones: `left` and `top` say how much of them is seen.
    if (isWhole) copy(image, 0, 0);
    else copy(image, x * tileWidth - (left && tileWidth - left), y * tileHeight - (top && tileHeight - top));
  }
}

if (!isMainThread) decodeTiles(workerData);
