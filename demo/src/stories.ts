import type { Bilingual } from '@psifida/contract/bilingual';
import type { StoryPart } from '@psifida/contract/registry/stories';
import type { ImageName, VideoName } from './images.ts';

type Story = { title: Bilingual } & Partial<Record<StoryPart, Bilingual>>;

const drawn = { el: 'Σχέδιο για την επίδειξη', en: 'Drawn for the demonstration' };

/** What the images tell on walls, in the cloud and on tables. Those that are not here tell nothing, as many of a town. */
export const stories: Partial<Record<ImageName, Story>> = {
  'harbour-morning': { title: { el: 'Πριν ξυπνήσει το λιμάνι', en: 'Before the harbour wakes' } },
  'harbour-noon': { title: { el: 'Μεσημέρι στην προκυμαία', en: 'Noon on the quay' } },
  'harbour-dusk': {
    title: { el: 'Η ώρα της επιστροφής', en: 'The hour of coming home' },
    text: {
      el: 'Τα καΐκια γυρίζουν με το τελευταίο φως. Ως τη δεκαετία του ’60 οι γυναίκες τα περίμεναν στον μόλο με φανάρια· από το χρώμα του φαναριού οι ψαράδες ήξεραν, πριν δέσουν, αν στο σπίτι ήταν όλα καλά.',
      en: 'The caiques come back with the last light. Until the 1960s the women waited for them on the mole with lanterns; by the colour of the lantern the fishermen knew, before they moored, whether all was well at home.',
    },
    credit: drawn,
  },
  'harbour-night': {
    title: { el: 'Τα φώτα του μόλου', en: 'The lights of the mole' },
    text: { el: 'Το ηλεκτρικό ήρθε στο λιμάνι το 1931.', en: 'Electric light came to the harbour in 1931.' },
  },
  boat: {
    title: { el: 'Η «Ευαγγελίστρια»', en: 'The ‘Evangelistria’' },
    text: {
      el: 'Τρεχαντήρι έξι μέτρων, σκαρωμένο στο καρνάγιο της πόλης. Τρεις γενιές της ίδιας οικογένειας το κράτησαν στη θάλασσα, βάφοντάς το κάθε Μάρτιο με τα ίδια δύο χρώματα.',
      en: 'A trechantiri of six metres, built in the town’s own yard. Three generations of one family have kept it at sea, painting it every March in the same two colours.',
    },
    credit: drawn,
  },
  lighthouse: {
    title: { el: 'Ο φάρος του κάβου', en: 'The lighthouse on the cape' },
    text: {
      el: 'Χτίστηκε το 1889 από ντόπιους μαστόρους. Ο φαροφύλακας ανέβαινε εκατόν τέσσερα σκαλοπάτια, δύο φορές κάθε νύχτα, για να κουρδίσει τον μηχανισμό που γύριζε το φως. Από το 1983 ανάβει μόνος του.',
      en: 'Built in 1889 by masons of the place. The keeper climbed one hundred and four steps, twice every night, to wind the clockwork that turned the light. Since 1983 it has lit itself.',
    },
    credit: drawn,
  },
  'islands-morning': { title: { el: 'Τα νησιά από το ύψωμα', en: 'The islands from the height' } },
  'islands-dusk': { title: { el: 'Όταν τα νησιά γίνονται σκιές', en: 'When islands turn to shadows' } },
  sail: { title: { el: 'Πανί στο μελτέμι', en: 'A sail in the meltemi' } },
  'grove-noon': {
    title: { el: 'Ο ελαιώνας των χιλίων χρόνων', en: 'The grove of a thousand years' },
    text: {
      el: 'Τα πιο παλιά δέντρα φυτεύτηκαν στα βυζαντινά χρόνια και δίνουν ακόμη καρπό. Κάθε κορμός έχει όνομα: ο Παππούς, η Χήρα, οι Δύο Αδελφές.',
      en: 'The oldest trees were planted in Byzantine times and still bear fruit. Every trunk has a name: the Grandfather, the Widow, the Two Sisters.',
    },
  },
  'village-noon': { title: { el: 'Το επάνω χωριό', en: 'The upper village' } },
  windmill: {
    title: { el: 'Ο μύλος του Αϊ-Λια', en: 'The mill of Ai-Lias' },
    text: {
      el: 'Άλεσε για τελευταία φορά το καλοκαίρι του 1952. Τα πανιά του τα έραβαν οι ίδιες γυναίκες που έραβαν τα πανιά των καϊκιών.',
      en: 'It ground for the last time in the summer of 1952. Its sails were sewn by the women who sewed the sails of the caiques.',
    },
  },
  chapel: { title: { el: 'Το ξωκλήσι στον βράχο', en: 'The chapel on the rock' } },
  temple: {
    title: { el: 'Ο ναός και η θάλασσα', en: 'The temple and the sea' },
    text: {
      el: 'Έξι κίονες στέκονται ακόμη. Οι ναυτικοί τους έβλεπαν πριν δουν τη στεριά και τους έλεγαν «τα δάχτυλα».',
      en: 'Six columns still stand. Sailors saw them before they saw land, and called them ‘the fingers’.',
    },
    credit: drawn,
  },
  'mosaic-fish': {
    title: { el: 'Τα ψάρια του τρικλινίου', en: 'The fish of the dining room' },
    text: {
      el: 'Το δάπεδο βρέθηκε το 1974, όταν σκάφτηκε το θεμέλιο ενός φούρνου. Είναι φτιαγμένο από ένδεκα χιλιάδες ψηφίδες σε εννέα χρώματα.',
      en: 'The floor was found in 1974, when a bakery’s foundations were dug. It is made of eleven thousand tiles in nine colours.',
    },
    credit: drawn,
  },
  'mosaic-rosette': { title: { el: 'Ο ρόδακας', en: 'The rosette' } },
  'mosaic-sun': { title: { el: 'Ο ήλιος με τις δώδεκα ακτίνες', en: 'The sun of twelve rays' } },
  'mosaic-waves': { title: { el: 'Κύμα χωρίς αρχή και τέλος', en: 'A wave without beginning or end' } },
};

export const videoTitles: Partial<Record<VideoName, Bilingual>> = {
  'harbour-video': { el: 'Μια μέρα στο λιμάνι', en: 'A day in the harbour' },
  'mosaic-video': { el: 'Ψηφίδα την ψηφίδα', en: 'Tile by tile' },
};
