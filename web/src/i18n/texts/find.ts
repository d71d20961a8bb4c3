import { inBoth } from '../shape.ts';

/** Everything found from everywhere. */
export const find = inBoth({
  el: {
    open: 'Αναζήτηση παντού',
    label: 'Τι ψάχνετε;',
    placeholder: 'Τίτλος, εικόνα, οθόνη, σελίδα, ενέργεια ή βοήθεια',
    results: 'Αποτελέσματα',
    count: '{count, plural, =0 {Κανένα αποτέλεσμα} one {# αποτέλεσμα} other {# αποτελέσματα}}',
    nothing: 'Δεν βρέθηκε τίποτα για «{query}»',
    nothingText:
      'Δοκιμάστε λιγότερα γράμματα ή άλλη λέξη. Τόνοι και κεφαλαία δεν παίζουν ρόλο, και μπορείτε να γράψετε και με λατινικούς χαρακτήρες.',
    start: 'Ό,τι ανοίγετε φαίνεται εδώ, για να το βρίσκετε ξανά με ένα πάτημα.',
    keys: 'Βελάκια: επιλογή · Enter: άνοιγμα · Esc: κλείσιμο',
    groups: {
      recent: 'Ανοίξατε πρόσφατα',
      presentation: 'Προβολές',
      recipe: 'Συνταγές',
      dish: 'Εδέσματα',
      product: 'Τοπικά προϊόντα',
      media: 'Εικόνες, βίντεο και ήχοι',
      display: 'Οθόνες',
      page: 'Σελίδες',
      action: 'Ενέργειες',
      help: 'Οδηγός',
    },
    newPresentation: 'Νέα προβολή: {system}',
    language: 'Αλλαγή γλώσσας στα αγγλικά',
    colours: 'Χρώματα: {mode}',
    /** Other words that people look for it by. */
    alsoLogOut: 'αποσύνδεση',
  },
  en: {
    open: 'Find everything',
    label: 'What are you looking for?',
    placeholder: 'A title, image, display, page, action or help',
    results: 'Results',
    count: '{count, plural, =0 {No results} one {# result} other {# results}}',
    nothing: 'Nothing found for “{query}”',
    nothingText:
      'Try fewer letters or another word. Accents and capitals do not matter, and Greek can be written in Latin letters.',
    start: 'What you open shows up here, so that you find it again in one step.',
    keys: 'Arrows: choose · Enter: open · Esc: close',
    groups: {
      recent: 'Opened recently',
      presentation: 'Presentations',
      recipe: 'Recipes',
      dish: 'Dishes',
      product: 'Local products',
      media: 'Images, videos and sounds',
      display: 'Displays',
      page: 'Pages',
      action: 'Actions',
      help: 'Guide',
    },
    newPresentation: 'New presentation in {system}',
    language: 'Change the language to Greek',
    colours: 'Colours: {mode}',
    alsoLogOut: 'sign out',
  },
});
