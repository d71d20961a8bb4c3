import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

export type NamedFile = { name: string; mimeType: string; buffer: Buffer };

/** A picture that no other test has: its colours are drawn by lot. */
export async function aPicture(page: Page, name: string, width = 1920, height = 1080): Promise<NamedFile> {
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      for (let row = 0; row < 16; row += 1) {
        pen.fillStyle = `hsl(${Math.random() * 360} 60% 60%)`;
        pen.fillRect(0, (row * h) / 16, w, h / 16);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** Half a second of film, or so many frames of it, as the browser itself records it. */
export async function aFilm(
  page: Page,
  name: string,
  { width = 1280, height = 720, frames = 15 } = {},
): Promise<NamedFile> {
  const base64 = await page.evaluate(
    async ([w, h, atLeast]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      // On a busy machine it takes a while until the first frame is recorded.
      recorder.start(100);
      const isRecorded = () => parts.reduce((sum, { size }) => sum + size, 0) > 2_000;
      for (let frame = 0; frame < atLeast || (!isRecorded() && frame < 250); frame += 1) {
        pen.fillStyle = `hsl(${Math.random() * 360} 60% 60%)`;
        pen.fillRect(0, 0, w, h);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      recorder.stop();
      await stopped;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height, frames] as const,
  );
  return { name, mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') };
}

/** Silence as an MP3 of so many seconds, frame by frame, and like no other: what a frame has no use for is drawn by lot. */
export function aSound(name: string, seconds: number): NamedFile {
  const frame = () =>
    Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(405), Buffer.from(randomBytes(8))]);
  const frames = Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, frame);
  return { name, mimeType: 'audio/mpeg', buffer: Buffer.concat(frames) };
}
