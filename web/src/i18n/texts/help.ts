import type { FirstDayStep } from '@psifida/contract/endpoints/first-day';
import type { HelpTopic } from '../../lib/help-topics.ts';
import type { ShortcutPlace } from '../../lib/shortcuts.ts';
import { inBoth, type Pair } from '../shape.ts';

/** The guide itself is in web/src/features/help/guide; here is what is needed before it is opened. */
export const help = inBoth({
  open: ['Βοήθεια', 'Help'],
  intro: [
    'Οδηγός για όσους φτιάχνουν ό,τι δείχνουν οι οθόνες: σύντομα βήματα, με τα ονόματα των κουμπιών.',
    'A guide for those who make what the displays show: short steps, with the names of the buttons.',
  ],
  search: ['Αναζήτηση στον οδηγό', 'Search the guide'],
  searchHint: ['Τι θέλετε να κάνετε;', 'What do you want to do?'],
  found: [
    '{count, plural, =0 {Κανένα θέμα} one {# θέμα} other {# θέματα}}',
    '{count, plural, =0 {No topics} one {# topic} other {# topics}}',
  ],
  nothing: ['Δοκιμάστε με λιγότερες ή άλλες λέξεις.', 'Try fewer or other words.'],
  all: ['Όλα τα θέματα', 'All topics'],
  next: ['Επόμενο θέμα: {topic}', 'Next topic: {topic}'],
  whole: ['Ολόκληρος ο οδηγός', 'The whole guide'],
  print: ['Εκτύπωση', 'Print'],
  unknownTitle: ['Αυτό το θέμα δεν υπάρχει', 'There is no such topic'],
  unknownText: [
    'Ίσως έχει αλλάξει όνομα. Όλα τα θέματα είναι στην αρχή του οδηγού.',
    'It may have another name now. All topics are at the beginning of the guide.',
  ],
  topics: {
    overview: ['Δείτε τι βλέπει η πόλη τώρα', 'See what the town sees now'],
    make: ['Δημιουργήστε μια προβολή από την αρχή', 'Create a presentation from scratch'],
    change: ['Αλλάξτε μια προβολή', 'Change a presentation'],
    languages: ['Γράψτε το ίδιο και στις δύο γλώσσες', 'Say the same in both languages'],
    show: ['Δείξτε κάτι στις οθόνες ή αφαιρέστε το', 'Show something on the displays, or remove it'],
    approve: ['Ζητήστε ή δώστε έγκριση', 'Ask for approval, or give it'],
    share: ['Δείξτε μια προεπισκόπηση σε άλλους', 'Show a preview to others'],
    schedule: ['Ορίστε πότε προβάλλεται κάτι', 'Choose when something is shown'],
    many: ['Βρείτε προβολές και αλλάξτε πολλές μαζί', 'Find presentations, and change many at once'],
    table: ['Ορίστε τη διάταξη του τραπεζιού', 'Set up the table view'],
    puzzle: ['Ρυθμίστε τα παζλ', 'Set up the puzzle view'],
    recipes: ['Γράψτε συνταγές', 'Write recipes'],
    town: ['Γράψτε ανακοινώσεις και εκδηλώσεις', 'Write announcements and events'],
    dishes: ['Γράψτε εδέσματα και τοπικά προϊόντα', 'Write dishes and local products'],
    media: ['Μεταφορτώστε εικόνες, βίντεο και αρχεία ήχου', 'Upload images, videos and audio files'],
    describe: [
      'Περιγράψτε εικόνες για όσους δεν τις βλέπουν',
      'Describe images for people who cannot see them',
    ],
    displays: ['Συνδέστε και συντηρήστε οθόνες', 'Pair and maintain displays'],
    emergency: ['Στείλτε έκτακτο μήνυμα', 'Send an emergency message'],
    'take-back': ['Επαναφέρετε κάτι που άλλαξε', 'Restore something that was changed'],
    past: ['Αποδείξτε τι προβλήθηκε', 'Prove what was shown'],
    visits: ['Διαβάστε τις επισκέψεις', 'Read the visits'],
    account: ['Διαχειριστείτε τον λογαριασμό σας', 'Manage your account'],
    people: ['Δώστε πρόσβαση σε συναδέλφους', 'Give colleagues access'],
    find: ['Βρείτε οτιδήποτε με λίγα πλήκτρα', 'Find anything with a few keys'],
  } satisfies Record<HelpTopic, Pair>,
});

export const shortcuts = inBoth({
  title: ['Συντομεύσεις πληκτρολογίου', 'Keyboard shortcuts'],
  mac: ['Σε Mac πατήστε Cmd στη θέση του Ctrl.', 'On a Mac press Cmd in place of Ctrl.'],
  or: ['ή', 'or'],
  switch: ['Το πλήκτρο {keys} ανοίγει αυτή τη λίστα', 'The key {keys} opens this list'],
  places: {
    everywhere: ['Παντού', 'Everywhere'],
    document: [
      'Σε προβολές, συνταγές, εδέσματα και προϊόντα',
      'In presentations, recipes, dishes and products',
    ],
    descriptions: ['Στις περιγραφές που λείπουν', 'In the missing descriptions'],
  } satisfies Record<ShortcutPlace, Pair>,
  list: ['Αυτή η λίστα, όταν δεν γράφετε σε πεδίο', 'This list, while you are not typing in a field'],
});

export const firstDay = inBoth({
  title: ['Η πρώτη σας μέρα', 'Your first day'],
  progress: ['{done, number} από {all, number}', '{done, number} of {all, number}'],
  text: ['Κάθε βήμα σημειώνεται μόνο του μόλις γίνει.', 'Each step is ticked off by itself once it is done.'],
  allDone: ['Τα κάνατε όλα. Καλή δουλειά!', 'You have done everything. Well done!'],
  done: ['έγινε', 'done'],
  open: ['δεν έγινε ακόμη', 'not done yet'],
  how: ['Πώς γίνεται', 'How to do it'],
  howOf: ['Πώς γίνεται: {step}', 'How to do it: {step}'],
  away: ['Απόκρυψη', 'Hide'],
  wanted: ['Να φαίνεται στην πρώτη σελίδα', 'Show it on the first page'],
  noContacts: [
    'Λείπουν τα στοιχεία επικοινωνίας του φορέα (brand.json): η δήλωση προσβασιμότητας και η σελίδα για τα προσωπικά δεδομένα δεν λένε πού θα απευθυνθεί κανείς.',
    'The municipality’s contacts are missing (brand.json): the accessibility statement and the privacy page do not say whom to ask.',
  ],
  ask: ['Ζητήστε έγκριση, για να τη δείξουν οι οθόνες', 'Ask for approval, so that displays show it'],
  steps: {
    'sign-in': ['Συνδεθείτε', 'Sign in'],
    image: [
      'Μεταφορτώστε μια εικόνα και περιγράψτε τη στις δύο γλώσσες',
      'Upload an image and describe it in both languages',
    ],
    draft: ['Δημιουργήστε μια πρόχειρη προβολή', 'Create a draft presentation'],
    complete: ['Συμπληρώστε ό,τι λείπει', 'Add what is still missing'],
    activate: ['Ενεργοποιήστε την', 'Activate it'],
    glass: ['Δείτε τη σε μια οθόνη', 'See it on a display'],
  } satisfies Record<FirstDayStep, Pair>,
});
