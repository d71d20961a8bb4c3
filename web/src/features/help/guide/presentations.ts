import { image, points, says, steps, type Topic, title } from './topic.ts';

export const overview: Topic = [
  says(
    'Η πρώτη σελίδα δείχνει τα οκτώ συστήματα της πόλης και τι έχει τώρα κάθε οθόνη. Όποιο χρειάζεται προσοχή έρχεται πρώτο.',
    'The first page shows the eight systems of the town, and what is on each display now. Whatever needs attention comes first.',
  ),
  image(
    'overview',
    'Η πρώτη σελίδα: μία κάρτα για κάθε σύστημα, με μικρές εικόνες όσων δείχνουν οι οθόνες του.',
    'The first page: a card for each system, with small images of what its displays show.',
  ),
  steps(
    [
      'Κοιτάξτε τις κάρτες: πράσινο σημαίνει ότι η οθόνη δείχνει ό,τι πρέπει, κίτρινο ότι θέλει προσοχή, κόκκινο ότι έχει πρόβλημα.',
      'Look at the cards: green means that a display shows what it should, amber that it needs attention, red that it has a problem.',
    ],
    [
      'Πατήστε σε ένα σύστημα για να ανοίξει η σελίδα του: τι χρειάζεται εκεί μια προβολή, την κατάσταση τώρα και ποιες άλλαξαν τελευταίες.',
      'Press a system to open its page: what a presentation needs there, the current status, and which ones changed last.',
    ],
    [
      'Αν περιμένουν πρόχειρα, πατήστε {{home.open}} και συμπληρώστε ό,τι λείπει.',
      'If drafts are waiting, press {{home.open}} and add what is missing.',
    ],
  ),
  says(
    'Όλα ενημερώνονται αυτόματα· δεν χρειάζεται να φορτώσετε ξανά τη σελίδα. Για οθόνη με πρόβλημα δείτε: [[displays]].',
    'Everything is updated automatically; there is no need to reload the page. For a display with a problem see: [[displays]].',
  ),
];

export const make: Topic = [
  says(
    'Μια προβολή είναι ό,τι δείχνει ένα σύστημα στις οθόνες του. Ξεκινά ως πρόχειρη, με τον τίτλο της μόνο, και κανείς δεν τη βλέπει ώσπου να την ενεργοποιήσετε.',
    'A presentation is what a system shows on its displays. It begins as a draft, with only its title, and nobody sees it until you activate it.',
  ),
  steps(
    [
      'Ανοίξτε το σύστημα και πατήστε {{presentations.add}}.',
      'Open the system and press {{presentations.add}}.',
    ],
    ['Γράψτε τον τίτλο στα ελληνικά και στα αγγλικά.', 'Write the title in Greek and in English.'],
    [
      'Πατήστε {{presentations.create}}. Από εδώ και πέρα τίποτα δεν χάνεται.',
      'Press {{presentations.create}}. From here on nothing is lost.',
    ],
    [
      'Προσθέστε τα περιεχόμενα, για παράδειγμα με {{editor.add.image}}. Επιλέγετε από τα πολυμέσα ή σύρετε αρχεία από τον υπολογιστή σας.',
      'Add the content, for example with {{editor.add.image}}. Choose from the media, or drag files from your computer.',
    ],
    [
      'Στη γραμμή αποθήκευσης, κάτω, διαβάστε τι λείπει ακόμη. Όταν δεν λείπει τίποτα, η προβολή είναι πλήρης.',
      'The save bar at the foot says what is still missing. When nothing is missing, the presentation is complete.',
    ],
    [
      'Πατήστε {{preview.button}} για να τη δείτε ακριβώς όπως στην οθόνη, και μετά [[show]].',
      'Press {{preview.button}} to see it exactly as on the display; then [[show]].',
    ],
  ),
  image(
    'presentation-add',
    'Η σελίδα μιας νέας προβολής: τίτλος σε δύο γλώσσες και από κάτω τα περιεχόμενά της.',
    'The page of a new presentation: a title in two languages, and its content below.',
  ),
  says(
    'Υπάρχει ήδη κάτι παρόμοιο; Στις προβολές του συστήματος ανοίξτε το μενού μιας κάρτας και πατήστε {{presentations.duplicate}}.',
    'Is there something like it already? In the presentations of the system open the menu of a card and press {{presentations.duplicate}}.',
  ),
];

export const change: Topic = [
  {
    approval: true,
    says: {
      el: 'Στον δήμο σας χρειάζεται και έγκριση: [[approve]].',
      en: 'In your municipality approval is needed as well: [[approve]].',
    },
  },
  says(
    'Ό,τι αλλάζετε φαίνεται αμέσως στη σελίδα, και στις οθόνες μόλις αποθηκεύσετε, αν η προβολή είναι ενεργή.',
    'What you change is on the page at once, and on the displays when you save, if the presentation is active.',
  ),
  image(
    'presentation-edit',
    'Η επεξεργασία μιας προβολής, με τη γραμμή αποθήκευσης κάτω.',
    'A presentation being edited, with the save bar at the foot.',
  ),
  steps(
    [
      'Αλλάξτε τίτλους και κείμενα· οι δύο γλώσσες βρίσκονται η μία δίπλα στην άλλη.',
      'Change titles and texts; the two languages are side by side.',
    ],
    [
      'Μια εικόνα μπορεί να έχει και ιστορία: πατήστε {{editor.story.story}} στην κάρτα της και γράψτε τίτλο, κείμενο και πηγή. Ό,τι μένει κενό δεν φαίνεται πουθενά.',
      'An image can also have a story: press {{editor.story.story}} on its card and write a title, a text and a credit. What is left empty is not shown anywhere.',
    ],
    [
      'Για άλλη σειρά, σύρετε ένα στοιχείο από τη λαβή του, ή πατήστε {{editor.moveTo}} στο μενού του.',
      'For another order drag an entry by its handle, or press {{editor.moveTo}} in its menu.',
    ],
    [
      'Για άλλη εικόνα ή βίντεο στην ίδια θέση, πατήστε {{editor.replace}} στο μενού ή αφήστε το νέο αρχείο επάνω στο παλιό. Το μενού έχει και {{editor.setCover}}, {{editor.details}} και {{editor.remove}}.',
      'For another image or video in the same place press {{editor.replace}} in its menu, or drop the new file onto the old one. The menu also has {{editor.setCover}}, {{editor.details}} and {{editor.remove}}.',
    ],
    [
      'Πατήστε {{preview.button}} για να δείτε τις αλλαγές πριν τις αποθηκεύσετε.',
      'Press {{preview.button}} to see the changes before you save them.',
    ],
    [
      'Στην προεπισκόπηση ενεργοποιήστε το {{preview.point}} και επιλέξτε κάτι: μεταβαίνετε στο πεδίο του. Με {{preview.beside}} η προεπισκόπηση μένει ανοιχτή όσο γράφετε.',
      'In the preview switch on {{preview.point}} and select something: you go to its field. With {{preview.beside}} the preview stays open while you write.',
    ],
    [
      'Πατήστε {{save.save}}, ή στο πληκτρολόγιο <<save>>.',
      'Press {{save.save}}, or <<save>> on the keyboard.',
    ],
  ),
  image(
    'preview',
    'Η προεπισκόπηση: η προβολή μέσα στο σχήμα της οθόνης της.',
    'The preview: the presentation in the shape of its display.',
  ),
  title('Όταν κάτι δεν είναι όπως θέλετε', 'When something is not as you want it'),
  points(
    [
      '{{save.undo}} (<<undo>>) αναιρεί την τελευταία αλλαγή, {{save.redo}} την επαναλαμβάνει.',
      '{{save.undo}} (<<undo>>) reverses the last change, {{save.redo}} makes it again.',
    ],
    [
      'Έκλεισε ο υπολογιστής; Όσα δεν είχατε αποθηκεύσει είναι εδώ όταν ανοίξετε ξανά την ίδια σελίδα.',
      'Did the computer switch off? What you had not saved is here when you open the same page again.',
    ],
    [
      'Άλλαξε κάποιος άλλος την ίδια προβολή; Οι αλλαγές συγχωνεύονται. Μόνο για όσα αλλάξατε και οι δύο θα επιλέξετε: {{conflict.chooseMine}} ή {{conflict.chooseTheirs}}.',
      'Did someone else change the same presentation? The changes are merged. You choose only for what both of you changed: {{conflict.chooseMine}} or {{conflict.chooseTheirs}}.',
    ],
    [
      'Για κάτι που αποθηκεύτηκε πριν από μέρες: [[take-back]].',
      'For something that was saved days ago: [[take-back]].',
    ],
  ),
];

export const languages: Topic = [
  says(
    'Κάθε κείμενο υπάρχει στα ελληνικά και στα αγγλικά, γιατί οι επισκέπτες διαλέγουν γλώσσα. Το εργαλείο ελέγχει ότι οι δύο γλώσσες λένε το ίδιο, χωρίς να ρωτά άλλη υπηρεσία.',
    'Every text exists in Greek and in English, because visitors choose their language. The tool checks that both say the same, without asking any other service.',
  ),
  points(
    [
      'Η ένδειξη ΕΛ 5/5 · EN 3/5 λέει πόσα κείμενα είναι γραμμένα σε κάθε γλώσσα και σας πηγαίνει στο πρώτο που λείπει.',
      'The mark ΕΛ 5/5 · EN 3/5 says how many texts are written in each language, and takes you to the first missing text.',
    ],
    [
      'Κάτω από ένα πεδίο, μια κίτρινη υπόδειξη λέει τι ίσως διαφέρει: ένας αριθμός, μια ώρα, γράμματα του άλλου αλφαβήτου, ή ένα κείμενο πολύ πιο σύντομο από το άλλο.',
      'Below a field, an amber hint says what may differ: a number, a time, letters of the other alphabet, or a text much shorter than the other.',
    ],
    [
      'Είναι μόνο υπόδειξη: μπορείτε να αποθηκεύσετε όπως είναι. Με {{parity.right}} δεν θα σας το ξαναδείξει, μέχρι να αλλάξει το κείμενο.',
      'It is only a hint: you can save it as it is. With {{parity.right}} you do not see it again until the text changes.',
    ],
    [
      'Όταν αλλάζετε μόνο τη μία γλώσσα, το πεδίο θυμίζει ότι η άλλη είναι παλαιότερη. Η σελίδα {{titles.languages}} τα συγκεντρώνει όλα.',
      'When you change only one language, the field says that the other is older. The page {{titles.languages}} gathers them all.',
    ],
    [
      'Το μενού δίπλα στο πεδίο έχει {{form.copyFromGreek}} και {{form.copyFromEnglish}}, για ονόματα που δεν μεταφράζονται.',
      'The menu beside a field has {{form.copyFromGreek}} and {{form.copyFromEnglish}}, for names that are not translated.',
    ],
  ),
];
