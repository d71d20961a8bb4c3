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
    presentation: 'Ψηφιακή προβολή',
  } satisfies Record<TakenKind, string>,
  onMap: 'Πού βρίσκεται στον χάρτη',
  partOf: 'Από την προβολή',
  video: 'Βίντεο',
  listen: 'Ακούστε',
  said: 'Τα λόγια',
  inOther: 'Στα αγγλικά',
  print: 'Εκτύπωση',
  kept: 'Κρατήθηκε στη συσκευή σας: ανοίγει και χωρίς σύνδεση.',
  address: 'Η σελίδα αυτή:',
  gone: 'Δεν προβάλλεται πια',
  changing: 'Ό,τι δείχνουν οι οθόνες μας αλλάζει από καιρό σε καιρό.',
  instead: 'Περάστε ξανά από μια οθόνη: σαρώστε τον κωδικό που δείχνει και η σελίδα θα ανοίξει εδώ.',
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
      presentation: 'Presentation',
    },
    onMap: 'Where it is on the map',
    partOf: 'From the presentation',
    video: 'Video',
    listen: 'Listen',
    said: 'What is said',
    inOther: 'In Greek',
    print: 'Print',
    kept: 'Kept on your device: it opens without a connection, too.',
    address: 'This page:',
    gone: 'No longer shown',
    changing: 'What our displays show changes from time to time.',
    instead: 'Come by a display again: scan the code that it shows, and it opens here.',
  },
};
