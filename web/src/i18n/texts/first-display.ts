import { inBoth } from '../shape.ts';

export const firstDisplay = inBoth({
  set: ['Νέες εκδόσεις: σε όλες μαζί', 'New releases: on all at once'],
  setOn: ['Νέες εκδόσεις: πρώτα στην οθόνη «{name}»', 'New releases: first on “{name}”'],
  setGone: [
    'Νέες εκδόσεις: η πρώτη οθόνη δεν υπάρχει πια',
    'New releases: the first display no longer exists',
  ],
  title: ['Πού πηγαίνει πρώτα ό,τι αλλάζετε', 'Where your changes go first'],
  intro: [
    'Όταν αλλάζει κάτι από όσα προβάλλονται, μπορεί να το δείξει πρώτα μία οθόνη. Αν αναφέρει σφάλματα ή σταματήσει να δείχνει ό,τι πρέπει, οι άλλες μένουν όπως είναι. Αν ανήκει σε τοίχο οθονών, προηγείται όλος ο τοίχος.',
    'When something that is shown changes, one display can show it first. If it reports errors or stops showing what it should, the others stay as they are. If it is part of a joined wall, the whole wall comes first.',
  ],
  where: ['Πού πρώτα', 'Where first'],
  all: ['Σε όλες τις οθόνες μαζί', 'On all displays at once'],
  one: ['Πρώτα σε μία οθόνη', 'First on one display'],
  display: ['Η πρώτη οθόνη', 'The first display'],
  wait: ['Οι άλλες ακολουθούν', 'The others follow'],
  waits: {
    click: ['μόνο με το κουμπί «Σε όλες τώρα»', 'only with the button “Show on all now”'],
    minutes: [
      '{count, plural, one {ύστερα από # λεπτό} other {ύστερα από # λεπτά}}',
      '{count, plural, one {after # minute} other {after # minutes}}',
    ],
    hours: [
      '{count, plural, one {ύστερα από # ώρα} other {ύστερα από # ώρες}}',
      '{count, plural, one {after # hour} other {after # hours}}',
    ],
    days: [
      '{count, plural, one {ύστερα από # ημέρα} other {ύστερα από # ημέρες}}',
      '{count, plural, one {after # day} other {after # days}}',
    ],
  },
  waitHint: [
    'Ο χρόνος μετρά όσο η πρώτη οθόνη δείχνει σωστά τη νέα έκδοση, και με κάθε αλλαγή αρχίζει πάλι.',
    'Time counts while the first display shows the new release as it should, and starts again with each change.',
  ],
  never: [
    'Δεν περιμένουν ποτέ: τα έκτακτα μηνύματα, ό,τι αφαιρείτε από τις οθόνες και η επιστροφή σε όσα δείχνουν ήδη όλες.',
    'Never waiting: emergency messages, what you remove from the displays, and returning to what all of them already show.',
  ],
  opens: [
    'Μια έκδοση περιμένει τώρα στην πρώτη οθόνη. Με την αποθήκευση θα τη δείξουν όλες.',
    'A release is waiting on the first display now. When you save, all displays will show it.',
  ],
  save: ['Αποθήκευση', 'Save'],
  state: {
    coming: [
      'Πρώτα στην οθόνη «{name}»: η νέα έκδοση πηγαίνει τώρα εκεί. Οι άλλες οθόνες δείχνουν ακόμη την προηγούμενη.',
      'First on “{name}”: the new release is on its way there. The other displays still show the previous one.',
    ],
    shown: [
      'Πρώτα στην οθόνη «{name}», από {since}. Οι άλλες οθόνες ακολουθούν {at}, αν δεν υπάρξει πρόβλημα.',
      'First on “{name}”, since {since}. The other displays follow {at}, if there is no problem.',
    ],
    shownClick: [
      'Πρώτα στην οθόνη «{name}», από {since}. Οι άλλες οθόνες ακολουθούν όταν κάποιος πατήσει «Σε όλες τώρα».',
      'First on “{name}”, since {since}. The other displays follow when someone presses “Show on all now”.',
    ],
    asleep: [
      'Πρώτα στην οθόνη «{name}», που είναι τώρα σβηστή, εκτός ωρών λειτουργίας. Ο χρόνος μετρά όταν ανάψει· οι άλλες οθόνες δείχνουν ακόμη την προηγούμενη έκδοση.',
      'First on “{name}”, which is off now, outside its hours. Time counts when it is on; the other displays still show the previous release.',
    ],
    'nothing-due': [
      'Πρώτα στην οθόνη «{name}», που δεν έχει τώρα τι να δείξει. Ο χρόνος μετρά όταν δείξει κάτι· οι άλλες οθόνες έχουν ακόμη την προηγούμενη έκδοση.',
      'First on “{name}”, which has nothing to show now. Time counts when it shows something; the other displays still have the previous release.',
    ],
    waits: [
      'Πρώτα στην οθόνη «{name}»: μόλις φύγει ο επισκέπτης που είναι εκεί. Οι άλλες οθόνες δείχνουν ακόμη την προηγούμενη έκδοση.',
      'First on “{name}”: as soon as the visitor who is there has left. The other displays still show the previous release.',
    ],
    'not-taken': [
      'Η οθόνη «{name}» δεν έχει λάβει ακόμη τη νέα έκδοση (από {since}). Οι άλλες οθόνες μένουν στην προηγούμενη.',
      '“{name}” has not received the new release yet (since {since}). The other displays stay with the previous one.',
    ],
    gone: [
      'Μια νέα έκδοση περιμένει: η πρώτη οθόνη δεν υπάρχει πια σε αυτό το σύστημα. Επιλέξτε άλλη, ή δείξτε την έκδοση σε όλες.',
      'A new release is waiting: the first display is no longer in this system. Choose another one, or show the release on all.',
    ],
    errors: [
      'Η οθόνη «{name}» ανέφερε σφάλματα με τη νέα έκδοση. Οι άλλες οθόνες μένουν στην προηγούμενη.',
      '“{name}” reported errors with the new release. The other displays stay with the previous one.',
    ],
    dark: [
      'Με τη νέα έκδοση η οθόνη «{name}» δεν δείχνει πια ό,τι πρέπει (από {since}). Οι άλλες οθόνες μένουν στην προηγούμενη.',
      'With the new release “{name}” no longer shows what it should (since {since}). The other displays stay with the previous one.',
    ],
  },
  open: ['Σε όλες τώρα', 'Show on all now'],
  openOf: ['Σε όλες τώρα: {system}', 'Show on all now: {system}'],
  openAsk: ['Να τη δείξουν όλες οι οθόνες;', 'Show it on all displays?'],
  openAskText: [
    'Στην πρώτη οθόνη παρουσιάστηκε πρόβλημα με αυτή την έκδοση. Το ίδιο μπορεί να συμβεί και στις άλλες.',
    'Something went wrong with this release on the first display. The same could happen on the others.',
  ],
  openGo: ['Ναι, σε όλες', 'Yes, on all'],
  again: ['Νέα δοκιμή', 'Try again'],
  againOf: ['Νέα δοκιμή στην πρώτη οθόνη: {system}', 'Try again on the first display: {system}'],
  back: ['Επιστροφή σε ό,τι δείχνουν οι άλλες', 'Return to what the others show'],
  backOf: ['Επιστροφή σε ό,τι δείχνουν οι άλλες: {system}', 'Return to what the others show: {system}'],
  backReason: ['Πρόβλημα στην πρώτη οθόνη', 'Problem on the first display'],
  onFirst: ['Μόνο στην πρώτη οθόνη', 'On the first display only'],
});
