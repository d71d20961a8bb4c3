import { inBoth } from '../shape.ts';

export const news = inBoth({
  greekLink: ['Σύνδεσμος RSS για τα ελληνικά', 'RSS link for Greek'],
  englishLink: ['Σύνδεσμος RSS για τα αγγλικά', 'RSS link for English'],
  example: ['Παράδειγμα: {example}', 'Example: {example}'],
  check: ['Έλεγχος', 'Check'],
  checkOf: ['Έλεγχος: {field}', 'Check: {field}'],
  checking: ['Γίνεται έλεγχος…', 'Checking…'],
  newest: ['Οι νεότερες ειδήσεις: {feed}', 'The newest items: {feed}'],
  hint: [
    'Οι ειδήσεις έρχονται από τον ιστότοπο του δήμου και ανανεώνονται μόνες τους.',
    'The news comes from the municipality’s site and renews itself.',
  ],
  notWhole: [
    'Δεν είναι ακόμη ολόκληρη διεύθυνση. Σε πρόχειρο κρατιέται όπως τη γράψατε· για να γίνει ενεργή η προβολή, συμπληρώστε την.',
    'This is not a whole address yet. A draft keeps it as you wrote it; to become active, the presentation needs the whole of it.',
  ],
  notChecked: [
    'Πατήστε «Έλεγχος» για να δείτε τις ειδήσεις όπως θα έρθουν.',
    'Press “Check” to see the news as it will come.',
  ],
  noTitle: ['Χωρίς τίτλο', 'Untitled'],
  failingEver: [
    'Η ροή δεν έχει απαντήσει ποτέ· δεν υπάρχουν ακόμη ειδήσεις για να φανούν. {reason}',
    'The feed has never answered; there are no items to show yet. {reason}',
  ],
  failing: [
    'Η ροή δεν απαντά από {when}. Φαίνονται οι τελευταίες ειδήσεις που ήρθαν. {reason}',
    'The feed has not answered since {when}. These are the last items that came. {reason}',
  ],
});
