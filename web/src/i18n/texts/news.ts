import { inBoth } from '../shape.ts';

export const news = inBoth({
  greekLink: ['Σύνδεσμος RSS για τα ελληνικά', 'RSS link for Greek'],
  englishLink: ['Σύνδεσμος RSS για τα αγγλικά', 'RSS link for English'],
  example: ['Παράδειγμα: {example}', 'Example: {example}'],
  check: ['Έλεγχος', 'Check'],
  checkOf: ['Έλεγχος: {field}', 'Check: {field}'],
  checking: ['Γίνεται έλεγχος…', 'Checking…'],
  newest: ['Οι νεότερες ειδήσεις: {feed}', 'The newest items: {feed}'],
  hint: [
    'Οι ειδήσεις έρχονται από τον ιστότοπο του δήμου και ανανεώνονται αυτόματα.',
    'The news comes from the municipality’s site and is updated automatically.',
  ],
  notWhole: [
    'Η διεύθυνση είναι ακόμη ημιτελής. Σε πρόχειρο αποθηκεύεται όπως τη γράψατε· για να γίνει ενεργή η προβολή, συμπληρώστε την.',
    'The address is incomplete. A draft is saved with it as you wrote it; to become active, the presentation needs the complete address.',
  ],
  notChecked: [
    'Πατήστε «Έλεγχος» για να δείτε τις ειδήσεις όπως θα εμφανίζονται.',
    'Press “Check” to see the news as it will appear.',
  ],
  noTitle: ['Χωρίς τίτλο', 'Untitled'],
  failingEver: [
    'Η ροή δεν έχει απαντήσει ποτέ· δεν υπάρχουν ακόμη ειδήσεις για να φανούν. {reason}',
    'The feed has never responded; there are no items to show yet. {reason}',
  ],
  failing: [
    'Η ροή δεν απαντά από {when}. Φαίνονται οι τελευταίες ειδήσεις που ελήφθησαν. {reason}',
    'The feed has not responded since {when}. These are the last items received. {reason}',
  ],
});

export const eventFeeds = inBoth({
  tab: ['Ημερολόγια εκδηλώσεων', 'Calendars of events'],
  intro: [
    'Οι εκδηλώσεις έρχονται από ημερολόγια iCalendar (.ics) και ανανεώνονται αυτόματα. Εμφανίζονται στις οθόνες όπου η προβολή δίνει χώρο στις εκδηλώσεις.',
    'Events come from iCalendar addresses (.ics) and are updated automatically. They appear on displays whose presentation gives room to events.',
  ],
  none: ['Δεν υπάρχουν ημερολόγια εκδηλώσεων.', 'There are no calendars of events.'],
  events: [
    '{count, plural, =0 {καμία εκδήλωση τις επόμενες 60 ημέρες} one {# εκδήλωση τις επόμενες 60 ημέρες} other {# εκδηλώσεις τις επόμενες 60 ημέρες}}',
    '{count, plural, =0 {no events in the next 60 days} one {# event in the next 60 days} other {# events in the next 60 days}}',
  ],
  missingGreek: [
    '{count, plural, one {Από # εκδήλωση} other {Από # εκδηλώσεις}} λείπουν τα ελληνικά.',
    '{count, plural, one {# event has no Greek.} other {# events have no Greek.}}',
  ],
  missingEnglish: [
    '{count, plural, one {Από # εκδήλωση} other {Από # εκδηλώσεις}} λείπουν τα αγγλικά.',
    '{count, plural, one {# event has no English.} other {# events have no English.}}',
  ],
  failing: [
    'Το ημερολόγιο δεν απαντά από {when}. Εμφανίζονται οι τελευταίες εκδηλώσεις που ελήφθησαν. {reason}',
    'The calendar has not responded since {when}. The last events received are shown. {reason}',
  ],
  remove: ['Αφαίρεση', 'Remove'],
  removeOf: ['Αφαίρεση: {name}', 'Remove: {name}'],
  removeTitle: ['Αφαίρεση του ημερολογίου «{name}»;', 'Remove the calendar “{name}”?'],
  removeText: [
    'Οι εκδηλώσεις του παύουν να εμφανίζονται στις οθόνες.',
    'Its events are no longer shown on displays.',
  ],
  removeGo: ['Ναι, αφαίρεση', 'Yes, remove'],
  cancel: ['Άκυρο', 'Cancel'],
  add: ['Προσθήκη ημερολογίου', 'Add a calendar'],
  addGo: ['Προσθήκη', 'Add'],
  name: ['Όνομα', 'Name'],
  nameHint: [
    'Εμφανίζεται δίπλα στις εκδηλώσεις, όπως «Δημοτικό Θέατρο».',
    'It appears beside the events, such as “Municipal Theatre”.',
  ],
  greekLink: ['Σύνδεσμος iCalendar για τα ελληνικά', 'iCalendar link for Greek'],
  englishLink: ['Σύνδεσμος iCalendar για τα αγγλικά', 'iCalendar link for English'],
  linkHint: [
    'Παράδειγμα: https://www.example.gr/events.ics. Αν το ημερολόγιο έχει μία γλώσσα, αφήστε τον άλλο σύνδεσμο κενό.',
    'Example: https://www.example.gr/events.ics. If the calendar has one language, leave the other link empty.',
  ],
  category: ['Κατηγορία', 'Category'],
});
