import { inBoth } from '../shape.ts';

/** A careful release: first on one display, then on the others. */
export const firstDisplay = inBoth({
  el: {
    set: 'Νέες εκδόσεις: σε όλες μαζί',
    setOn: 'Νέες εκδόσεις: πρώτα στην οθόνη «{name}»',
    setGone: 'Νέες εκδόσεις: η πρώτη οθόνη λείπει',
    title: 'Πού πηγαίνει πρώτα ό,τι αλλάζετε',
    intro:
      'Όταν αλλάζει κάτι από όσα προβάλλονται, μπορεί να το δείξει πρώτα μία οθόνη. Αν αναφέρει σφάλματα ή σταματήσει να δείχνει ό,τι πρέπει, οι άλλες μένουν όπως είναι. Αν ανήκει σε τοίχο οθονών, προηγείται όλος ο τοίχος.',
    where: 'Πού πρώτα',
    all: 'Σε όλες τις οθόνες μαζί',
    one: 'Πρώτα σε μία οθόνη',
    display: 'Η πρώτη οθόνη',
    wait: 'Οι άλλες ακολουθούν',
    waits: {
      click: 'μόνο με το κουμπί «Σε όλες τώρα»',
      minutes: '{count, plural, one {ύστερα από # λεπτό} other {ύστερα από # λεπτά}}',
      hours: '{count, plural, one {ύστερα από # ώρα} other {ύστερα από # ώρες}}',
      days: '{count, plural, one {ύστερα από # ημέρα} other {ύστερα από # ημέρες}}',
    },
    waitHint:
      'Ο χρόνος μετρά όσο η πρώτη οθόνη δείχνει σωστά τη νέα έκδοση, και με κάθε αλλαγή αρχίζει πάλι.',
    never:
      'Δεν περιμένουν ποτέ: τα έκτακτα μηνύματα, ό,τι αποσύρετε από τις οθόνες και η επιστροφή σε όσα δείχνουν ήδη όλες.',
    opens: 'Μια έκδοση περιμένει τώρα στην πρώτη οθόνη. Με την αποθήκευση θα τη δείξουν όλες.',
    save: 'Αποθήκευση',
    stay: 'Άκυρο',
    state: {
      coming:
        'Πρώτα στην οθόνη «{name}»: η νέα έκδοση πηγαίνει τώρα εκεί. Οι άλλες οθόνες δείχνουν ακόμη την προηγούμενη.',
      shown: 'Πρώτα στην οθόνη «{name}», από {since}. Οι άλλες οθόνες ακολουθούν {at}, αν όλα πάνε καλά.',
      shownClick:
        'Πρώτα στην οθόνη «{name}», από {since}. Οι άλλες οθόνες ακολουθούν όταν κάποιος πατήσει «Σε όλες τώρα».',
      asleep:
        'Πρώτα στην οθόνη «{name}», που είναι τώρα σβηστή σύμφωνα με τις ώρες της. Ο χρόνος μετρά όταν ανάψει· οι άλλες οθόνες δείχνουν ακόμη την προηγούμενη έκδοση.',
      'nothing-due':
        'Πρώτα στην οθόνη «{name}», που δεν έχει τώρα τι να δείξει. Ο χρόνος μετρά όταν δείξει κάτι· οι άλλες οθόνες έχουν ακόμη την προηγούμενη έκδοση.',
      waits:
        'Πρώτα στην οθόνη «{name}»: μόλις φύγει ο επισκέπτης που είναι εκεί. Οι άλλες οθόνες δείχνουν ακόμη την προηγούμενη έκδοση.',
      'not-taken':
        'Η οθόνη «{name}» δεν έχει πάρει ακόμη τη νέα έκδοση (από {since}). Οι άλλες οθόνες μένουν στην προηγούμενη.',
      gone: 'Μια νέα έκδοση περιμένει: η πρώτη οθόνη δεν υπάρχει πια σε αυτό το σύστημα. Διαλέξτε άλλη, ή δείξτε την έκδοση σε όλες.',
      errors: 'Η οθόνη «{name}» ανέφερε σφάλματα με τη νέα έκδοση. Οι άλλες οθόνες μένουν στην προηγούμενη.',
      dark: 'Με τη νέα έκδοση η οθόνη «{name}» δεν δείχνει πια ό,τι πρέπει (από {since}). Οι άλλες οθόνες μένουν στην προηγούμενη.',
    },
    open: 'Σε όλες τώρα',
    openOf: 'Σε όλες τώρα: {system}',
    openAsk: 'Να τη δείξουν όλες οι οθόνες;',
    openAskText:
      'Στην πρώτη οθόνη κάτι δεν πήγε καλά με αυτή την έκδοση. Το ίδιο μπορεί να συμβεί και στις άλλες.',
    openGo: 'Ναι, σε όλες',
    again: 'Νέα δοκιμή',
    againOf: 'Νέα δοκιμή στην πρώτη οθόνη: {system}',
    back: 'Πίσω σε ό,τι δείχνουν οι άλλες',
    backOf: 'Πίσω σε ό,τι δείχνουν οι άλλες: {system}',
    backReason: 'Δεν πήγε καλά στην πρώτη οθόνη',
    onFirst: 'Μόνο στην πρώτη οθόνη',
  },
  en: {
    set: 'New releases: on all at once',
    setOn: 'New releases: first on “{name}”',
    setGone: 'New releases: the first display is gone',
    title: 'Where your changes go first',
    intro:
      'When something that is shown changes, one display can show it first. If it reports errors or stops showing what it should, the others stay as they are. If it is part of a joined wall, the whole wall comes first.',
    where: 'Where first',
    all: 'On all displays at once',
    one: 'First on one display',
    display: 'The first display',
    wait: 'The others follow',
    waits: {
      click: 'only by the button “Show on all now”',
      minutes: '{count, plural, one {after # minute} other {after # minutes}}',
      hours: '{count, plural, one {after # hour} other {after # hours}}',
      days: '{count, plural, one {after # day} other {after # days}}',
    },
    waitHint:
      'Time counts while the first display shows the new release as it should, and begins anew with each change.',
    never:
      'Never waiting: emergency messages, what you take off the displays, and going back to what all of them show already.',
    opens: 'A release is waiting on the first display now. When you save, all displays will show it.',
    save: 'Save',
    stay: 'Cancel',
    state: {
      coming:
        'First on “{name}”: the new release is on its way there. The other displays still show the one before.',
      shown: 'First on “{name}”, since {since}. The other displays follow {at}, if all goes well.',
      shownClick:
        'First on “{name}”, since {since}. The other displays follow when somebody presses “Show on all now”.',
      asleep:
        'First on “{name}”, which is off by its hours now. Time counts when it is on; the other displays still show the release before.',
      'nothing-due':
        'First on “{name}”, which has nothing to show now. Time counts when it shows something; the other displays still have the release before.',
      waits:
        'First on “{name}”: as soon as the visitor who is there has left. The other displays still show the release before.',
      'not-taken':
        '“{name}” has not taken the new release yet (since {since}). The other displays stay with the one before.',
      gone: 'A new release is waiting: the first display is not in this system any more. Choose another one, or show the release on all.',
      errors: '“{name}” reported errors with the new release. The other displays stay with the one before.',
      dark: 'With the new release “{name}” no longer shows what it should (since {since}). The other displays stay with the one before.',
    },
    open: 'Show on all now',
    openOf: 'Show on all now: {system}',
    openAsk: 'Show it on all displays?',
    openAskText:
      'Something went wrong with this release on the first display. The same may happen on the others.',
    openGo: 'Yes, on all',
    again: 'Try again',
    againOf: 'Try again on the first display: {system}',
    back: 'Go back to what the others show',
    backOf: 'Go back to what the others show: {system}',
    backReason: 'It did not go well on the first display',
    onFirst: 'On the first display only',
  },
});
