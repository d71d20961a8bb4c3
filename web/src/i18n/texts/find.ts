import { inBoth } from '../shape.ts';

export const find = inBoth({
  open: ['Αναζήτηση παντού', 'Search everywhere'],
  label: ['Τι ψάχνετε;', 'What are you looking for?'],
  placeholder: [
    'Τίτλος, εικόνα, οθόνη, σελίδα, ενέργεια ή βοήθεια',
    'A title, image, display, page, action or help',
  ],
  results: ['Αποτελέσματα', 'Results'],
  count: [
    '{count, plural, =0 {Κανένα αποτέλεσμα} one {# αποτέλεσμα} other {# αποτελέσματα}}',
    '{count, plural, =0 {No results} one {# result} other {# results}}',
  ],
  nothing: ['Δεν βρέθηκε τίποτα για «{query}»', 'Nothing found for “{query}”'],
  nothingText: [
    'Δοκιμάστε λιγότερα γράμματα ή άλλη λέξη. Τόνοι και κεφαλαία δεν παίζουν ρόλο, και μπορείτε να γράψετε και με λατινικούς χαρακτήρες.',
    'Try fewer letters or another word. Accents and capitals do not matter, and Greek can be written in Latin letters.',
  ],
  start: [
    'Ό,τι ανοίγετε φαίνεται εδώ, για να το βρίσκετε ξανά με ένα πάτημα.',
    'What you open appears here, so that you can find it again in one step.',
  ],
  keys: ['Βελάκια: επιλογή · Enter: άνοιγμα · Esc: κλείσιμο', 'Arrows: choose · Enter: open · Esc: close'],
  groups: {
    recent: ['Ανοίξατε πρόσφατα', 'Opened recently'],
    presentation: ['Προβολές', 'Presentations'],
    recipe: ['Συνταγές', 'Recipes'],
    dish: ['Εδέσματα', 'Dishes'],
    product: ['Τοπικά προϊόντα', 'Local products'],
    announcement: ['Ανακοινώσεις', 'Announcements'],
    event: ['Εκδηλώσεις', 'Events'],
    media: ['Εικόνες, βίντεο και αρχεία ήχου', 'Images, videos and audio files'],
    display: ['Οθόνες', 'Displays'],
    page: ['Σελίδες', 'Pages'],
    action: ['Ενέργειες', 'Actions'],
    help: ['Οδηγός', 'Guide'],
  },
  newPresentation: ['Νέα προβολή: {system}', 'New presentation in {system}'],
  language: ['Αλλαγή γλώσσας στα αγγλικά', 'Change the language to Greek'],
  colours: ['Χρώματα: {mode}', 'Colours: {mode}'],
  alsoLogOut: ['έξοδος', 'sign out'],
});
