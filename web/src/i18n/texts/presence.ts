import { inBoth } from '../shape.ts';

export const presence = inBoth({
  open: ['Ανοιχτό και από: {names}', 'Also opened by: {names}'],
  typing: [
    '{count, plural, one {Γράφει τώρα: {names}} other {Γράφουν τώρα: {names}}}',
    '{count, plural, one {Typing now: {names}} other {Typing now: {names}}}',
  ],
  you: ['εσάς, σε άλλο παράθυρο', 'you, in another window'],
  youTyping: ['εσείς, σε άλλο παράθυρο', 'you, in another window'],
});
