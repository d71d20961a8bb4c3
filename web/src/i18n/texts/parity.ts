import { inBoth } from '../shape.ts';

/** Where the two languages of a text may not say the same. */
export const parity = inBoth({
  el: {
    doubts: 'Ελέγξτε τις δύο γλώσσες',
    'mixed-letters': 'Ελληνικά και λατινικά γράμματα στην ίδια λέξη: {words}.',
    'greek-in-english': 'Ελληνικά γράμματα στο αγγλικό κείμενο: {words}.',
    'no-greek': 'Το ελληνικό κείμενο δεν έχει ελληνικά γράμματα.',
    'far-shorter': {
      el: 'Το ελληνικό κείμενο είναι πολύ πιο σύντομο από το αγγλικό.',
      en: 'Το αγγλικό κείμενο είναι πολύ πιο σύντομο από το ελληνικό.',
    },
    onlyGreek: 'Μόνο στα ελληνικά: {numbers}.',
    onlyEnglish: 'Μόνο στα αγγλικά: {numbers}.',
  },
  en: {
    doubts: 'Check the two languages',
    'mixed-letters': 'Greek and Latin letters in one word: {words}.',
    'greek-in-english': 'Greek letters in the English text: {words}.',
    'no-greek': 'The Greek text has no Greek letters.',
    'far-shorter': {
      el: 'The Greek text is much shorter than the English one.',
      en: 'The English text is much shorter than the Greek one.',
    },
    onlyGreek: 'Only the Greek text has: {numbers}.',
    onlyEnglish: 'Only the English text has: {numbers}.',
  },
});
