const pen =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const points = 'd="[\\w .,-]+"';
const lineAlone = new RegExp(`^(?:<path ${pen} ${points}/>|<g ${pen}>(?:<path ${points}/>)+</g>)$`);

/**
 * The line of an icon that is nothing but a line of the usual pen; null of any other. Only its points are taken, so a body
 * from the network brings no markup along. Of each image a browser makes a document of its own, some 2.5 ms of the page's
 * thread and thirty times in an editor; a line is simply drawn.
 */
export function lineOf(body: string): string | null {
  if (!lineAlone.test(body)) return null;
  const parts = Array.from(body.matchAll(/ d="([^"]*)"/g), ([, line]) => line);
  // The first step of each may be counted from nought, where it would be counted from the end of the one before.
  return parts.join('M0 0');
}
