import { megabyte } from '@psifida/contract/content/upload';
// The legacy build: the other one calls what browsers of a year ago do not have.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type PdfFaultCode, pdfLimits, pdfTitle } from './pdf-rules.ts';

/** Fonts, character maps, colour profiles and decoders that a document may not bring along: see vite.config.ts. */
const folder = import.meta.env.VITE_PDF_FILES;
const served = {
  cMapUrl: `${folder}cmaps/`,
  iccUrl: `${folder}iccs/`,
  standardFontDataUrl: `${folder}standard_fonts/`,
  wasmUrl: `${folder}wasm/`,
  useWorkerFetch: true,
  isEvalSupported: false,
};

export class PdfFault extends Error {
  readonly code: PdfFaultCode;
  readonly params: Record<string, number>;

  constructor(code: PdfFaultCode, params: Record<string, number> = {}) {
    super(code);
    this.name = 'PdfFault';
    this.code = code;
    this.params = params;
  }
}

export type OpenedPdf = {
  title: string;
  pages: number;
  draw(page: number, canvas: HTMLCanvasElement, longerSide: number): { done: Promise<void>; cancel(): void };
  image(page: number, name: string): Promise<File>;
  close(): void;
};

/** Longer side of what becomes an asset, in pixels. */
const fourK = 3840;
/** Above this a PNG is mostly photographs, which JPEG keeps as well in a tenth of it. */
const pngAtMost = 4 * megabyte;
const jpegQuality = 0.95;

/** `port`: the library's own worker, which loads beside it. */
export async function openPdf(file: File, port: Worker): Promise<OpenedPdf> {
  if (file.size > pdfLimits.megabytes * megabyte)
    throw new PdfFault('too-large', {
      megabytes: Math.ceil(file.size / megabyte),
      max: pdfLimits.megabytes,
    });
  GlobalWorkerOptions.workerPort = port;
  const task = getDocument({ ...served, data: await file.arrayBuffer() });
  try {
    const pdf = await withinPatience(task.promise);
    if (pdf.numPages === 0) throw new PdfFault('broken');
    if (pdf.numPages > pdfLimits.pages)
      throw new PdfFault('too-many-pages', { pages: pdf.numPages, max: pdfLimits.pages });
    await withinPatience(pdf.getPage(1));
    const said = await pdf.getMetadata().catch(() => null);
    const { Title: title } = (said?.info ?? {}) as { Title?: unknown };
    return opened(pdf, {
      title: pdfTitle(title, file.name),
      lastModified: file.lastModified,
      close: () => void task.destroy(),
    });
  } catch (error) {
    void task.destroy();
    throw error instanceof PdfFault ? error : new PdfFault(codeOf(error));
  }
}

/** A document, or a page, that was made to keep its reader busy is given up. */
const withinPatience = <Found>(found: Promise<Found>, ms: number = pdfLimits.openingMs): Promise<Found> =>
  Promise.race([
    found,
    new Promise<never>((_, reject) => setTimeout(() => reject(new PdfFault('broken')), ms)),
  ]);

const codeOf = (error: unknown): PdfFaultCode =>
  error instanceof Error && error.name === 'PasswordException' ? 'password' : 'broken';

type Facts = { title: string; lastModified: number; close(): void };

function opened(pdf: PDFDocumentProxy, { title, lastModified, close }: Facts): OpenedPdf {
  const render = (number: number, canvas: HTMLCanvasElement, longerSide: number, intent: string) => {
    let cancel = () => {};
    const drawn = (async () => {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: longerSide / Math.max(width, height) });
      canvas.width = Math.max(1, Math.round(viewport.width));
      canvas.height = Math.max(1, Math.round(viewport.height));
      const task = page.render({ canvas, viewport, intent, background: '#ffffff' });
      cancel = () => task.cancel();
      await task.promise;
      page.cleanup();
    })();
    const done = withinPatience(drawn, pdfLimits.drawingMs).catch((error: unknown) => {
      cancel();
      throw error;
    });
    return { done, cancel: () => cancel() };
  };
  return {
    title,
    pages: pdf.numPages,
    close,
    draw: (page, canvas, longerSide) => render(page, canvas, longerSide, 'display'),
    image: async (page, name) => {
      const canvas = document.createElement('canvas');
      // As it would be printed: drawn without animation frames, which a hidden tab does not get.
      await render(page, canvas, fourK, 'print').done;
      const png = await encoded(canvas, 'image/png');
      const blob = png.size > pngAtMost ? await encoded(canvas, 'image/jpeg') : png;
      // Its memory is given back at once, not when it is collected.
      canvas.width = 0;
      const type = blob.type;
      return new File([blob], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type, lastModified });
    },
  };
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas was not encoded'))),
      type,
      jpegQuality,
    ),
  );
