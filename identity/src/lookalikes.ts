const scripts = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];
const other = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Letters of more than one alphabet, or of one that nobody here reads. */
export const mixesScripts = (name: string): boolean =>
  other.test(name) || scripts.filter((script) => script.test(name)).length > 1;

const alike = (from: string, to: string) => {
  const table = new Map(Array.from(from, (letter, index) => [letter, Array.from(to)[index] ?? letter]));
  return (text: string) => Array.from(text, (letter) => table.get(letter) ?? letter).join('');
};
/** As Unicode's list of confusables has them (UTS 39), for the alphabets that a name may be of. */
const asSmall = alike('01αγεικνορτυχωаеосрухіјѕ', 'olayeikvoptuxwaeocpyxijs');
const asCapital = alike('01ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТХУІЈЅ', 'OIABEZHIKMNOPTYXABEKMHOPCTXYIJS');

const bare = (name: string): string => name.normalize('NFKD').replace(/[\p{M}._-]/gu, '');

/** Whether somebody who reads one of them may take it for the other, written small or in capitals. */
export const looksLike = (one: string, another: string): boolean =>
  asSmall(bare(one).toLowerCase()) === asSmall(bare(another).toLowerCase()) ||
  asCapital(bare(one).toUpperCase()) === asCapital(bare(another).toUpperCase());
