import { inBoth } from '../shape.ts';

export const preview = inBoth({
  button: ['Προεπισκόπηση', 'Preview'],
  title: ['Προεπισκόπηση', 'Preview'],
  intro: [
    'Ακριβώς όπως στην οθόνη, με όσα δεν έχετε αποθηκεύσει ακόμη.',
    'Exactly as on the display, with what you have not saved yet.',
  ],
  introSaved: ['Ακριβώς όπως στην οθόνη.', 'Exactly as on the display.'],
  language: ['Γλώσσα', 'Language'],
  modes: { el: ['Ελληνικά', 'Greek'], en: ['Αγγλικά', 'English'] },
  here: {
    show: ['Προβολή εδώ', 'Show it here'],
    showOf: ['Προβολή εδώ: {system}', 'Show it here: {system}'],
    name: ['Παράθυρο: {system}', 'Window: {system}'],
    opened: [
      'Το νέο παράθυρο είναι οθόνη. Πατήστε μέσα του για πλήρη οθόνη και κλείστε το για να τελειώσει.',
      'The new window is a display. Click in it to make it full size; close it to end.',
    ],
    blocked: [
      'Το πρόγραμμα περιήγησης δεν άνοιξε το παράθυρο. Επιτρέψτε τα αναδυόμενα παράθυρα για αυτή τη διεύθυνση.',
      'The browser did not open the window. Allow pop-ups for this address.',
    ],
  },
  frame: ['Η οθόνη όπως θα τη δει ο επισκέπτης', 'The display as a visitor will see it'],
  shape: ['{installation}, {width}×{height}', '{installation}: {width}×{height}'],
  loading: ['Ετοιμάζεται…', 'Getting ready…'],
  nothing: [
    'Δεν υπάρχει ακόμη τίποτα να φανεί: προσθέστε τουλάχιστον ένα ενεργό στοιχείο.',
    'There is nothing to show yet: add at least one active entry.',
  ],
  nothingItem: [
    'Δεν μπορεί να φανεί ακόμη: διορθώστε πρώτα τα πεδία με λάθη.',
    'It cannot be shown yet: correct the fields with errors first.',
  ],
  incomplete: [
    'Η προβολή δεν είναι ακόμη πλήρης. Φαίνεται ό,τι υπάρχει ήδη.',
    'The presentation is not complete yet. You see what is there already.',
  ],
  incompleteItem: [
    'Λείπουν ακόμη στοιχεία. Φαίνεται ό,τι υπάρχει ήδη.',
    'Something is still missing. You see what is there already.',
  ],
  introItem: [
    'Όπως θα φαίνεται στην οθόνη, με όσα δεν έχετε αποθηκεύσει ακόμη.',
    'As it will look on the display, with what you have not saved yet.',
  ],
  introItemSaved: ['Όπως φαίνεται στην οθόνη.', 'As it looks on the display.'],
  point: ['Επεξεργασία με επιλογή', 'Select to edit'],
  pointHint: [
    'Επιλέξτε κάτι στην οθόνη για να μεταβείτε στο πεδίο του.',
    'Select something on the display to go to its field.',
  ],
  unseen: ['Δεν φαίνεται τώρα στην οθόνη: {name}.', 'Not on the display now: {name}.'],
  beside: ['Δίπλα στη σελίδα', 'Beside the page'],
  close: ['Κλείσιμο', 'Close'],
  silent: [
    'Η προεπισκόπηση δεν ξεκίνησε. Κλείστε την και δοκιμάστε ξανά.',
    'The preview did not start. Close it and try again.',
  ],
});

export const sharing = inBoth({
  button: ['Σύνδεσμοι', 'Preview links'],
  title: ['Κοινή χρήση προεπισκόπησης', 'Share a preview'],
  visitorsPage: ['Σελίδα για τους επισκέπτες', 'Page for visitors'],
  intro: [
    'Όποιος έχει τον σύνδεσμο βλέπει την προβολή όπως στην οθόνη, χωρίς λογαριασμό, μέχρι να λήξει ή να τον ανακαλέσετε.',
    'Anyone with the link sees the presentation as on the display, without an account, until it expires or you revoke it.',
  ],
  what: ['Τι δείχνει', 'What it shows'],
  saved: ['Ό,τι είναι αποθηκευμένο κάθε φορά που ανοίγει', 'What is saved whenever it is opened'],
  draft: [
    'Όσα βλέπετε τώρα στη σελίδα, μαζί με τα μη αποθηκευμένα· δεν αλλάζουν μετά',
    'What you see on the page now, with what is not saved; it does not change afterwards',
  ],
  howLong: ['Ισχύει για', 'Works for'],
  days: ['{days, plural, one {# ημέρα} other {# ημέρες}}', '{days, plural, one {# day} other {# days}}'],
  make: ['Δημιουργία συνδέσμου', 'Make a link'],
  made: [
    'Ο σύνδεσμος είναι έτοιμος. Αντιγράψτε τον τώρα: δεν εμφανίζεται ξανά.',
    'The link is ready. Copy it now: it is not shown again.',
  ],
  link: ['Σύνδεσμος', 'Link'],
  draftRefused: [
    'Όσα είναι στη σελίδα δεν μπορούν να φανούν ακόμη. Δείτε τις υποδείξεις δίπλα στα πεδία ή δώστε ό,τι είναι αποθηκευμένο.',
    'What is on the page cannot be shown yet. See the notes beside the fields, or share what is saved.',
  ],
  list: ['Σύνδεσμοι που δόθηκαν', 'Links given out'],
  none: ['Δεν έχει δοθεί σύνδεσμος τις τελευταίες ημέρες.', 'No link was given out in recent days.'],
  states: { open: ['ισχύει', 'works'], ended: ['έληξε', 'expired'], revoked: ['ανακλήθηκε', 'revoked'] },
  until: {
    open: ['Λήγει {when}', 'Expires {when}'],
    ended: ['Έληξε {when}', 'Expired {when}'],
    revoked: ['Ανακλήθηκε {when}', 'Revoked {when}'],
  },
  ofDraft: ['μη αποθηκευμένη μορφή', 'unsaved version'],
  madeBy: ['Από: {name}, {when}', 'By {name}, {when}'],
  openings: [
    '{count, plural, =0 {Δεν έχει ανοίξει ακόμη} one {Άνοιξε # φορά, {last}} other {Άνοιξε # φορές, τελευταία {last}}}',
    '{count, plural, =0 {Not opened yet} one {Opened once, {last}} other {Opened # times, last {last}}}',
  ],
  revoke: ['Ανάκληση', 'Revoke'],
  revokeName: ['Ανάκληση του συνδέσμου που δόθηκε {when}', 'Revoke the link given out {when}'],
  revoked: ['Ο σύνδεσμος ανακλήθηκε και δεν ανοίγει πια.', 'The link is revoked and no longer opens.'],
  notice: ['Προεπισκόπηση, όχι για το κοινό. Λήγει {when}.', 'Preview, not public. It expires {when}.'],
  noticeDraft: [
    'Προεπισκόπηση μη αποθηκευμένης μορφής, όχι για το κοινό. Λήγει {when}.',
    'Preview of unsaved changes, not public. It expires {when}.',
  ],
  nothing: ['Δεν υπάρχει ακόμη τίποτα να φανεί.', 'There is nothing to show yet.'],
  over: ['Αυτή η προεπισκόπηση δεν είναι διαθέσιμη', 'This preview is not available'],
  overText: [
    'Ο σύνδεσμος έληξε, ανακλήθηκε ή είναι ημιτελής. Ζητήστε νέον από όποιον σας τον έδωσε.',
    'The link has expired, was revoked or is incomplete. Ask the person who gave it to you for a new one.',
  ],
  silent: [
    'Η προεπισκόπηση δεν ξεκίνησε. Ανοίξτε ξανά τη σελίδα.',
    'The preview did not start. Open the page again.',
  ],
});
