import { inBoth } from '../shape.ts';

export const form = inBoth({
  summary: ['Πρέπει να συμπληρωθούν όλα τα υποχρεωτικά πεδία.', 'All required fields must be filled.'],
  summaryFix: [
    '{count, plural, one {Ένα σημείο χρειάζεται την προσοχή σας} other {# σημεία χρειάζονται την προσοχή σας}}',
    '{count, plural, one {One thing needs your attention} other {# things need your attention}}',
  ],
  greek: ['Ελληνικά', 'Greek'],
  english: ['Αγγλικά', 'English'],
  inGreek: ['{field} στα ελληνικά', '{field} in Greek'],
  inEnglish: ['{field} στα αγγλικά', '{field} in English'],
  optionsGreek: ['Επιλογές για τα ελληνικά: {field}', 'Options for the Greek text: {field}'],
  optionsEnglish: ['Επιλογές για τα αγγλικά: {field}', 'Options for the English text: {field}'],
  copyFromGreek: ['Αντιγραφή από τα ελληνικά', 'Copy from Greek'],
  copyFromEnglish: ['Αντιγραφή από τα αγγλικά', 'Copy from English'],
  clear: ['Καθαρισμός', 'Clear'],
  listen: ['Ακρόαση', 'Listen'],
  revert: ['Επαναφορά του αποθηκευμένου', 'Revert to saved'],
});

export const copying = inBoth({
  copy: ['Αντιγραφή', 'Copy'],
  copied: ['Αντιγράφηκε', 'Copied'],
  refused: [
    'Δεν αντιγράφηκε. Επιλέξτε το κείμενο και αντιγράψτε το.',
    'It was not copied. Select the text and copy it.',
  ],
});

export const unsaved = inBoth({
  title: ['Έχετε μη αποθηκευμένες αλλαγές', 'You have unsaved changes'],
  text: [
    'Αν φύγετε τώρα, όσα γράψατε σε αυτή τη σελίδα θα χαθούν.',
    'If you leave now, what you have typed on this page is discarded.',
  ],
  saveAndLeave: ['Αποθήκευση και έξοδος από τη σελίδα', 'Save and leave'],
  logOutText: [
    'Δεν θα αποθηκευτούν. Μένουν σε αυτό το πρόγραμμα περιήγησης και θα είναι εδώ όταν συνδεθείτε και ανοίξετε ξανά τη σελίδα.',
    'They will not be saved. They stay in this browser and will be here when you sign in and open this page again.',
  ],
  stay: ['Παραμονή', 'Stay'],
  discard: ['Απόρριψη', 'Discard'],
  restored: [
    'Όσα είχατε γράψει την προηγούμενη φορά επανήλθαν.',
    'What you typed last time has been restored.',
  ],
  startEmpty: ['Έναρξη από την αρχή', 'Start empty'],
  restoredEdit: [
    'Οι μη αποθηκευμένες αλλαγές της προηγούμενης φοράς επανήλθαν.',
    'Your unsaved changes from last time have been restored.',
  ],
  dropRestored: ['Επιστροφή στα αποθηκευμένα', 'Return to what is saved'],
});

export const save = inBoth({
  unsaved: ['Μη αποθηκευμένες αλλαγές: {what}', 'Unsaved changes: {what}'],
  unsavedPlain: ['Μη αποθηκευμένες αλλαγές', 'Unsaved changes'],
  undo: ['Αναίρεση', 'Undo'],
  redo: ['Επανάληψη', 'Redo'],
  discard: ['Απόρριψη', 'Discard'],
  save: ['Αποθήκευση', 'Save'],
  saving: ['Αποθήκευση…', 'Saving…'],
  saved: ['Αποθηκεύτηκε {when}', 'Saved {when}'],
  discardTitle: ['Να απορριφθούν οι αλλαγές;', 'Discard the changes?'],
  discardText: [
    'Η προβολή επιστρέφει όπως αποθηκεύτηκε τελευταία φορά.',
    'The presentation returns to how it was last saved.',
  ],
  keep: ['Συνέχεια επεξεργασίας', 'Continue editing'],
  new: ['Δεν έχει δημιουργηθεί ακόμη', 'Not created yet'],
  incomplete: [
    'Η προβολή είναι ενεργή και πρέπει να μείνει πλήρης: {what}.',
    'The presentation is active and must stay complete: {what}.',
  ],
  incompleteDo: [
    'Συμπληρώστε ό,τι λείπει ή απενεργοποιήστε πρώτα την προβολή.',
    'Add what is missing, or deactivate the presentation first.',
  ],
});

export const conflict = inBoth({
  title: [
    '{self, select, yes {Αλλάξατε τα ίδια πεδία σε άλλη καρτέλα} other {Κάποιος άλλος άλλαξε τα ίδια πεδία}}',
    '{self, select, yes {You changed the same fields in another tab} other {Someone else changed the same fields}}',
  ],
  text: [
    '{self, select, yes {Αποθηκεύσατε εσείς από άλλη καρτέλα ή συσκευή, {when}.} other {Ενώ εργαζόσασταν, αποθήκευσε και κάποιος άλλος: {name}, {when}.}} Όσα δεν συγκρούονται συγχωνεύτηκαν ήδη. Για τα υπόλοιπα επιλέξτε εσείς· τίποτα δεν έχει χαθεί.',
    '{self, select, yes {You saved {when} in another tab or on another device.} other {{name} saved {when} while you were working.}} Changes that do not conflict are merged. For the rest you choose; nothing is lost.',
  ],
  joined: [
    '{self, select, yes {Είχατε αποθηκεύσει και από άλλη καρτέλα ή συσκευή, {when}.} other {Είχε αποθηκεύσει και κάποιος άλλος: {name}, {when}.}} Όλες οι αλλαγές συγχωνεύτηκαν και αποθηκεύτηκαν μαζί.',
    '{self, select, yes {You had saved {when} in another tab or on another device. All changes} other {{name} had saved {when}. Their changes and yours}} were merged and saved together.',
  ],
  joinedUnsaved: [
    '{self, select, yes {Είχατε αποθηκεύσει και από άλλη καρτέλα ή συσκευή, {when}.} other {Είχε αποθηκεύσει και κάποιος άλλος: {name}, {when}.}} Οι αλλαγές συγχωνεύτηκαν με τις δικές σας. Ελέγξτε τες και αποθηκεύστε.',
    '{self, select, yes {You had saved {when} in another tab or on another device. All changes} other {{name} had saved {when}. Their changes and yours}} were merged. Check them and save.',
  ],
  followed: [
    '{self, select, yes {Αποθηκεύσατε αλλαγές από άλλη καρτέλα ή συσκευή, {when}.} other {Αποθηκεύτηκαν αλλαγές: {name}, {when}.}} Εμφανίζονται ήδη εδώ.',
    '{self, select, yes {You saved changes {when} in another tab or on another device.} other {{name} saved changes {when}.}} You see them here already.',
  ],
  yours: ['Δικό σας', 'Yours'],
  theirs: ['Αποθηκεύτηκε από {name}, {when}', 'Saved by {name}, {when}'],
  result: ['Αποτέλεσμα', 'Result'],
  chooseMine: ['Διατήρηση του δικού σας', 'Keep yours'],
  chooseTheirs: ['Διατήρηση του αποθηκευμένου', 'Keep what is saved'],
  copy: ['Αντιγραφή του κειμένου σας', 'Copy your text'],
  save: ['Αποθήκευση του αποτελέσματος', 'Save the result'],
  back: ['Πίσω στην επεξεργασία', 'Back to editing'],
  count: [
    '{count, plural, one {# πεδίο για να επιλέξετε} other {# πεδία για να επιλέξετε}}',
    '{count, plural, one {# field to choose} other {# fields to choose}}',
  ],
});

export const fields = inBoth({
  title: ['Τίτλος', 'Title'],
  text: ['Κείμενο', 'Text'],
  links: ['Σύνδεσμος RSS', 'RSS link'],
  active: ['Κατάσταση', 'Status'],
  cover: ['Εξώφυλλο', 'Cover'],
  map: ['Χάρτης', 'Map'],
  schedule: ['Πρόγραμμα', 'Schedule'],
  tags: ['Οθόνες που τη δείχνουν', 'Displays that show it'],
  seconds: ['Δευτερόλεπτα ανά εικόνα', 'Seconds per image'],
  shuffle: ['Σειρά μέσα στην προβολή', 'Order within the presentation'],
  table: ['Διάταξη τραπεζιού', 'Table view'],
  puzzle: ['Ρυθμίσεις παζλ', 'Puzzle view'],
  room: ['Ανακοινώσεις και εκδηλώσεις', 'Announcements and events'],
  paths: ['Διαδρομές στον χάρτη', 'Paths on the map'],
  arranged: ['έχει οριστεί', 'arranged'],
  category: ['Κατηγορία', 'Category'],
  media: ['Αρχείο', 'File'],
  credit: ['Πηγή ή δημιουργός', 'Credit'],
  audio: ['Αρχείο ήχου', 'Audio file'],
  easy: ['Εύκολο κείμενο', 'Easy text'],
  sign: ['Βίντεο στη νοηματική', 'Sign language video'],
  place: ['Θέση στον χάρτη', 'Position on the map'],
  entry: ['Ολόκληρο το στοιχείο', 'The whole entry'],
  quoted: ['«{name}»', '“{name}”'],
  entries: ['Περιεχόμενα', 'Content'],
  nothing: ['κενό', 'empty'],
  removed: ['αφαιρέθηκε', 'removed'],
  kept: ['υπάρχει', 'there'],
  active_true: ['ενεργή', 'active'],
  active_false: ['ανενεργή', 'inactive'],
  chosen: ['επιλεγμένο', 'chosen'],
  otherFile: ['άλλο αρχείο', 'another file'],
  files: [
    '{count, plural, =0 {κανένα αρχείο} one {# αρχείο} other {# αρχεία}}',
    '{count, plural, =0 {no files} one {# file} other {# files}}',
  ],
  placeAt: ['{x}% από αριστερά, {y}% από πάνω', '{x}% from the left, {y}% from the top'],
});
