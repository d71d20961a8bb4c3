import { inBoth } from '../shape.ts';

export const news = inBoth({
  el: {
    greekLink: 'Σύνδεσμος RSS για τα ελληνικά',
    englishLink: 'Σύνδεσμος RSS για τα αγγλικά',
    example: 'Παράδειγμα: {example}',
    check: 'Έλεγχος',
    checkOf: 'Έλεγχος: {field}',
    checking: 'Γίνεται έλεγχος…',
    newest: 'Οι νεότερες ειδήσεις: {feed}',
    hint: 'Οι ειδήσεις έρχονται από τον ιστότοπο του δήμου και ανανεώνονται μόνες τους.',
    notWhole:
      'Δεν είναι ακόμη ολόκληρη διεύθυνση. Σε πρόχειρο κρατιέται όπως τη γράψατε· για να γίνει ενεργή η προβολή, συμπληρώστε την.',
    notChecked: 'Πατήστε «Έλεγχος» για να δείτε τις ειδήσεις όπως θα έρθουν.',
    noTitle: 'Χωρίς τίτλο',
    failingEver: 'Η ροή δεν έχει απαντήσει ποτέ· δεν υπάρχουν ακόμη ειδήσεις για να φανούν. {reason}',
    failing: 'Η ροή δεν απαντά από {when}. Φαίνονται οι τελευταίες ειδήσεις που ήρθαν. {reason}',
  },
  en: {
    greekLink: 'RSS link for Greek',
    englishLink: 'RSS link for English',
    example: 'Example: {example}',
    check: 'Check',
    checkOf: 'Check: {field}',
    checking: 'Checking…',
    newest: 'The newest items: {feed}',
    hint: 'The news comes from the municipality’s site and renews itself.',
    notWhole:
      'This is not a whole address yet. A draft keeps it as you wrote it; to become active, the presentation needs the whole of it.',
    notChecked: 'Press “Check” to see the news as it will come.',
    noTitle: 'Untitled',
    failingEver: 'The feed has never answered; there are no items to show yet. {reason}',
    failing: 'The feed has not answered since {when}. These are the last items that came. {reason}',
  },
});
