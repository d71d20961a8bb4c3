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
    'Οι ειδήσεις έρχονται από τον ιστότοπο του δήμου και ανανεώνονται αυτόματα.',
    'The news comes from the municipality’s site and is updated automatically.',
  ],
  notWhole: [
    'Η διεύθυνση είναι ακόμη ημιτελής. Σε πρόχειρο αποθηκεύεται όπως τη γράψατε· για να γίνει ενεργή η προβολή, συμπληρώστε την.',
    'The address is incomplete. A draft is saved with it as you wrote it; to become active, the presentation needs the complete address.',
  ],
  notChecked: [
    'Πατήστε «Έλεγχος» για να δείτε τις ειδήσεις όπως θα εμφανίζονται.',
    'Press “Check” to see the news as it will appear.',
  ],
  noTitle: ['Χωρίς τίτλο', 'Untitled'],
  failingEver: [
    'Η ροή δεν έχει απαντήσει ποτέ· δεν υπάρχουν ακόμη ειδήσεις για να φανούν. {reason}',
    'The feed has never responded; there are no items to show yet. {reason}',
  ],
  failing: [
    'Η ροή δεν απαντά από {when}. Φαίνονται οι τελευταίες ειδήσεις που ελήφθησαν. {reason}',
    'The feed has not responded since {when}. These are the last items received. {reason}',
  ],
});
