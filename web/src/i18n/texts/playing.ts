import { inBoth } from '../shape.ts';

export const room = inBoth({
  title: ['Ανακοινώσεις και εκδηλώσεις', 'Announcements and events'],
  hint: [
    'Όσα ανακοινώνει ο δήμος μπορούν να έχουν χώρο μέσα στην προβολή. Δεν διακόπτουν ποτέ έναν επισκέπτη.',
    'What the town announces can have room within the presentation. It never interrupts a visitor.',
  ],
  announcements: ['Χώρος για ανακοινώσεις', 'Room for announcements'],
  events: ['Χώρος για εκδηλώσεις', 'Room for events'],
  after: ['Μετά από πόσες εικόνες ή βίντεο', 'After how many images or videos'],
  afterHint: ['Από {min} έως {max}.', 'From {min} to {max}.'],
  given: [
    '{what, select, both {Χώρος για ανακοινώσεις και εκδηλώσεις} announcements {Χώρος για ανακοινώσεις} events {Χώρος για εκδηλώσεις} other {Χωρίς ανακοινώσεις και εκδηλώσεις}}',
    '{what, select, both {Room for announcements and events} announcements {Room for announcements} events {Room for events} other {No announcements or events}}',
  ],
});

export const playing = inBoth({
  title: ['Ρυθμός και σειρά', 'Pace and order'],
  hint: [
    'Πώς εναλλάσσονται οι εικόνες όσο κανείς δεν αγγίζει την οθόνη. Όπου χρειάζεται, μια εικόνα μένει όσο διαβάζεται το κείμενό της.',
    'How the images change while nobody touches the display. Where needed, an image stays until its text is read.',
  ],
  hintVideos: [
    'Κάθε βίντεο παίζει ολόκληρο, από την αρχή ως το τέλος.',
    'Every video plays in full, from beginning to end.',
  ],
  seconds: ['Δευτερόλεπτα ανά εικόνα', 'Seconds per image'],
  secondsHint: [
    'Από {min} έως {max}. Αν μείνει κενό: {usual}, όπως συνήθως.',
    'From {min} to {max}. If left empty: {usual}, as usual.',
  ],
  secondsFault: [
    'Γράψτε έναν ακέραιο από {min} έως {max} ή αφήστε το κενό.',
    'Write a whole number from {min} to {max}, or leave it empty.',
  ],
  each: ['Δευτερόλεπτα για αυτή την εικόνα: {name}', 'Seconds for this image: {name}'],
  eachLabel: ['Δευτερόλεπτα', 'Seconds'],
  order: ['Σειρά', 'Order'],
  kept: ['Με τη σειρά που έχουν εδώ', 'In the order shown here'],
  shuffled: ['Με τυχαία σειρά', 'In random order'],
  shuffledHint: [
    'Καθετί εμφανίζεται μία φορά προτού επαναληφθεί κάτι.',
    'Each is shown once before any is shown again.',
  ],
  usual: ['όπως συνήθως', 'as usual'],
  count: [
    '{count, plural, one {# δευτερόλεπτο} other {# δευτερόλεπτα}}',
    '{count, plural, one {# second} other {# seconds}}',
  ],
});

export const tags = inBoth({
  displayHint: [
    'Πού βρίσκεται και τι είναι, π.χ. «λιμάνι», «εσωτερικός χώρος». Προβολές και μηνύματα μπορούν να απευθύνονται σε όσες οθόνες έχουν μια ετικέτα.',
    'Where and what it is, such as “harbour” or “indoors”. Presentations and messages can be for the displays that have a tag.',
  ],
  placeholder: ['Γράψτε μια ετικέτα και πατήστε Enter', 'Write a tag and press Enter'],
  remove: ['Αφαίρεση της ετικέτας {tag}', 'Remove the tag {tag}'],
  title: ['Σε ποιες οθόνες', 'On which displays'],
  hint: [
    'Προαιρετικό. Χωρίς ετικέτες η προβολή εμφανίζεται σε όλες τις οθόνες του συστήματος.',
    'Optional. Without tags the presentation is shown on all displays of the system.',
  ],
  all: ['Σε όλες τις οθόνες του συστήματος', 'On all displays of the system'],
  some: ['Μόνο σε οθόνες με ετικέτα', 'Only on displays with a tag'],
  someLabel: ['Ετικέτες των οθονών', 'Tags of the displays'],
  someHint: ['Αρκεί μία από αυτές.', 'One of them is enough.'],
  chooseAtLeast: [
    'Επιλέξτε μία ετικέτα τουλάχιστον· χωρίς ετικέτα εμφανίζεται σε όλες.',
    'Choose at least one tag; without one it is shown on all displays.',
  ],
  unknown: [
    '{count, plural, one {Καμία οθόνη του συστήματος δεν έχει την ετικέτα {tags}.} other {Καμία οθόνη του συστήματος δεν έχει τις ετικέτες {tags}.}}',
    '{count, plural, one {No display of this system has the tag {tags}.} other {No display of this system has the tags {tags}.}}',
  ],
  unknownDo: [
    'Μπορείτε να αποθηκεύσετε· η προβολή θα εμφανιστεί εκεί μόλις μια οθόνη πάρει την ετικέτα.',
    'You can save it; it will be shown there as soon as a display gets the tag.',
  ],
  only: ['Μόνο σε οθόνες με ετικέτα: {tags}', 'Only on displays with the tag: {tags}'],
  every: ['όλες οι οθόνες', 'all displays'],
});
