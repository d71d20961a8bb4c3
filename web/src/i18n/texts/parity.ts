import { inBoth } from '../shape.ts';

export const parity = inBoth({
  doubts: ['Ελέγξτε τις δύο γλώσσες', 'Check the two languages'],
  older: {
    el: [
      'Το ελληνικό κείμενο είναι παλαιότερο από το αγγλικό: ελέγξτε το.',
      'The Greek text is older than the English one: check it.',
    ],
    en: [
      'Το αγγλικό κείμενο είναι παλαιότερο από το ελληνικό: ελέγξτε το.',
      'The English text is older than the Greek one: check it.',
    ],
  },
  was: {
    el: ['Όταν ταίριαζαν, το αγγλικό έλεγε:', 'When they matched, the English text was:'],
    en: ['Όταν ταίριαζαν, το ελληνικό έλεγε:', 'When they matched, the Greek text was:'],
  },
  'older-than-text': [
    'Το πλήρες κείμενο άλλαξε αργότερα: ελέγξτε αν συμφωνεί.',
    'The full text was changed later: check that this one agrees with it.',
  ],
  'mixed-letters': [
    'Ελληνικά και λατινικά γράμματα στην ίδια λέξη: {words}.',
    'Greek and Latin letters in one word: {words}.',
  ],
  'greek-in-english': [
    'Ελληνικά γράμματα στο αγγλικό κείμενο: {words}.',
    'Greek letters in the English text: {words}.',
  ],
  'no-greek': ['Το ελληνικό κείμενο δεν έχει ελληνικά γράμματα.', 'The Greek text has no Greek letters.'],
  'far-shorter': {
    el: [
      'Το ελληνικό κείμενο είναι πολύ πιο σύντομο από το αγγλικό.',
      'The Greek text is much shorter than the English one.',
    ],
    en: [
      'Το αγγλικό κείμενο είναι πολύ πιο σύντομο από το ελληνικό.',
      'The English text is much shorter than the Greek one.',
    ],
  },
  onlyGreek: ['Μόνο στα ελληνικά: {numbers}.', 'Only the Greek text has: {numbers}.'],
  onlyEnglish: ['Μόνο στα αγγλικά: {numbers}.', 'Only the English text has: {numbers}.'],
  right: ['Σωστό όπως είναι', 'Correct as it is'],
  rightOf: ['Σωστό όπως είναι: {field}', 'Correct as it is: {field}'],
  said: ['Δηλώσατε ότι είναι σωστό όπως είναι.', 'You said that it is correct as it is.'],
  saidBy: ['Σωστό όπως είναι · {name}, {when}', 'Correct as it is · {name}, {when}'],
  undo: ['Αναίρεση', 'Undo'],
  again: ['Νέος έλεγχος', 'Check again'],
  againOf: ['Νέος έλεγχος: {field}', 'Check again: {field}'],
  count: [
    '{count, plural, one {# κείμενο για έλεγχο γλωσσών} other {# κείμενα για έλεγχο γλωσσών}}',
    '{count, plural, one {# text to check in both languages} other {# texts to check in both languages}}',
  ],
  filter: ['Με κείμενα για έλεγχο γλωσσών', 'With texts to check in both languages'],
  intro: [
    'Κείμενα των οποίων τα ελληνικά και τα αγγλικά ίσως δεν λένε το ίδιο. Ανοίξτε όποιο θέλει διόρθωση· για τα υπόλοιπα δηλώστε ότι είναι σωστά όπως είναι.',
    'Texts whose Greek and English may not say the same. Open what needs correcting; for the others, say that they are correct as they are.',
  ],
  list: ['Κείμενα για έλεγχο', 'Texts to check'],
  found: [
    '{count, plural, =0 {Κανένα κείμενο} one {# κείμενο} other {# κείμενα}}',
    '{count, plural, =0 {No texts} one {# text} other {# texts}}',
  ],
  open: ['Διόρθωση', 'Correct'],
  openOf: ['Διόρθωση: {title}, {field}', 'Correct: {title}, {field}'],
  look: ['Άνοιγμα', 'Open'],
  lookOf: ['Άνοιγμα: {title}, {field}', 'Open: {title}, {field}'],
  system: ['Σύστημα', 'System'],
  allSystems: ['Όλα', 'All'],
  noSystem: ['Πολυμέσα', 'Media'],
  code: ['Τι να ελεγχθεί', 'What to check'],
  allCodes: ['Όλα', 'Everything'],
  codes: {
    older: ['Η μία γλώσσα είναι παλαιότερη', 'One language is older'],
    'older-than-text': ['Εύκολο κείμενο ή νοηματική, παλαιότερα', 'Easy text or sign language, older'],
    'mixed-letters': ['Ελληνικά και λατινικά στην ίδια λέξη', 'Greek and Latin letters in one word'],
    'greek-in-english': ['Ελληνικά γράμματα στα αγγλικά', 'Greek letters in English'],
    'no-greek': ['Ελληνικά χωρίς ελληνικά γράμματα', 'Greek without Greek letters'],
    'numbers-differ': ['Αριθμοί, ώρες και ημερομηνίες', 'Numbers, times and dates'],
    'far-shorter': ['Η μία γλώσσα είναι πολύ πιο σύντομη', 'One language is much shorter'],
  },
  state: ['Κατάσταση', 'Status'],
  toCheck: ['Προς έλεγχο', 'To check'],
  rightOnes: ['Σωστά όπως είναι', 'Correct as they are'],
  empty: ['Οι δύο γλώσσες συμφωνούν παντού', 'Both languages agree everywhere'],
  emptyText: [
    'Όταν κάποιο κείμενο αλλάξει μόνο στη μία γλώσσα ή οι αριθμοί του διαφέρουν, θα εμφανιστεί εδώ.',
    'When a text is changed in one language only, or its numbers differ, it appears here.',
  ],
  nothingFound: ['Κανένα κείμενο δεν ταιριάζει με αυτά τα φίλτρα', 'No text matches these filters'],
  notJudged: [
    'Ο έλεγχος όλων των κειμένων δεν έχει τελειώσει ακόμη. Η λίστα θα συμπληρωθεί μόνη της.',
    'Not all texts have been checked yet. The list will complete itself.',
  ],
});
