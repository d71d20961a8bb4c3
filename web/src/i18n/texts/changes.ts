import type { Bilingual } from '@psifida/contract/bilingual';
import type { ContentOf } from '@psifida/contract/content/documents';
import { inBoth, type Pair } from '../shape.ts';

type Contents = ContentOf['presentation'] &
  ContentOf['recipe'] &
  ContentOf['dish'] &
  ContentOf['product'] &
  ContentOf['announcement'] &
  ContentOf['event'];
type ChangedField = Exclude<keyof Contents, 'entries' | 'ingredients' | 'steps' | 'media' | 'products'>;
/** A field of a presentation, recipe, dish or product that changes as a whole has its own words; in two languages, for each. */
type Changed = {
  [Field in ChangedField]: NonNullable<Contents[Field]> extends Bilingual
    ? Record<'el' | 'en' | 'both', Pair>
    : Pair;
};

export const changes = inBoth({
  changed: {
    title: {
      el: ['άλλαξε ο ελληνικός τίτλος', 'Greek title changed'],
      en: ['άλλαξε ο αγγλικός τίτλος', 'English title changed'],
      both: ['άλλαξε ο τίτλος και στις δύο γλώσσες', 'title changed in both languages'],
    },
    description: {
      el: ['άλλαξε η ελληνική περιγραφή', 'Greek description changed'],
      en: ['άλλαξε η αγγλική περιγραφή', 'English description changed'],
      both: ['άλλαξε η περιγραφή και στις δύο γλώσσες', 'description changed in both languages'],
    },
    producer: {
      el: ['άλλαξε ο παραγωγός στα ελληνικά', 'Greek producer changed'],
      en: ['άλλαξε ο παραγωγός στα αγγλικά', 'English producer changed'],
      both: ['άλλαξε ο παραγωγός και στις δύο γλώσσες', 'producer changed in both languages'],
    },
    origin: {
      el: ['άλλαξε η προέλευση στα ελληνικά', 'Greek origin changed'],
      en: ['άλλαξε η προέλευση στα αγγλικά', 'English origin changed'],
      both: ['άλλαξε η προέλευση και στις δύο γλώσσες', 'origin changed in both languages'],
    },
    season: {
      el: ['άλλαξε η εποχή στα ελληνικά', 'Greek season changed'],
      en: ['άλλαξε η εποχή στα αγγλικά', 'English season changed'],
      both: ['άλλαξε η εποχή και στις δύο γλώσσες', 'season changed in both languages'],
    },
    cover: ['άλλαξε το εξώφυλλο', 'cover changed'],
    map: ['άλλαξε ο χάρτης', 'map changed'],
    schedule: ['άλλαξε το πρόγραμμα', 'schedule changed'],
    tags: ['άλλαξε σε ποιες οθόνες προβάλλεται', 'displays that show it changed'],
    seconds: ['άλλαξαν τα δευτερόλεπτα ανά εικόνα', 'seconds per image changed'],
    shuffle: ['άλλαξε η τυχαία σειρά', 'random order changed'],
    table: ['άλλαξε η διάταξη τραπεζιού', 'table view changed'],
    puzzle: ['άλλαξαν οι ρυθμίσεις παζλ', 'puzzle view changed'],
    room: ['άλλαξε ο χώρος για ανακοινώσεις και εκδηλώσεις', 'room for announcements and events changed'],
    paths: ['άλλαξαν οι διαδρομές του χάρτη', 'paths on the map changed'],
    image: ['άλλαξε η κύρια εικόνα', 'main image changed'],
    servings: ['άλλαξαν οι μερίδες', 'servings changed'],
    minutes: ['άλλαξε ο χρόνος', 'time changed'],
    audio: ['άλλαξε το αρχείο ήχου', 'audio file changed'],
    easy: {
      el: ['άλλαξε το εύκολο κείμενο στα ελληνικά', 'Greek easy text changed'],
      en: ['άλλαξε το εύκολο κείμενο στα αγγλικά', 'English easy text changed'],
      both: ['άλλαξε το εύκολο κείμενο και στις δύο γλώσσες', 'easy text changed in both languages'],
    },
    sign: ['άλλαξε το βίντεο στη νοηματική', 'sign language video changed'],
    text: {
      el: ['άλλαξε το ελληνικό κείμενο', 'Greek text changed'],
      en: ['άλλαξε το αγγλικό κείμενο', 'English text changed'],
      both: ['άλλαξε το κείμενο και στις δύο γλώσσες', 'text changed in both languages'],
    },
    place: {
      el: ['άλλαξε ο τόπος στα ελληνικά', 'Greek place changed'],
      en: ['άλλαξε ο τόπος στα αγγλικά', 'English place changed'],
      both: ['άλλαξε ο τόπος και στις δύο γλώσσες', 'place changed in both languages'],
    },
    pressing: ['άλλαξε η σημασία', 'importance changed'],
    point: ['άλλαξε το σημείο ενδιαφέροντος', 'point of interest changed'],
    begin: ['άλλαξε η έναρξη', 'beginning changed'],
    end: ['άλλαξε η λήξη', 'end changed'],
    wholeDay: ['άλλαξε το «ολοήμερη»', 'all day changed'],
    repeats: ['άλλαξε η επανάληψη', 'repetition changed'],
    except: ['άλλαξαν οι ημέρες που δεν γίνεται', 'days on which it does not take place changed'],
    category: ['άλλαξε η κατηγορία', 'category changed'],
  } satisfies Changed,
  /** With what there is of it: '3 εικόνες'. */
  rows: {
    added: ['{count, plural, one {προστέθηκε {things}} other {προστέθηκαν {things}}}', '{things} added'],
    removed: ['{count, plural, one {αφαιρέθηκε {things}} other {αφαιρέθηκαν {things}}}', '{things} removed'],
    changed: ['{count, plural, one {άλλαξε {things}} other {άλλαξαν {things}}}', '{things} changed'],
    moved: ['άλλαξε η σειρά: {list}', 'order changed: {list}'],
  },
  things: {
    ingredients: [
      '{count, plural, one {# υλικό} other {# υλικά}}',
      '{count, plural, one {# ingredient} other {# ingredients}}',
    ],
    steps: [
      '{count, plural, one {# βήμα} other {# βήματα}}',
      '{count, plural, one {# step} other {# steps}}',
    ],
    media: [
      '{count, plural, one {# αρχείο πολυμέσων} other {# αρχεία πολυμέσων}}',
      '{count, plural, one {# media file} other {# media files}}',
    ],
  },
  lists: { ingredients: ['υλικά', 'ingredients'], steps: ['βήματα', 'steps'], media: ['πολυμέσα', 'media'] },
  activated: ['ενεργοποιήθηκε', 'activated'],
  deactivated: ['απενεργοποιήθηκε', 'deactivated'],
  other: ['άλλαξε κάτι που δεν αναγνωρίζεται', 'something changed that is not recognised'],
  nothing: ['Καμία αλλαγή στο περιεχόμενο', 'Nothing changed in the content'],
  more: [
    '{count, plural, one {# ακόμη αλλαγή} other {# ακόμη αλλαγές}}',
    '{count, plural, one {# more change} other {# more changes}}',
  ],
  created: {
    presentation: ['Δημιουργία της προβολής', 'The presentation was created'],
    recipe: ['Δημιουργία της συνταγής', 'The recipe was created'],
    dish: ['Δημιουργία του εδέσματος', 'The dish was created'],
    product: ['Δημιουργία του προϊόντος', 'The product was created'],
    announcement: ['Δημιουργία της ανακοίνωσης', 'The announcement was created'],
    event: ['Δημιουργία της εκδήλωσης', 'The event was created'],
  },
  earliest: ['Η παλαιότερη μορφή που υπάρχει', 'The earliest version there is'],
  version: ['Μορφή {version} · {by}', 'Version {version} · {by}'],
});
