/** How wide a letter is at most, in sizes of its type: of Literata at its boldest here, which is wider than Commissioner. */
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
  const width =
    known.get(letter) ?? widths.find(([some]) => some.test(letter))?.[1] ?? (letter === '' ? 0 : otherwise);
  known.set(letter, width);
  return width;
}

/** As wide as these words are at most on one line, in sizes of their type. */
export function emsOf(words: string): number {
  let sum = 0;
  for (const letter of words) sum += widthOf(letter);
  return sum;
}

/** These words in lines no wider than so many sizes of their type; a word without end is broken where a line is full. */
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
