import { inBoth } from '../shape.ts';

/** How a presentation passes by itself. */
export const playing = inBoth({
  el: {
    title: 'Ρυθμός και σειρά',
    hint: 'Πώς περνούν οι εικόνες όσο κανείς δεν αγγίζει την οθόνη.',
    hintFilms: 'Κάθε βίντεο παίζει ολόκληρο, από την αρχή ως το τέλος.',
    seconds: 'Δευτερόλεπτα ανά εικόνα',
    secondsHint: 'Από {min} έως {max}. Κενό σημαίνει {usual}, όπως συνήθως.',
    secondsFault: 'Γράψτε έναν ακέραιο από {min} έως {max} ή αφήστε το κενό.',
    each: 'Δευτερόλεπτα για αυτή την εικόνα: {name}',
    eachLabel: 'Δευτερόλεπτα',
    order: 'Σειρά',
    kept: 'Με τη σειρά που έχουν εδώ',
    shuffled: 'Με τυχαία σειρά',
    shuffledHint: 'Καθετί εμφανίζεται μία φορά προτού επαναληφθεί κάτι.',
    usual: 'όπως συνήθως',
    count: '{count, plural, one {# δευτερόλεπτο} other {# δευτερόλεπτα}}',
  },
  en: {
    title: 'Pace and order',
    hint: 'How the images pass while nobody touches the display.',
    hintFilms: 'Every video plays whole, from its beginning to its end.',
    seconds: 'Seconds per image',
    secondsHint: 'From {min} to {max}. Empty means {usual}, as usual.',
    secondsFault: 'Write a whole number from {min} to {max}, or leave it empty.',
    each: 'Seconds for this image: {name}',
    eachLabel: 'Seconds',
    order: 'Order',
    kept: 'In the order that they have here',
    shuffled: 'Shuffled',
    shuffledHint: 'Each is shown once before any is shown again.',
    usual: 'as usual',
    count: '{count, plural, one {# second} other {# seconds}}',
  },
});

/** Which displays something is meant for. */
export const tags = inBoth({
  el: {
    displayHint:
      'Πού βρίσκεται και τι είναι, π.χ. «λιμάνι», «εσωτερικός χώρος». Προβολές και μηνύματα μπορούν να απευθύνονται σε όσες οθόνες έχουν μια ετικέτα.',
    placeholder: 'Γράψτε μια ετικέτα και πατήστε Enter',
    remove: 'Αφαίρεση της ετικέτας {tag}',
    title: 'Σε ποιες οθόνες',
    hint: 'Προαιρετικό. Χωρίς ετικέτες η προβολή εμφανίζεται σε όλες τις οθόνες του συστήματος.',
    all: 'Σε όλες τις οθόνες του συστήματος',
    some: 'Μόνο σε οθόνες με ετικέτα',
    someLabel: 'Ετικέτες των οθονών',
    someHint: 'Αρκεί μία από αυτές.',
    chooseAtLeast: 'Διαλέξτε μία ετικέτα τουλάχιστον· χωρίς ετικέτα εμφανίζεται σε όλες.',
    unknown:
      '{count, plural, one {Καμία οθόνη του συστήματος δεν έχει την ετικέτα {tags}.} other {Καμία οθόνη του συστήματος δεν έχει τις ετικέτες {tags}.}}',
    unknownDo: 'Μπορείτε να αποθηκεύσετε· η προβολή θα εμφανιστεί εκεί μόλις μια οθόνη πάρει την ετικέτα.',
    nobody:
      'Δεν εμφανίζεται πουθενά: καμία οθόνη δεν έχει {count, plural, one {την ετικέτα} other {καμία από τις ετικέτες}} {tags}. Δώστε {count, plural, one {την} other {μία από αυτές}} σε μια οθόνη, στη σελίδα «Οθόνες».',
    only: 'Μόνο σε οθόνες με ετικέτα: {tags}',
    every: 'όλες οι οθόνες',
  },
  en: {
    displayHint:
      'Where it stands and what it is, such as "harbour" or "indoors". Presentations and messages can be meant for the displays that have a tag.',
    placeholder: 'Write a tag and press Enter',
    remove: 'Remove the tag {tag}',
    title: 'On which displays',
    hint: 'Optional. Without tags the presentation is shown on all displays of the system.',
    all: 'On all displays of the system',
    some: 'Only on displays with a tag',
    someLabel: 'Tags of the displays',
    someHint: 'One of them is enough.',
    chooseAtLeast: 'Choose at least one tag; without one it is shown on all displays.',
    unknown:
      '{count, plural, one {No display of this system has the tag {tags}.} other {No display of this system has the tags {tags}.}}',
    unknownDo: 'You can save it; it will be shown there as soon as a display gets the tag.',
    nobody:
      'Shown nowhere: no display has {count, plural, one {the tag} other {any of the tags}} {tags}. Give {count, plural, one {that tag} other {one of them}} to a display, under Displays.',
    only: 'Only on displays with the tag: {tags}',
    every: 'all displays',
  },
});
