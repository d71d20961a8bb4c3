import { inBoth } from '../shape.ts';

export const walls = inBoth({
  list: ['Τοίχοι οθονών', 'Joined walls'],
  open: ['Τοίχος οθονών…', 'Joined wall…'],
  new: ['Νέος τοίχος οθονών', 'New joined wall'],
  title: ['Τοίχος οθονών: {name}', 'Joined wall: {name}'],
  intro: [
    'Πολλές οθόνες δείχνουν μαζί μία εικόνα ή ένα βίντεο, η καθεμία το δικό της κομμάτι. Τοποθετήστε τις όπως κρέμονται, σε χιλιοστά. Μετριέται μόνο το γυαλί· ό,τι μένει ανάμεσα είναι τα πλαίσια.',
    'Several displays show one image or one video together, each its own part. Lay them out as they hang, in millimetres. Only the glass is measured; what is left between them are the frames.',
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
    'Drag a display to move it, or write its place and size below.',
  ],
  measures: {
    xMm: ['Από αριστερά (χιλιοστά)', 'From the left (millimetres)'],
    yMm: ['Από πάνω (χιλιοστά)', 'From the top (millimetres)'],
    widthMm: ['Πλάτος (χιλιοστά)', 'Width (millimetres)'],
    heightMm: ['Ύψος (χιλιοστά)', 'Height (millimetres)'],
  },
  notCommon: [
    'Δεν έχουν όλες οι οθόνες τις ετικέτες {tags}. Προβολές που προορίζονται μόνο για αυτές τις ετικέτες δεν θα φαίνονται στον τοίχο.',
    'Not all of these displays have the tags {tags}. Presentations that are meant for those tags alone are not shown on the wall.',
  ],
  tooFew: ['Διαλέξτε τουλάχιστον {count} οθόνες.', 'Choose at least {count} displays.'],
  count: [
    '{count, plural, one {# οθόνη} other {# οθόνες}}',
    '{count, plural, one {# display} other {# displays}}',
  ],
  alone: [
    'Έμεινε μία οθόνη, που δείχνει τα πάντα μόνη της. Προσθέστε άλλη ή διαλύστε τον τοίχο.',
    'One display is left, and shows everything by itself. Add another, or take the wall apart.',
  ],
  edit: ['Επεξεργασία: {name}', 'Edit: {name}'],
  gone: ['Οθόνη που αποσυνδέθηκε', 'A display that was revoked'],
  meanwhile: {
    changed: [
      'Κάποιος άλλος άλλαξε εν τω μεταξύ αυτόν τον τοίχο. Όσα γράψατε είναι ακόμη εδώ και δεν έχουν αποθηκευτεί. Φορτώστε τη δική του διάταξη, ή κρατήστε τη δική σας και αποθηκεύστε την στη θέση της.',
      'Somebody else has changed this wall meanwhile. What you wrote is still here and is not saved. Load their layout, or keep yours and save it in place of theirs.',
    ],
    load: ['Φόρτωση της άλλης διάταξης', 'Load their layout'],
    keep: ['Να μείνει η δική μου', 'Keep mine'],
    apart: [
      'Κάποιος άλλος διέλυσε εν τω μεταξύ αυτόν τον τοίχο. Όσα γράψατε είναι ακόμη εδώ: μπορείτε να δημιουργήσετε ξανά τον τοίχο με αυτά.',
      'Somebody else has taken this wall apart meanwhile. What you wrote is still here: you can make the wall anew with it.',
    ],
  },
  cancel: ['Άκυρο', 'Cancel'],
  save: ['Αποθήκευση', 'Save'],
  make: ['Δημιουργία τοίχου', 'Make the wall'],
  apart: ['Διάλυση του τοίχου', 'Take the wall apart'],
  apartTitle: ['Διάλυση του τοίχου «{name}»;', 'Take the wall “{name}” apart?'],
  apartText: [
    'Κάθε οθόνη θα δείχνει ξανά ολόκληρη την εικόνα μόνη της. Οι οθόνες μένουν συνδεδεμένες.',
    'Each display shows the whole image by itself again. The displays stay paired.',
  ],
  apartStay: ['Όχι τώρα', 'Not now'],
  done: {
    made: ['Ο τοίχος οθονών «{name}» είναι έτοιμος.', 'The joined wall “{name}” is ready.'],
    saved: ['Ο τοίχος οθονών «{name}» αποθηκεύτηκε.', 'The joined wall “{name}” is saved.'],
    apart: ['Ο τοίχος οθονών «{name}» διαλύθηκε.', 'The joined wall “{name}” was taken apart.'],
  },
});
