import { inBoth } from '../shape.ts';

export const proof = inBoth({
  open: ['Φύλλο ελέγχου', 'Proof sheet'],
  edit: ['Επεξεργασία της προβολής', 'Edit the presentation'],
  intro: [
    'Η αποθηκευμένη προβολή σε κάθε οθόνη που έχετε, και τι δεν φαίνεται εκεί.',
    'The saved presentation on each display that you have, and what is not seen there.',
  ],
  reading: ['Ετοιμάζεται…', 'Getting ready…'],
  silent: [
    'Ο έλεγχος δεν ξεκίνησε. Ανοίξτε ξανά τη σελίδα.',
    'The check did not start. Open the page again.',
  ],
  nothing: [
    'Δεν υπάρχει ακόμη τίποτα να φανεί: προσθέστε τουλάχιστον ένα ενεργό στοιχείο.',
    'There is nothing to show yet: add at least one active entry.',
  ],
  allWell: ['Όλα φαίνονται ολόκληρα σε όλες τις οθόνες.', 'Everything is seen whole on every display.'],
  shownWell: [
    'Όλα φαίνονται ολόκληρα στις οθόνες όπου προβάλλεται.',
    'Everything is seen whole on the displays that show it.',
  ],
  some: [
    '{count, plural, one {# παρατήρηση} other {# παρατηρήσεις}}: {displays}.',
    '{count, plural, one {# remark} other {# remarks}}: {displays}.',
  ],
  usual: [
    'Δεν υπάρχει οθόνη για αυτό το σύστημα. Βλέπετε τη συνηθισμένη του οθόνη.',
    'There is no display for this system. You see its usual display.',
  ],
  usualName: ['Συνηθισμένη οθόνη', 'Usual display'],
  elsewhere: [
    'Δεν προβάλλεται εδώ, γιατί οι οθόνες δεν έχουν τις ετικέτες της: {displays}.',
    'Not shown here, as these displays do not have its tags: {displays}.',
  ],
  nowhere: [
    'Καμία οθόνη δεν έχει τις ετικέτες της προβολής.',
    'No display has the tags of this presentation.',
  ],
  tags: ['Ετικέτες της προβολής', 'Tags of the presentation'],
  facts: ['{width} × {height} m, από {distance} m', '{width} × {height} m, from {distance} m'],
  wallPart: ['Η οθόνη του τοίχου όπου βρίσκονται τα κείμενα', 'The display of the wall that has the texts'],
  well: ['Όλα φαίνονται ολόκληρα.', 'Everything is seen whole.'],
  list: ['Τι δεν φαίνεται: {displays}', 'What is not seen: {displays}'],
  see: ['Εμφάνιση', 'Show it'],
  seeOf: ['Εμφάνιση: {name}', 'Show it: {name}'],
  all: ['Όλες οι παρατηρήσεις ({count})', 'All remarks ({count})'],
  fewer: ['Λιγότερες', 'Fewer'],
  at: ['{at} από {all}', '{at} of {all}'],
  begin: ['Αρχή', 'Start'],
  previous: ['Προηγούμενο', 'Previous'],
  next: ['Επόμενο', 'Next'],
  size: ['Μέγεθος και απόσταση της οθόνης', 'Size and distance of the display'],
  small: [
    'Η οθόνη είναι μικρή για απόσταση {distance} m: διαβάζεται έως {metres} m.',
    'This display is too small for {distance} m: it can be read from up to {metres} m.',
  ],
  missing: {
    el: [
      'Λείπει στα ελληνικά: εμφανίζεται το αγγλικό κείμενο.',
      'Missing in Greek: the English text is shown.',
    ],
    en: [
      'Λείπει στα αγγλικά: εμφανίζεται το ελληνικό κείμενο.',
      'Missing in English: the Greek text is shown.',
    ],
  },
  remarks: {
    'text-time': [
      'Το κείμενο χρειάζεται {needs} δευτερόλεπτα και η εικόνα έχει {has}: το κείμενο παραλείπεται.',
      'The text needs {needs} seconds and the image has {has}: it is left out.',
    ],
    'text-never': [
      'Το κείμενο χρειάζεται {needs} δευτερόλεπτα, περισσότερα από όσα μπορεί να έχει μια εικόνα: το κείμενο παραλείπεται.',
      'The text needs {needs} seconds, more than an image can have: it is left out.',
    ],
    'title-pages': [
      'Ο τίτλος χρειάζεται {pages} σελίδες, τη μία μετά την άλλη.',
      'The title takes {pages} pages, one after the other.',
    ],
    'title-time': [
      'Ο τίτλος χρειάζεται {pages} σελίδες και {needs} δευτερόλεπτα, και έχει {has}: δεν φαίνεται ολόκληρος.',
      'The title takes {pages} pages and {needs} seconds, and has {has}: it is not seen whole.',
    ],
    'focus-cut': ['Κόβεται ό,τι βρίσκεται στο σημείο εστίασης.', 'What is at the focal point is cut off.'],
    'focus-covered': [
      'Τα κείμενα καλύπτουν το σημείο εστίασης για {needs} από τα {has} δευτερόλεπτα.',
      'Texts cover the focal point for {needs} of {has} seconds.',
    ],
  },
});
