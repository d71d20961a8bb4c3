const folded = (text: string) => text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

/** Typed on purpose is what counts: neither small letters nor an accent are in the way. */
export const isTheWord = (typed: string, word: string): boolean => folded(typed) === folded(word);
