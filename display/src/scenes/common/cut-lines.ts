type Edges = { top: number; bottom: number };

/** How much to hide at either edge of a view, so that no line of its text is seen in part. */
export function cutLines(lines: readonly Edges[], { top, bottom }: Edges): { before: number; after: number } {
  // Letters as tall as half of the view are better seen in part than not at all.
  const seen = lines.filter(
    (line) => line.bottom > top && line.top < bottom && line.bottom - line.top < (bottom - top) / 2,
  );
  const above = seen.filter((line) => line.top < top);
  const below = seen.filter((line) => line.bottom > bottom);
  return {
    before: Math.max(0, ...above.map((line) => line.bottom - top)),
    after: Math.max(0, ...below.map((line) => bottom - line.top)),
  };
}

/** The boxes of two lines may overlap by a little: so much above the letters, as a share of the height, is not theirs. */
const air = 0.08;

export function linesIn(view: Element): Edges[] {
  const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: Edges[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    for (const { top, bottom, height } of range.getClientRects())
      lines.push({ top: top + height * air, bottom });
  }
  return lines;
}
