import { inBoth } from '../shape.ts';

export const paths = inBoth({
  title: ['Διαδρομές στον χάρτη', 'Paths on the map'],
  count: [
    '{count, plural, one {# τμήμα} other {# τμήματα}}',
    '{count, plural, one {# stretch} other {# stretches}}',
  ],
  intro: [
    'Οι επισκέπτες βλέπουν πώς πηγαίνουν από το τοτέμ σε κάθε σημείο, με ή χωρίς σκαλιά. Το τοτέμ χρειάζεται θέση στον χάρτη, στις ρυθμίσεις της οθόνης.',
    'Visitors see how to get from the totem to each point, with or without steps. The totem needs a place on the map, in the settings of the display.',
  ],
  draw: ['Σχεδίαση διαδρομών', 'Draw paths'],
  finish: ['Τέλος σχεδίασης', 'Finish drawing'],
  hint: [
    'Κάθε πάτημα στον χάρτη προσθέτει έναν κόμβο και συνεχίζει τη γραμμή. Πατήστε σε κόμβο ή σε τμήμα για να ενωθεί η γραμμή μαζί του. Το ίδιο γίνεται και με τα πεδία. Στην προεπισκόπηση η διαδρομή ξεκινά από τον πρώτο κόμβο.',
    'Each click on the map adds a node and continues the line. Click a node or a stretch to join the line to it. The fields do the same. In the preview the way starts at the first node.',
  ],
  drawn: ['Είδος νέων τμημάτων', 'Kind of new stretches'],
  kind: ['Είδος', 'Kind'],
  kinds: {
    level: ['Επίπεδο', 'Level'],
    slope: ['Κλίση', 'Slope'],
    steps: ['Σκαλιά', 'Steps'],
    crossing: ['Διάβαση δρόμου', 'Road crossing'],
  },
  node: ['Κόμβος', 'Node'],
  stretch: ['Τμήμα', 'Stretch'],
  none: ['Δεν έχει επιλεγεί', 'None chosen'],
  long: ['{metres, number} μ.', '{metres, number} m'],
  metres: ['Πλάτος χάρτη σε μέτρα', 'Width of the map in metres'],
  metresHint: ['Χρειάζεται για τα λεπτά με τα πόδια.', 'Needed for the minutes on foot.'],
  noMetres: [
    'Χωρίς το πλάτος του χάρτη, ή το μήκος ενός τμήματος, οι επισκέπτες δεν βλέπουν λεπτά.',
    'Without the width of the map, or the length of a stretch, visitors see no minutes.',
  ],
  length: ['Μήκος τμήματος σε μέτρα', 'Length of the stretch in metres'],
  lengthHint: ['Από αυτό υπολογίζεται το πλάτος του χάρτη.', 'The width of the map is worked out from it.'],
  landmark: {
    el: ['Ορόσημο στα ελληνικά', 'Landmark in Greek'],
    en: ['Ορόσημο στα αγγλικά', 'Landmark in English'],
  },
  landmarkHint: {
    el: ['Όπως λέγεται: «στο συντριβάνι»', 'As it is said: “στο συντριβάνι”'],
    en: ['Όπως λέγεται: «at the fountain»', 'As it is said: “at the fountain”'],
  },
  half: [
    'Ορόσημα που λείπουν από τη μία γλώσσα, στους κόμβους: {nodes}. Σε εκείνη τη γλώσσα δεν αναφέρονται.',
    'Landmarks missing in one language, at nodes: {nodes}. They are not mentioned in that language.',
  ],
  connectTo: ['Σύνδεση με τον κόμβο', 'Connect to node'],
  connect: ['Σύνδεση κόμβων', 'Connect nodes'],
  addNode: ['Προσθήκη κόμβου', 'Add node'],
  addNext: ['Προσθήκη επόμενου κόμβου', 'Add next node'],
  removeNode: ['Διαγραφή κόμβου', 'Delete node'],
  removeStretch: ['Διαγραφή τμήματος', 'Delete stretch'],
  endLine: ['Τέλος γραμμής', 'End the line'],
  full: ['Δεν μπορείτε να προσθέσετε άλλους κόμβους.', 'You cannot add any more nodes.'],
  apart: ['Καμία διαδρομή δεν οδηγεί σε: {points}.', 'No path leads to: {points}.'],
  overSteps: [
    'Με τα υπόλοιπα σημεία συνδέονται μόνο με σκαλιά: {points}.',
    'Joined to the other points only by steps: {points}.',
  ],
});
