import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';

/** One that is chosen twice is the same file if it was changed at the same moment. */
export type NamedFile = { name: string; mimeType: string; buffer: Buffer; lastModified?: number };

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of bright stripes, of random colours: no two are the same, and none is dark or white. */
export function stripedImage({ width = 1920, height = 1080 } = {}): Buffer {
  const stripe = () => Buffer.from(Array.from({ length: 3 }, () => 130 + Math.floor(Math.random() * 80)));
  const stripes = Array.from({ length: 12 }, () => Buffer.alloc(width * 3, stripe()));
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.of(0), stripes[Math.floor((y * stripes.length) / height)] as Buffer]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const anImage = (name: string, width?: number, height?: number): NamedFile => ({
  ...{ name, mimeType: 'image/png' },
  buffer: stripedImage({ ...(width && { width }), ...(height && { height }) }),
});
export const someImages = (count: number, name: string, width?: number, height?: number): NamedFile[] =>
  Array.from({ length: count }, (_, index) => anImage(`${name}-${index + 1}.png`, width, height));

/** The same image with more bytes in it: private chunks that every reader passes over. */
export function heavier({ buffer, ...image }: NamedFile, megabytes: number): NamedFile {
  const afterHeader = 8 + 25;
  const chunks = Array.from({ length: megabytes }, () => chunk('psFd', Buffer.alloc(1_000_000, 7)));
  return {
    ...image,
    buffer: Buffer.concat([buffer.subarray(0, afterHeader), ...chunks, buffer.subarray(afterHeader)]),
  };
}

/** The same image, which says so much of itself (XMP). */
export function described({ buffer, ...image }: NamedFile, { credit = '', copyright = '' }): NamedFile {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="${credit}"><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${copyright}</rdf:li></rdf:Alt></dc:rights></rdf:Description></rdf:RDF></x:xmpmeta>`;
  const text = chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`));
  return { ...image, buffer: Buffer.concat([buffer.subarray(0, 8 + 25), text, buffer.subarray(8 + 25)]) };
}

/** What a person drags into the page from a folder. */
export const droppable = (page: Page, files: readonly NamedFile[]) =>
  page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, base64, ...facts } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, facts));
      }
      return transfer;
    },
    files.map(({ mimeType: type, buffer, ...facts }) => ({
      ...facts,
      ...{ type, base64: buffer.toString('base64') },
    })),
  );

/** As one item, which several files are in a folder. */
export async function dropOnto(target: Locator, ...files: NamedFile[]): Promise<void> {
  const dataTransfer = await droppable(target.page(), files);
  await dataTransfer.evaluate((data) => Object.defineProperty(data, 'items', { value: [{}] }));
  for (const type of ['dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer });
}

/** Half a second of video, or so many frames of it, as the browser itself records it. */
export async function aVideo(
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
export function anAudioFile(name: string, seconds: number): NamedFile {
  const frame = () =>
    Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(405), Buffer.from(randomBytes(8))]);
  const frames = Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, frame);
  return { name, mimeType: 'audio/mpeg', buffer: Buffer.concat(frames) };
}

type PdfFacts = { pages: number; title?: string; locked?: boolean; endless?: boolean };

/** A PDF of A4 pages, each with its number in large digits on a colour of its own; `locked`: it opens with a password alone. `endless`: each page draws a form that draws the next one twice, and so on. */
export function aPdf(
  name: string,
  { pages, title = '', locked = false, endless = false }: PdfFacts,
): NamedFile {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`);
  const drawn = Array.from({ length: pages }, (_, index) => {
    const colour = Array.from({ length: 3 }, () => (0.5 + Math.random() / 2).toFixed(3)).join(' ');
    return `${colour} rg 40 40 515 762 re f 0 g BT /F1 200 Tf 150 350 Td (${index + 1}) Tj ET${endless ? ' /X0 Do' : ''}`;
  });
  const forms = Array.from({ length: endless ? 40 : 0 }, (_, index) => `/X${index + 1} Do /X${index + 1} Do`);
  const named = forms.map((_, index) => `/X${index} ${4 + 2 * pages + index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /XObject << ${named} >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...drawn.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...forms.map(
      (content) =>
        `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ),
    `<< /Title <feff${Buffer.from(title, 'utf16le').swap16().toString('hex')}> >>`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >> /ID [<01> <01>]`;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R ${locked ? lock : ''} >>`;
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text + end, 'latin1') };
}
