import { inBoth } from '../shape.ts';

/** Who else has something open. */
export const presence = inBoth({
  el: {
    open: 'Ανοιχτό και από: {names}',
    typing: '{count, plural, one {Γράφει τώρα: {names}} other {Γράφουν τώρα: {names}}}',
    you: 'εσάς, σε άλλο παράθυρο',
    youTyping: 'εσείς, σε άλλο παράθυρο',
  },
  en: {
    open: 'Also opened by: {names}',
    typing: '{count, plural, one {Typing now: {names}} other {Typing now: {names}}}',
    you: 'you, in another window',
    youTyping: 'you, in another window',
  },
});
