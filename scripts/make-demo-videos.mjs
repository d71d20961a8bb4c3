// @ts-check
// npm run demo:videos [-- harbour]: draws the demonstration's videos from its images and the art package, into demo/videos.
// They are kept with the sources, because not every machine that starts Psifida has a browser that can encode.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureInstalled, stopWith } from './lib/prepare.mjs';
import { ensureBrowsers } from './lib/programs.mjs';
import { root, runInstalled } from './lib/run.mjs';

await ensureInstalled();
if ((await runInstalled('typescript/bin/tsc', ['-b', 'art'])) !== 0) stopWith('It does not compile.');
const art = await import('../art/dist/harbour.js');
const { image } = await import('../art/dist/sheet.js');
const { chromium } = await import('playwright-core');

/** @typedef {import('../art/dist/sheet.js').Drawing} Drawing */

/** @param {Drawing[]} drawings */
const drawn = (drawings, width = 1920, height = 1080) => {
  const svg = image((sheet) => drawings.map((one) => one(sheet)).join(''), { width, height, seed: 3 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
/** @param {string[]} names */
const kept = (...names) =>
  names.map((name) => {
    const base64 = readFileSync(path.join(root, 'demo/images', `${name}.webp`), 'base64');
    return `data:image/webp;base64,${base64}`;
  });

const times = /** @type {const} */ (['morning', 'noon', 'dusk', 'night']);
const sunX = 0.7;
/** Two harbours in one fade would have two suns: sky, sun and what is in front of it are layers. */
const harbour = {
  backs: times.map((time) => drawn([art.harbourSky(time)])),
  suns: times.map((time) => drawn([art.harbourDisc(time)], 1080, 1080)),
  fronts: times.map((time) =>
    drawn([
      art.harbourScenery(time),
      (sheet) => art.harbourGlitter(time, { x: sheet.width * sunX, whole: sheet })(sheet),
      art.harbourBoats(time),
    ]),
  ),
  /** Where it stands, in shares of the size. */
  sunX,
  sunY: [0.275, 0.11, 0.46, 0.19],
  sunUnder: 0.95,
};

/** Each goes through its images and comes back to the first, so that it loops without a seam. */
const videos = {
  harbour: { ...harbour, towards: [0.34, 0.5] },
  islands: { backs: kept('islands-morning', 'islands-noon', 'islands-dusk'), towards: [0.42, 0.6] },
  village: {
    backs: kept('village-noon', 'village-dusk', 'village-night', 'village-dusk'),
    towards: [0.62, 0.5],
  },
  // The encoder goes far beyond what it is given for so many stones.
  mosaic: { backs: kept('mosaic-waves', 'mosaic-rosette', 'mosaic-sun', 'mosaic-fish'), bitrate: 850_000 },
};

const bundles = path.dirname(createRequire(import.meta.url).resolve('mediabunny'));
const library = readFileSync(path.join(bundles, 'mediabunny.min.cjs'), 'utf8');
const wanted = process.argv.slice(2);
const { PSIFIDA_CHROMIUM: executablePath } = await ensureBrowsers();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, video] of Object.entries(videos)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const page = await browser.newPage();
  // WebCodecs are there for a trusted origin alone.
  await page.route('http://localhost/', (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  await page.goto('http://localhost/');
  await page.addScriptTag({ content: library });
  const bytes = Buffer.from(await page.evaluate(record, video), 'base64');
  writeFileSync(path.join(root, 'demo/videos', `${name}.webm`), bytes);
  console.log(`${name}.webm: ${(bytes.length / 1024).toFixed(0)} kB`);
  await page.close();
}
await browser.close();

/**
 * Runs in the browser.
 * @param {{ backs: string[], towards?: number[], suns?: string[], fronts?: string[], sunX?: number, sunY?: number[], sunUnder?: number, bitrate?: number }} video
 */
async function record({ backs, suns, fronts, bitrate = 1_150_000, ...video }) {
  const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = /** @type {any} */ (window).Mediabunny;
  const { towards: [towardsX = 0.5, towardsY = 0.5] = [], sunX = 0, sunY = [], sunUnder = 0 } = video;
  const [width, height, seconds, rate] = [1920, 1080, 4, 24];
  /** Drawn once: an SVG would be drawn anew for every frame. @param {string[]} urls */
  const decoded = (urls = []) =>
    Promise.all(
      urls.map(async (url) => {
        const image = Object.assign(new Image(), { src: url });
        await image.decode();
        return createImageBitmap(image);
      }),
    );
  const [back, sun, front] = [await decoded(backs), await decoded(suns), await decoded(fronts)];
  const newPen = () =>
    /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(width, height).getContext('2d'));
  const [pen, layer] = [newPen(), newPen()];
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(pen.canvas, { codec: 'vp9', bitrate, keyFrameInterval: 8 });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  const eased = (/** @type {number} */ share) => share * share * (3 - 2 * share);
  const frames = backs.length * seconds * rate;
  for (let frame = 0; frame < frames; frame += 1) {
    const share = frame / frames;
    const now = Math.floor(share * backs.length);
    const next = (now + 1) % backs.length;
    const within = share * backs.length - now;
    const fade = eased(Math.max(0, (within - 0.4) / 0.6));
    const zoom = 1.03 - 0.03 * Math.cos(2 * Math.PI * share);
    /** Opaque and translucent parts fade alike: what both have stays as it is. @param {ImageBitmap[]} images */
    const blended = (images) => {
      layer.globalCompositeOperation = 'copy';
      layer.globalAlpha = 1 - fade;
      layer.drawImage(/** @type {ImageBitmap} */ (images[now]), 0, 0, width, height);
      layer.globalCompositeOperation = 'lighter';
      layer.globalAlpha = fade;
      layer.drawImage(/** @type {ImageBitmap} */ (images[next]), 0, 0, width, height);
      pen.drawImage(layer.canvas, 0, 0);
    };
    pen.setTransform(zoom, 0, 0, zoom, width * (1 - zoom) * towardsX, height * (1 - zoom) * towardsY);
    blended(back);
    if (sun.length) {
      const [from = 0, to = 0] = [sunY[now], sunY[next]];
      const half = eased((within * 2) % 1);
      // The sun goes down before the moon comes up, and the other way round.
      const down = within < 0.5 ? from + (sunUnder - from) * half : sunUnder + (to - sunUnder) * half;
      const y = height * (now < 2 ? from + (to - from) * eased(within) : down);
      const nextAlpha = now < 2 ? fade : within < 0.5 ? 0 : 1;
      const disc = (/** @type {number} */ which, /** @type {number} */ alpha) => {
        const drawn = /** @type {ImageBitmap} */ (sun[which]);
        pen.globalAlpha = alpha;
        pen.drawImage(drawn, width * sunX - drawn.width / 2, y - drawn.height / 2);
      };
      disc(now, nextAlpha === 1 ? 0 : 1);
      disc(next, nextAlpha);
      pen.globalAlpha = 1;
      blended(front);
    }
    await source.add(frame / rate, 1 / rate);
  }
  await output.finalize();
  let text = '';
  for (const byte of new Uint8Array(output.target.buffer)) text += String.fromCharCode(byte);
  return btoa(text);
}
