export const pdfLimits = { pages: 200, megabytes: 300, openingMs: 30_000, drawingMs: 60_000 } as const;

export type PdfFaultCode = 'password' | 'broken' | 'too-many-pages' | 'too-large';

/** What programs write as the title by themselves: 'Microsoft Word - poster.docx', 'untitled'. */
const byProgram =
  /^microsoft |^(untitled|document\d*|έγγραφο\d*|presentation\d*|παρουσίαση\d*)$|\.[a-z]{2,5}$/i;
/** What a file's name cannot have, and what shows nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: titles of documents have them
const unfit = /[\u0000-\u001f\u007f\\/:*?"<>|]+/g;

/** The document's own title where a person wrote one, else the file's name. */
export function pdfTitle(written: unknown, fileName: string): string {
  const title = typeof written === 'string' ? written.replace(unfit, ' ').replace(/\s+/g, ' ').trim() : '';
  const named = fileName.replace(/\.pdf$/i, '').trim();
  return (title && !byProgram.test(title) ? title : named || title).slice(0, 150);
}
