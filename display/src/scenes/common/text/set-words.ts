/** Upper bounds in em: of Literata at its boldest, which is wider than Commissioner. */
const widths: readonly [RegExp, number][] = [
  [/\s/, 0.3],
  [/[ιίϊΐlij|!.,:;'’·()[\]/-]/u, 0.42],
  [/[ωώψφmwæœ—]/u, 0.92],
  [/[ΩΜΦΨΘWMQ@%]/u, 1.06],
  [/\p{Lu}/u, 0.84],
];
const otherwise = 0.64;

const known = new Map<string, number>();
function widthOf(letter: string): number {
  let width = known.get(letter);
  if (width === undefined) {
    width = widths.find(([some]) => some.test(letter))?.[1] ?? (letter === '' ? 0 : otherwise);
    known.set(letter, width);
  }
  return width;
}

/** Upper bound of the width on one line, in em. */
export function emsOf(words: string): number {
  let sum = 0;
  for (const letter of words) sum += widthOf(letter);
  return sum;
}

/** Lines at most so many em wide; an endless word is broken where a line is full. */
export function setWords(words: string, ems: number): string[] {
  const lines: string[] = [];
  let [line, width] = ['', 0];
  const end = () => {
    if (line) lines.push(line);
    [line, width] = ['', 0];
  };
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const own = emsOf(word);
    const space = line ? widthOf(' ') : 0;
    if (width + space + own <= ems) {
      line += line ? ` ${word}` : word;
      width += space + own;
      continue;
    }
    end();
    for (const letter of word) {
      if (line && width + widthOf(letter) > ems) end();
      line += letter;
      width += widthOf(letter);
    }
  }
  end();
  return lines;
}

/** As many whole words as surely stand on so many lines. */
export function wholeWords(words: string, ems: number, lines: number): string {
  const set = setWords(words, ems);
  return set.length <= lines
    ? words
    : `${set
        .slice(0, lines)
        .join(' ')
        .replace(/[\s,.;:·–-]+$/u, '')}…`;
}

/** As few pages as possible, about equally full. */
export function evenPages<T>(all: readonly T[], atOnce: number): T[][] {
  const count = Math.ceil(all.length / atOnce);
  const startOf = (page: number) => Math.ceil((page * all.length) / count);
  return Array.from({ length: count }, (_, page) => all.slice(startOf(page), startOf(page + 1)));
}

/** To half a pixel; the smallest where none fits. */
export function largestThatFits(smallest: number, largest: number, fits: (size: number) => boolean): number {
  if (largest <= smallest || fits(largest)) return Math.max(smallest, largest);
  let [low, high] = [smallest, largest];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
