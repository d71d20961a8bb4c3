import { harbour } from '@psifida/art/harbour';
import { islands } from '@psifida/art/islands';
import { mosaic } from '@psifida/art/mosaic';
import { oliveGrove } from '@psifida/art/olive-grove';
import { openAirCinema } from '@psifida/art/open-air-cinema';
import { plate } from '@psifida/art/plate';
import {
  boatCard,
  chapelCard,
  lighthouseCard,
  sailCard,
  templeCard,
  treeCard,
  windmillCard,
} from '@psifida/art/postcards';
import { productPortrait } from '@psifida/art/product-portrait';
import type { Drawing } from '@psifida/art/sheet';
import { stillLife } from '@psifida/art/still-life';
import { stoneVillage } from '@psifida/art/stone-village';
import { tamariskBeach } from '@psifida/art/tamarisk-beach';
import { townMap } from '@psifida/art/town-map';
import type { Bilingual } from '@psifida/contract/bilingual';
import type { FocalPoint } from '@psifida/contract/content/media';

export type DemoPicture = {
  drawing: Drawing;
  /** Width and height in pixels. */
  size: readonly [number, number];
  /** What it shows; the Greek one is also what staff call it. */
  alt: Bilingual;
  focal?: FocalPoint;
};

const wall = [1920, 1080] as const;
const large = [3840, 2160] as const;
const tall = [1440, 1920] as const;

/** Everything the demonstration shows, drawn by our own code: the same town at every hour. */
export const pictures = {
  'harbour-dusk': {
    drawing: harbour({ time: 'dusk' }),
    size: large,
    alt: { el: 'Το λιμάνι στο δειλινό', en: 'The harbour at dusk' },
    focal: { x: 0.3, y: 0.45 },
  },
  'harbour-morning': {
    drawing: harbour({ time: 'morning' }),
    size: wall,
    alt: { el: 'Το λιμάνι νωρίς το πρωί', en: 'The harbour early in the morning' },
    focal: { x: 0.3, y: 0.45 },
  },
  'harbour-noon': {
    drawing: harbour({ time: 'noon' }),
    size: wall,
    alt: { el: 'Το λιμάνι το μεσημέρι', en: 'The harbour at noon' },
    focal: { x: 0.3, y: 0.45 },
  },
  'harbour-night': {
    drawing: harbour({ time: 'night' }),
    size: wall,
    alt: { el: 'Το λιμάνι με πανσέληνο', en: 'The harbour under a full moon' },
    focal: { x: 0.35, y: 0.45 },
  },
  'islands-morning': {
    drawing: islands({ time: 'morning' }),
    size: large,
    alt: { el: 'Πανί ανάμεσα στα νησιά', en: 'A sail between the islands' },
  },
  'islands-noon': {
    drawing: islands({ time: 'noon' }),
    size: wall,
    alt: {
      el: 'Ξωκλήσι και ανεμόμυλος στο απέναντι νησί',
      en: 'A chapel and a windmill on the island opposite',
    },
    focal: { x: 0.8, y: 0.5 },
  },
  'islands-dusk': {
    drawing: islands({ time: 'dusk' }),
    size: wall,
    alt: { el: 'Τα νησιά την ώρα που δύει ο ήλιος', en: 'The islands as the sun goes down' },
  },
  'grove-noon': {
    drawing: oliveGrove({ time: 'noon' }),
    size: large,
    alt: { el: 'Ο ελαιώνας το καλοκαίρι', en: 'The olive grove in summer' },
    focal: { x: 0.2, y: 0.6 },
  },
  'grove-morning': {
    drawing: oliveGrove({ time: 'morning' }),
    size: wall,
    alt: { el: 'Πρωινό στον ελαιώνα', en: 'Morning in the olive grove' },
    focal: { x: 0.2, y: 0.6 },
  },
  'grove-dusk': {
    drawing: oliveGrove({ time: 'dusk' }),
    size: wall,
    alt: { el: 'Ο ελαιώνας στο ηλιοβασίλεμα', en: 'The olive grove at sunset' },
    focal: { x: 0.2, y: 0.6 },
  },
  beach: {
    drawing: tamariskBeach({ time: 'noon' }),
    size: wall,
    alt: { el: 'Ομπρέλες και αλμυρίκια στην παραλία', en: 'Umbrellas and tamarisks on the beach' },
    focal: { x: 0.3, y: 0.6 },
  },
  'beach-morning': {
    drawing: tamariskBeach({ time: 'morning' }),
    size: wall,
    alt: { el: 'Πρωί στην παραλία με τα αλμυρίκια', en: 'Morning on the beach of the tamarisks' },
    focal: { x: 0.3, y: 0.6 },
  },
  'village-noon': {
    drawing: stoneVillage({ time: 'noon' }),
    size: large,
    alt: { el: 'Το πέτρινο χωριό και το γεφύρι του', en: 'The stone village and its bridge' },
    focal: { x: 0.6, y: 0.5 },
  },
  'village-dusk': {
    drawing: stoneVillage({ time: 'dusk' }),
    size: wall,
    alt: { el: 'Το γεφύρι το σούρουπο', en: 'The bridge at dusk' },
    focal: { x: 0.6, y: 0.5 },
  },
  'village-night': {
    drawing: stoneVillage({ time: 'night' }),
    size: wall,
    alt: { el: 'Φωτισμένα παράθυρα στο πέτρινο χωριό', en: 'Lit windows in the stone village' },
    focal: { x: 0.35, y: 0.5 },
  },
  cinema: {
    drawing: openAirCinema(),
    size: wall,
    alt: { el: 'Βραδιά στο θερινό σινεμά', en: 'An evening at the open-air cinema' },
    focal: { x: 0.66, y: 0.4 },
  },
  boat: {
    drawing: boatCard('morning'),
    size: wall,
    alt: { el: 'Καΐκι που γυρίζει από το ψάρεμα', en: 'A fishing boat coming home' },
    focal: { x: 0.45, y: 0.7 },
  },
  sail: {
    drawing: sailCard('dusk'),
    size: wall,
    alt: { el: 'Ιστιοφόρο στο ηλιοβασίλεμα', en: 'A sailing boat at sunset' },
    focal: { x: 0.56, y: 0.5 },
  },
  chapel: {
    drawing: chapelCard('morning'),
    size: wall,
    alt: { el: 'Το ξωκλήσι με τον γαλάζιο τρούλο', en: 'The chapel with the blue dome' },
    focal: { x: 0.48, y: 0.6 },
  },
  windmill: {
    drawing: windmillCard('morning'),
    size: wall,
    alt: { el: 'Ο παλιός ανεμόμυλος', en: 'The old windmill' },
    focal: { x: 0.46, y: 0.5 },
  },
  lighthouse: {
    drawing: lighthouseCard('dusk'),
    size: wall,
    alt: { el: 'Ο φάρος στην άκρη του ακρωτηρίου', en: 'The lighthouse at the end of the cape' },
    focal: { x: 0.58, y: 0.5 },
  },
  temple: {
    drawing: templeCard('dusk'),
    size: wall,
    alt: { el: 'Οι κίονες του αρχαίου ναού', en: 'The columns of the ancient temple' },
    focal: { x: 0.46, y: 0.6 },
  },
  'plane-tree': {
    drawing: treeCard('morning'),
    size: tall,
    alt: { el: 'Ο πλάτανος της πλατείας', en: 'The plane tree of the square' },
  },
  'mosaic-fish': {
    drawing: mosaic({ motif: 'fish' }),
    size: large,
    alt: { el: 'Ψηφιδωτό με δύο ψάρια', en: 'A mosaic of two fish' },
  },
  'mosaic-sun': {
    drawing: mosaic({ motif: 'sun' }),
    size: wall,
    alt: { el: 'Ψηφιδωτό με τον ήλιο', en: 'A mosaic of the sun' },
  },
  'mosaic-waves': {
    drawing: mosaic({ motif: 'waves' }),
    size: wall,
    alt: { el: 'Ψηφιδωτό με κύματα', en: 'A mosaic of waves' },
  },
  'mosaic-rosette': {
    drawing: mosaic({ motif: 'rosette' }),
    size: wall,
    alt: { el: 'Ψηφιδωτό με ρόδακα', en: 'A mosaic of a rosette' },
  },
  map: {
    drawing: townMap({ pins: false }),
    size: [2160, 2700],
    alt: { el: 'Χάρτης της πόλης με την προκυμαία', en: 'A map of the town with its waterfront' },
  },
  'map-walk': {
    drawing: townMap({ pins: false, walk: 'oldTown' }),
    size: [2160, 2700],
    alt: {
      el: 'Χάρτης με τον περίπατο στην παλιά πόλη, από το λιμάνι ως το σπίτι των ψηφιδωτών',
      en: 'A map with the walk through the old town, from the harbour to the house of the mosaics',
    },
  },
  'map-trail': {
    drawing: townMap({ pins: false, walk: 'windmills' }),
    size: [2160, 2700],
    alt: {
      el: 'Χάρτης με τη διαδρομή από τους ανεμόμυλους ως τον φάρο',
      en: 'A map with the trail from the windmills to the lighthouse',
    },
  },
  salad: {
    drawing: plate({ dish: 'salad' }),
    size: wall,
    alt: { el: 'Χωριάτικη σαλάτα', en: 'Village salad' },
  },
  beans: {
    drawing: plate({ dish: 'beans' }),
    size: wall,
    alt: { el: 'Γίγαντες στον φούρνο', en: 'Baked giant beans' },
  },
  pie: {
    drawing: plate({ dish: 'pie' }),
    size: wall,
    alt: { el: 'Στριφτή χορτόπιτα', en: 'Twisted greens pie' },
  },
  fish: {
    drawing: plate({ dish: 'fish' }),
    size: wall,
    alt: { el: 'Ψάρι στη σχάρα με λεμόνι', en: 'Grilled fish with lemon' },
  },
  sweets: {
    drawing: plate({ dish: 'sweets' }),
    size: wall,
    alt: { el: 'Λουκουμάδες με μέλι', en: 'Honey doughnuts' },
  },
  'still-life': {
    drawing: stillLife(),
    size: large,
    alt: { el: 'Λάδι, ψωμί, τυρί, μέλι και ελιές', en: 'Oil, bread, cheese, honey and olives' },
  },
  oil: {
    drawing: productPortrait({ product: 'oil' }),
    size: wall,
    alt: { el: 'Ένα μπουκάλι ελαιόλαδο', en: 'A bottle of olive oil' },
  },
  honey: {
    drawing: productPortrait({ product: 'honey' }),
    size: wall,
    alt: { el: 'Ένα βάζο θυμαρίσιο μέλι', en: 'A jar of thyme honey' },
  },
  cheese: {
    drawing: productPortrait({ product: 'cheese' }),
    size: wall,
    alt: { el: 'Ένα κεφάλι κεφαλοτύρι', en: 'A wheel of kefalotyri cheese' },
  },
  bread: {
    drawing: productPortrait({ product: 'bread' }),
    size: wall,
    alt: { el: 'Ένα καρβέλι ζυμωτό ψωμί', en: 'A loaf of sourdough bread' },
  },
  olives: {
    drawing: productPortrait({ product: 'olives' }),
    size: wall,
    alt: { el: 'Ένα μπολ ελιές', en: 'A bowl of olives' },
  },
} as const satisfies Record<string, DemoPicture>;

export type PictureName = keyof typeof pictures;
