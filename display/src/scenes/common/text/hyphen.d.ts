declare module 'hyphen/hyphen.js' {
  /** Puts `hyphenChar` wherever a word of at least `minWordLength` letters may be broken. */
  export default function createHyphenator(
    patterns: unknown,
    options: { hyphenChar: string; minWordLength: number },
  ): (text: string) => string;
}

declare module 'hyphen/patterns/el-monoton.js' {
  const patterns: unknown;
  export default patterns;
}
