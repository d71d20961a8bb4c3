/** Text that stands in a page as it is; only `html` makes it. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const sourceOf = (piece: Piece): string => {
  if (piece instanceof Html) return piece.source;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'object') return piece.map(sourceOf).join('');
  return String(piece).replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
};

/** Whatever is put into it is text, in an element as well as in a quoted attribute. */
export const html = (written: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(written.map((part, index) => part + sourceOf(pieces[index])).join(''));

/**
 * Data for machines that read the page. No sign in it can end the element, begin a comment or be taken for the end of a
 * line by what reads it as a script.
 */
export const dataBlock = (data: unknown): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}</script>`,
  );
