import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJpeg, aNoisyImage } from '../../testing/make-image.ts';
import { ImageProcessEnded, openImageProcess } from './image-process.ts';

let folder: string;
const images = openImageProcess({ parallel: 2 });
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-images-'));
});
afterAll(async () => {
  images.close();
  await rm(folder, { recursive: true, force: true });
});

const aFile = async (bytes: Promise<Buffer>): Promise<string> => {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, await bytes);
  return file;
};

const workers = (): number[] =>
  execFileSync('pgrep', ['-P', String(process.pid), '-f', 'image-worker'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

test('answers each question with its own answer, however many are asked at once', async () => {
  const widths = [100, 200, 300, 400, 500];
  const files = await Promise.all(widths.map((width) => aFile(aJpeg({ width, height: 80 }))));
  const headers = await Promise.all(files.map((file) => images.readHeader({ file })));
  expect(headers.map(({ width }) => width)).toEqual(widths);
});

test.each([
  ['upright', 1],
  ['turned by its camera', 6],
])('a JPEG that is decoded at half is the same image, %s', async (_how, orientation) => {
  const shapes = aNoisyImage({ width: 840, height: 640 }).blur(6).normalise();
  const file = await aFile(shapes.withMetadata({ orientation }).jpeg().toBuffer());
  const as = { format: 'webp', options: { quality: 90 } } as const;
  const shrunk = async (smaller: number) =>
    Promise.all(
      (await images.shrink({ file, pixelsAtMost: 1e9, sides: [400, 200], smaller, ...as })).made.map(
        async ({ width, height, data }) => ({ width, height, pixels: await sharp(data).raw().toBuffer() }),
      ),
    );
  const whole = await shrunk(1);
  for (const [at, { pixels, ...size }] of (await shrunk(2)).entries()) {
    const other = whole[at];
    expect(other).toMatchObject(size);
    let difference = 0;
    for (const [place, value] of pixels.entries())
      difference += Math.abs(value - (other?.pixels[place] ?? 0));
    expect(difference / pixels.length).toBeLessThan(2);
  }
});

test('what cannot be decoded smaller is read whole', async () => {
  const file = await aFile(aNoisyImage({ width: 840, height: 640 }).png().toBuffer());
  const as = { format: 'webp', options: { quality: 90 } } as const;
  const {
    made: [made],
  } = await images.shrink({ file, pixelsAtMost: 1e9, sides: [400], smaller: 2, ...as });
  expect(made).toMatchObject({ width: 400, height: 305 });
});

test('what the library cannot read is an error with its words', async () => {
  const file = await aFile(Promise.resolve(Buffer.from('no image')));
  await expect(images.readHeader({ file })).rejects.toThrow(/unsupported image format/);
});

test('R-GUARD-04 an image that brings the process down fails by itself; the next one is worked on', async () => {
  const file = await aFile(aNoisyImage({ width: 3000, height: 2000 }).jpeg().toBuffer());
  const output = path.join(folder, 'decoded.v');
  await images.readHeader({ file });
  // It is held still first: on a busy machine it would be done before it is found.
  for (const pid of workers()) process.kill(pid, 'SIGSTOP');
  const pending = images.decode({ file, side: 3000, pixelsAtMost: 1e9, output });
  for (const pid of workers()) process.kill(pid, 'SIGKILL');
  await expect(pending).rejects.toBeInstanceOf(ImageProcessEnded);
  expect(await images.readHeader({ file })).toMatchObject({ width: 3000, height: 2000, pages: 1 });
});

test('R-GUARD-04 a process that is ended while nobody waits for it is missed by nobody', async () => {
  const file = await aFile(aJpeg({ width: 100, height: 80 }));
  await images.readHeader({ file });
  const pids = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'image-worker'], {
    encoding: 'utf8',
  });
  for (const pid of pids.trim().split('\n')) process.kill(Number(pid), 'SIGKILL');
  // Its end has not been heard of yet: what is sent is lost, and fails by itself.
  const lost = images.readHeader({ file }).catch((error: unknown) => error);
  const answer = await lost;
  expect(answer instanceof ImageProcessEnded || (answer as { width: number }).width === 100).toBe(true);
  expect(await images.readHeader({ file })).toMatchObject({ width: 100 });
});
