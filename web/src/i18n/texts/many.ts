import { inBoth } from '../shape.ts';

export const lists = inBoth({
  look: ['Εμφάνιση', 'View'],
  cards: ['Κάρτες', 'Cards'],
  table: ['Πίνακας', 'Table'],
  title: ['Τίτλος', 'Title'],
  state: ['Κατάσταση', 'Status'],
  contents: ['Περιεχόμενα', 'Contents'],
  changed: ['Τελευταία αλλαγή', 'Last change'],
  actions: ['Ενέργειες', 'Actions'],
  plan: ['Πότε και πού', 'When and where'],
  empty: ['χωρίς περιεχόμενα', 'no contents yet'],
  parts: {
    ingredients: [
      '{count, plural, one {# υλικό} other {# υλικά}}',
      '{count, plural, one {# ingredient} other {# ingredients}}',
    ],
    steps: [
      '{count, plural, one {# βήμα} other {# βήματα}}',
      '{count, plural, one {# step} other {# steps}}',
    ],
    products: [
      '{count, plural, one {# προϊόν} other {# προϊόντα}}',
      '{count, plural, one {# product} other {# products}}',
    ],
    media: [
      '{count, plural, one {# ακόμη αρχείο} other {# ακόμη αρχεία}}',
      '{count, plural, one {# more file} other {# more files}}',
    ],
  },
});

export const many = inBoth({
  bar: ['Επιλεγμένα', 'Selected'],
  select: ['Επιλογή: {title}', 'Select: {title}'],
  selectShown: ['Επιλογή όσων φαίνονται', 'Select those shown'],
  selectAll: ['Επιλογή όλων ({total})', 'Select all ({total})'],
  selected: [
    '{gender, select, feminine {{count, plural, one {# επιλεγμένη} other {# επιλεγμένες}}} other {{count, plural, one {# επιλεγμένο} other {# επιλεγμένα}}}}',
    '{gender, select, feminine {{count, plural, one {# selected} other {# selected}}} other {{count, plural, one {# selected} other {# selected}}}}',
  ],
  rangeHint: [
    'Με Shift επιλέγετε και όσα βρίσκονται ανάμεσα.',
    'Hold Shift to select everything in between.',
  ],
  clear: ['Κατάργηση επιλογής', 'Select none'],
  more: ['Άλλες ενέργειες για τα επιλεγμένα', 'More actions for the selected ones'],
  working: ['Σε εξέλιξη: {done} από {all}', 'Working: {done} of {all}'],
  result: [
    '{what}: {done, plural, =0 {δεν έγινε πουθενά} other {έγινε σε #}}{refused, plural, =0 {.} other {, δεν γίνεται σε #.}}',
    '{what}: {done, plural, =0 {none done} other {# done}}{refused, plural, =0 {.} other {, # not possible.}}',
  ],
  same: [
    '{count, plural, other {Σε # ίσχυε ήδη.}}',
    '{count, plural, one {# was so already.} other {# were so already.}}',
  ],
  undo: ['Αναίρεση', 'Undo'],
  gone: ['Δεν υπάρχει πια', 'No longer exists'],
  dismiss: ['Κλείσιμο', 'Close'],
  willDelete: [
    'Προς διαγραφή: {things}. Θέλετε να συνεχίσετε;',
    '{things} will be deleted. Do you want to continue?',
  ],
  yesDelete: ['Ναι, διαγραφή', 'Yes, delete them'],
  apply: ['Εφαρμογή', 'Apply'],
  what: {
    activate: ['Ενεργοποίηση', 'Activate'],
    deactivate: ['Απενεργοποίηση', 'Deactivate'],
    delete: ['Διαγραφή', 'Delete'],
    schedule: ['Πρόγραμμα', 'Schedule'],
    tags: ['Ετικέτες', 'Tags'],
    audience: ['Οθόνες', 'Displays'],
    move: ['Μετακίνηση', 'Move'],
    replace: ['Αντικατάσταση', 'Replace'],
    undo: ['Αναίρεση', 'Undo'],
  },
  schedule: ['Πρόγραμμα…', 'Schedule…'],
  scheduleTitle: ['Πρόγραμμα για τις επιλεγμένες προβολές', 'Schedule for the selected presentations'],
  scheduleText: [
    'Αντικαθιστά το πρόγραμμα που έχει τώρα κάθε επιλεγμένη προβολή.',
    'It replaces the schedule that each selected presentation has now.',
  ],
  audience: ['Οθόνες…', 'Displays…'],
  audienceTitle: ['Πού προβάλλονται οι επιλεγμένες προβολές', 'Where the selected presentations are shown'],
  audienceText: [
    'Ισχύει για όλες τις επιλεγμένες και αντικαθιστά όσα ίσχυαν για την καθεμία.',
    'It applies to all the selected ones and replaces what applied to each.',
  ],
  audienceLabel: ['Μόνο σε οθόνες με μία από τις ετικέτες', 'Only on displays with one of the tags'],
  audienceHint: [
    'Χωρίς ετικέτα προβάλλονται σε όλες τις οθόνες του συστήματος.',
    'Without a tag they are shown on all displays of the system.',
  ],
  toFirst: ['Μετακίνηση στην αρχή της σειράς', 'Move to the start of the order'],
  toLast: ['Μετακίνηση στο τέλος της σειράς', 'Move to the end of the order'],
  replace: ['Αντικατάσταση με…', 'Replace with…'],
});
