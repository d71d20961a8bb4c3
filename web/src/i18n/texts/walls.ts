import { inBoth } from '../shape.ts';

export const walls = inBoth({
  list: ['Τοίχοι οθονών', 'Joined walls'],
  open: ['Τοίχος οθονών…', 'Joined wall…'],
  new: ['Νέος τοίχος οθονών', 'New joined wall'],
  title: ['Τοίχος οθονών: {name}', 'Joined wall: {name}'],
  intro: [
    'Πολλές οθόνες δείχνουν μαζί μία εικόνα ή ένα βίντεο, η καθεμία το δικό της κομμάτι. Τοποθετήστε τις όπως κρέμονται, σε χιλιοστά. Μετρήστε μόνο το γυαλί· ό,τι μένει ανάμεσα είναι τα πλαίσια.',
    'Several displays show one image or one video together, each its own part. Place them as they hang, in millimetres. Measure only the glass; what is left in between are the frames.',
  ],
  name: ['Όνομα του τοίχου', 'Name of the wall'],
  system: ['Σύστημα', 'System'],
  language: ['Γλώσσα', 'Language'],
  distance: ['Απόσταση θέασης (χιλιοστά)', 'Viewing distance (millimetres)'],
  displays: ['Ποιες οθόνες', 'Which displays'],
  displaysHint: [
    'Τουλάχιστον {count}, όλες του ίδιου συστήματος.',
    'At least {count}, all of the same system.',
  ],
  inAnother: ['Ανήκει ήδη στον τοίχο «{name}»', 'Already in the wall “{name}”'],
  partOf: [
    'Κομμάτι του τοίχου οθονών «<wall>{name}</wall>»',
    'Part of the joined wall “<wall>{name}</wall>”',
  ],
  frame: ['Πλαίσια ανάμεσα σε δύο οθόνες (χιλιοστά)', 'Frames between two displays (millimetres)'],
  shapes: {
    row: ['Σε σειρά', 'In a row'],
    column: ['Σε στήλη', 'In a column'],
    grid: ['Σε πλέγμα', 'In a grid'],
  },
  plan: [
    'Ο τοίχος από μπροστά, υπό κλίμακα: {count, plural, one {# οθόνη} other {# οθόνες}}',
    'The wall from the front, to scale: {count, plural, one {# display} other {# displays}}',
  ],
  planHint: [
    'Σύρετε μια οθόνη για να τη μετακινήσετε, ή γράψτε παρακάτω τη θέση και τις διαστάσεις της.',
    'Drag a display to move it, or write its position and size below.',
  ],
  measures: {
    xMm: ['Από αριστερά (χιλιοστά)', 'From the left (millimetres)'],
    yMm: ['Από πάνω (χιλιοστά)', 'From the top (millimetres)'],
    widthMm: ['Πλάτος (χιλιοστά)', 'Width (millimetres)'],
    heightMm: ['Ύψος (χιλιοστά)', 'Height (millimetres)'],
  },
  notCommon: [
    'Δεν έχουν όλες οι οθόνες τις ετικέτες {tags}. Προβολές που προορίζονται μόνο για αυτές τις ετικέτες δεν θα φαίνονται στον τοίχο.',
    'Not all of these displays have the tags {tags}. Presentations that are only for those tags are not shown on the wall.',
  ],
  tooFew: ['Επιλέξτε τουλάχιστον {count} οθόνες.', 'Choose at least {count} displays.'],
  count: [
    '{count, plural, one {# οθόνη} other {# οθόνες}}',
    '{count, plural, one {# display} other {# displays}}',
  ],
  alone: [
    'Έμεινε μία οθόνη, που δείχνει τα πάντα μόνη της. Προσθέστε άλλη ή πατήστε «Διαχωρισμός των οθονών».',
    'One display is left and shows everything by itself. Add another, or press “Separate the displays”.',
  ],
  edit: ['Επεξεργασία: {name}', 'Edit: {name}'],
  gone: ['Οθόνη που αποσυνδέθηκε', 'A display that was unpaired'],
  meanwhile: {
    changed: [
      'Κάποιος άλλος άλλαξε στο μεταξύ αυτόν τον τοίχο. Όσα γράψατε είναι ακόμη εδώ και δεν έχουν αποθηκευτεί. Φορτώστε τη δική του διάταξη, ή κρατήστε τη δική σας και αποθηκεύστε τη στη θέση της.',
      'Someone else changed this wall in the meantime. What you typed is still here and is not saved. Load their layout, or keep yours and save it in place of theirs.',
    ],
    load: ['Φόρτωση της άλλης διάταξης', 'Load their layout'],
    keep: ['Διατήρηση της δικής σας', 'Keep yours'],
    apart: [
      'Κάποιος άλλος διαχώρισε στο μεταξύ τις οθόνες αυτού του τοίχου. Όσα γράψατε είναι ακόμη εδώ: μπορείτε να δημιουργήσετε ξανά τον τοίχο με αυτά.',
      'Someone else separated the displays of this wall in the meantime. What you typed is still here: you can create the wall again with it.',
    ],
  },
  cancel: ['Άκυρο', 'Cancel'],
  save: ['Αποθήκευση', 'Save'],
  make: ['Δημιουργία τοίχου', 'Create the wall'],
  apart: ['Διαχωρισμός των οθονών', 'Separate the displays'],
  apartTitle: ['Διαχωρισμός των οθονών του τοίχου «{name}»;', 'Separate the displays of the wall “{name}”?'],
  apartText: [
    'Κάθε οθόνη θα δείχνει ξανά ολόκληρη την εικόνα μόνη της. Οι οθόνες μένουν συνδεδεμένες.',
    'Each display shows the whole image by itself again. The displays stay paired.',
  ],
  apartStay: ['Άκυρο', 'Cancel'],
  done: {
    made: ['Ο τοίχος οθονών «{name}» είναι έτοιμος.', 'The joined wall “{name}” is ready.'],
    saved: ['Ο τοίχος οθονών «{name}» αποθηκεύτηκε.', 'The joined wall “{name}” is saved.'],
    apart: [
      'Οι οθόνες του τοίχου «{name}» διαχωρίστηκαν.',
      'The displays of the joined wall “{name}” were separated.',
    ],
  },
});
