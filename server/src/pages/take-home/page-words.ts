import type { Language } from '@psifida/contract/bilingual';
import { foodWords } from '@psifida/contract/content/food-words';
import type { TakenKind } from '@psifida/contract/kinds';

const el = {
  ...foodWords.el,
  otherLanguage: 'English',
  kind: {
    recipe: 'Συνταγή',
    dish: foodWords.el.oneDish,
    product: foodWords.el.oneProduct,
    point: 'Σημείο ενδιαφέροντος',
    presentation: 'Θέμα',
    event: 'Εκδήλωση',
  } satisfies Record<TakenKind, string>,
  onMap: 'Πού βρίσκεται στον χάρτη',
  dashed: 'Στον χάρτη είναι η διακεκομμένη γραμμή.',
  partOf: 'Από το θέμα',
  when: 'Πότε',
  where: 'Πού',
  toCalendar: 'Προσθήκη στο ημερολόγιό σας',
  video: 'Βίντεο',
  listen: 'Ακούστε',
  said: 'Κείμενο του ήχου',
  inOther: 'Στα αγγλικά',
  easy: 'Εύκολο κείμενο',
  signs: 'Στη νοηματική',
  print: 'Εκτύπωση',
  kept: 'Αποθηκεύτηκε στη συσκευή σας· ανοίγει και χωρίς σύνδεση.',
  address: 'Η σελίδα αυτή:',
  gone: 'Δεν προβάλλεται πια',
  changing: 'Ό,τι δείχνουν οι οθόνες μας αλλάζει από καιρό σε καιρό.',
  instead: 'Σαρώστε ξανά τον κωδικό σε μία από τις οθόνες μας.',
};

/** What the page itself says, around what was taken home. */
export const pageWords: Record<Language, typeof el> = {
  el,
  en: {
    ...foodWords.en,
    otherLanguage: 'Ελληνικά',
    kind: {
      recipe: 'Recipe',
      dish: foodWords.en.oneDish,
      product: foodWords.en.oneProduct,
      point: 'Point of interest',
      presentation: 'Topic',
      event: 'Event',
    },
    onMap: 'Where it is on the map',
    dashed: 'On the map it is the dashed line.',
    partOf: 'From the topic',
    when: 'When',
    where: 'Where',
    toCalendar: 'Add to your calendar',
    video: 'Video',
    listen: 'Listen',
    said: 'Transcript',
    inOther: 'In Greek',
    easy: 'Easy text',
    signs: 'In Greek Sign Language',
    print: 'Print',
    kept: 'Saved on your device; it also opens without a connection.',
    address: 'This page:',
    gone: 'No longer shown',
    changing: 'What our displays show changes from time to time.',
    instead: 'Scan the code again at one of our displays.',
  },
};
