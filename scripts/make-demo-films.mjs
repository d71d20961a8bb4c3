// @ts-check
// npm run demo:films: draws the demonstration's films and records them, into server/src/demo/films.
// They are kept with the sources, because not every machine that starts Psifida has a browser that can record.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { ensureChromium } from './lib/programs.mjs';
import { root } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt();
const [{ picture }, { harbour }, { islands }, { stoneVillage }, { mosaic }] = await Promise.all(
  ['sheet', 'harbour', 'islands', 'stone-village', 'mosaic'].map((name) => import(`@psifida/art/${name}`)),
);

const size = { width: 1280, height: 720 };
/** @param {(sheet: any) => string} drawing */
const still = (drawing) => picture(drawing, { width: 1920, height: 1080, seed: 3 });

/** Each film goes through its pictures and comes back to the first, so that it loops without a seam. */
const films = [
  {
    name: 'harbour',
    stills: ['morning', 'noon', 'dusk', 'night'].map((time) => still(harbour({ time }))),
    drift: [0.34, 0.5],
  },
  {
    name: 'islands',
    stills: ['morning', 'noon', 'dusk'].map((time) => still(islands({ time }))),
    drift: [0.42, 0.6],
  },
  {
    name: 'village',
    stills: ['noon', 'dusk', 'night', 'dusk'].map((time) => still(stoneVillage({ time }))),
    drift: [0.62, 0.5],
  },
  {
    name: 'mosaic',
    stills: ['waves', 'rosette', 'sun', 'fish'].map((motif) => still(mosaic({ motif }))),
    drift: [0.5, 0.5],
  },
];

const library = await readFile(
  path.join(path.dirname(createRequire(import.meta.url).resolve('mediabunny')), 'mediabunny.min.cjs'),
  'utf8',
);
const folder = path.join(root, 'server/src/demo/films');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
try {
  for (const film of films) {
    const page = await browser.newPage();
    // Browsers record only for pages of a trusted address.
    await page.route('http://localhost/', (route) => route.fulfill({ body: '', contentType: 'text/html' }));
    await page.goto('http://localhost/');
    await page.addScriptTag({ content: library });
    const base64 = await page.evaluate(record, { ...film, ...size, seconds: 4, rate: 24 });
    const bytes = Buffer.from(base64, 'base64');
    await writeFile(path.join(folder, `${film.name}.webm`), bytes);
    console.log(`${film.name}.webm: ${(bytes.length / 1024).toFixed(0)} kB, ${film.stills.length * 4} s`);
    await page.close();
  }
} finally {
  await browser.close();
}

/**
 * Runs in the browser.
 * @param {{ stills: string[], drift: number[], width: number, height: number, seconds: number, rate: number }} film
 */
async function record({ stills, drift, width, height, seconds, rate }) {
  const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = /** @type {any} */ (window).Mediabunny;
  const images = await Promise.all(
    stills.map(async (svg) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      await image.decode();
      // Drawn once: an SVG would be drawn anew for every frame.
      return createImageBitmap(image, { resizeWidth: 1920, resizeHeight: 1080 });
    }),
  );
  const canvas = new OffscreenCanvas(width, height);
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 450_000, keyFrameInterval: 4 });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  const frames = stills.length * seconds * rate;
  const [fx = 0.5, fy = 0.5] = drift;
  for (let frame = 0; frame < frames; frame += 1) {
    const share = frame / frames;
    const place = share * images.length;
    const now = Math.floor(place);
    const within = place - now;
    // Most of the time one picture stands; in the last 40 % of its time the next one comes through it.
    const through = Math.max(0, (within - 0.6) / 0.4);
    const zoom = 1.06 - 0.06 * Math.cos(2 * Math.PI * share);
    const [w, h] = [width * zoom, height * zoom];
    const [x, y] = [(width - w) * fx, (height - h) * fy];
    pen.globalAlpha = 1;
    pen.drawImage(/** @type {ImageBitmap} */ (images[now]), x, y, w, h);
    pen.globalAlpha = through * through * (3 - 2 * through);
    pen.drawImage(/** @type {ImageBitmap} */ (images[(now + 1) % images.length]), x, y, w, h);
    await source.add(frame / rate, 1 / rate);
  }
  await output.finalize();
  const bytes = new Uint8Array(output.target.buffer);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
