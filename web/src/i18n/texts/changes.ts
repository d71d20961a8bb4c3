import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { ContentOf } from '@psifida/contract/content/documents';
import type { Shape } from '../shape.ts';

type OwnField = Exclude<keyof ContentOf['presentation'], 'entries'>;
type ItemField = Exclude<
  keyof ContentOf['recipe'] | keyof ContentOf['dish'],
  'ingredients' | 'steps' | 'media' | 'products'
>;
type Contents = ContentOf['presentation'] & ContentOf['recipe'] & ContentOf['dish'];
/** A field of a presentation, recipe, dish or product that changes as a whole has its own words; in two languages, for each. */
type Changed = {
  [Field in OwnField | ItemField]: Contents[Field] extends Bilingual
    ? { el: string; en: string; both: string }
    : string;
};

const el = {
  changed: {
    title: {
      el: 'άλλαξε ο ελληνικός τίτλος',
      en: 'άλλαξε ο αγγλικός τίτλος',
      both: 'άλλαξε ο τίτλος και στις δύο γλώσσες',
    },
    description: {
      el: 'άλλαξε η ελληνική περιγραφή',
      en: 'άλλαξε η αγγλική περιγραφή',
      both: 'άλλαξε η περιγραφή και στις δύο γλώσσες',
    },
    producer: {
      el: 'άλλαξε ο παραγωγός στα ελληνικά',
      en: 'άλλαξε ο παραγωγός στα αγγλικά',
      both: 'άλλαξε ο παραγωγός και στις δύο γλώσσες',
    },
    origin: {
      el: 'άλλαξε ο τόπος στα ελληνικά',
      en: 'άλλαξε ο τόπος στα αγγλικά',
      both: 'άλλαξε ο τόπος και στις δύο γλώσσες',
    },
    season: {
      el: 'άλλαξε η εποχή στα ελληνικά',
      en: 'άλλαξε η εποχή στα αγγλικά',
      both: 'άλλαξε η εποχή και στις δύο γλώσσες',
    },
    cover: 'άλλαξε το εξώφυλλο',
    map: 'άλλαξε ο χάρτης',
    schedule: 'άλλαξε το πρόγραμμα προβολής',
    tags: 'άλλαξε σε ποιες οθόνες προβάλλεται',
    seconds: 'άλλαξαν τα δευτερόλεπτα ανά εικόνα',
    shuffle: 'άλλαξε η τυχαία σειρά',
    table: 'άλλαξε η διάταξη στο τραπέζι',
    puzzle: 'άλλαξαν οι ρυθμίσεις του παζλ',
    image: 'άλλαξε η κύρια εικόνα',
    servings: 'άλλαξαν οι μερίδες',
    minutes: 'άλλαξε ο χρόνος',
    sound: 'άλλαξε ο ήχος',
  },
  /** With what there is of it: '3 εικόνες'. */
  rows: {
    added: '{count, plural, one {προστέθηκε {things}} other {προστέθηκαν {things}}}',
    removed: '{count, plural, one {αφαιρέθηκε {things}} other {αφαιρέθηκαν {things}}}',
    changed: '{count, plural, one {άλλαξε {things}} other {άλλαξαν {things}}}',
    moved: 'άλλαξε η σειρά: {list}',
  },
  things: {
    ingredients: '{count, plural, one {# υλικό} other {# υλικά}}',
    steps: '{count, plural, one {# βήμα} other {# βήματα}}',
    media: '{count, plural, one {# αρχείο πολυμέσων} other {# αρχεία πολυμέσων}}',
  },
  lists: { ingredients: 'υλικά', steps: 'βήματα', media: 'πολυμέσα' },
  activated: 'ενεργοποιήθηκε',
  deactivated: 'απενεργοποιήθηκε',
  other: 'άλλαξε κάτι που αυτή η έκδοση της εφαρμογής δεν γνωρίζει',
  nothing: 'Καμία αλλαγή στο περιεχόμενο',
  more: '{count, plural, one {# ακόμη αλλαγή} other {# ακόμη αλλαγές}}',
  created: {
    presentation: 'Δημιουργία της προβολής',
    recipe: 'Δημιουργία της συνταγής',
    dish: 'Δημιουργία του εδέσματος',
    product: 'Δημιουργία του προϊόντος',
  },
  earliest: 'Η παλαιότερη που έχει κρατηθεί',
  /** Beside who saved it and when. */
  version: 'Αποθήκευση {version} · {by}',
} as const;

const en = {
  changed: {
    title: {
      el: 'Greek title changed',
      en: 'English title changed',
      both: 'title changed in both languages',
    },
    description: {
      el: 'Greek description changed',
      en: 'English description changed',
      both: 'description changed in both languages',
    },
    producer: {
      el: 'Greek producer changed',
      en: 'English producer changed',
      both: 'producer changed in both languages',
    },
    origin: {
      el: 'Greek place changed',
      en: 'English place changed',
      both: 'place changed in both languages',
    },
    season: {
      el: 'Greek season changed',
      en: 'English season changed',
      both: 'season changed in both languages',
    },
    cover: 'cover changed',
    map: 'map changed',
    schedule: 'schedule changed',
    tags: 'displays that show it changed',
    seconds: 'seconds per image changed',
    shuffle: 'shuffling changed',
    table: 'arrangement on the table changed',
    puzzle: 'puzzle settings changed',
    image: 'main image changed',
    servings: 'servings changed',
    minutes: 'time changed',
    sound: 'sound changed',
  },
  rows: {
    added: '{things} added',
    removed: '{things} removed',
    changed: '{things} changed',
    moved: 'order changed: {list}',
  },
  things: {
    ingredients: '{count, plural, one {# ingredient} other {# ingredients}}',
    steps: '{count, plural, one {# step} other {# steps}}',
    media: '{count, plural, one {# media file} other {# media files}}',
  },
  lists: { ingredients: 'ingredients', steps: 'steps', media: 'media' },
  activated: 'activated',
  deactivated: 'deactivated',
  other: 'something changed that this version of the app does not know',
  nothing: 'Nothing changed in the content',
  more: '{count, plural, one {# more change} other {# more changes}}',
  created: {
    presentation: 'The presentation was created',
    recipe: 'The recipe was created',
    dish: 'The dish was created',
    product: 'The product was created',
  },
  earliest: 'The earliest that is kept',
  version: 'Save {version} · {by}',
} as const satisfies Shape<typeof el>;

/** What each save of a history did, in one line. */
export const changes = { el, en } as const satisfies Record<
  Language,
  Shape<typeof el> & { changed: Changed }
>;
