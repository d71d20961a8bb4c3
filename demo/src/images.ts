import type { Bilingual } from '@psifida/contract/bilingual';
import type { FocalPoint } from '@psifida/contract/content/media';

export type DemoImage = {
  /** What it shows; the Greek one is also its title. */
  alt: Bilingual;
  focal?: FocalPoint;
};

const image = (el: string, en: string, focal?: FocalPoint): DemoImage => ({
  alt: { el, en },
  ...(focal && { focal }),
});

const harbour = { x: 0.3, y: 0.45 };
const grove = { x: 0.2, y: 0.6 };
const beach = { x: 0.3, y: 0.6 };
const village = { x: 0.6, y: 0.5 };

/** The files of demo/images by name: the same town at every hour. */
export const images = {
  'harbour-dusk': image('Το λιμάνι στο δειλινό', 'The harbour at dusk', harbour),
  'harbour-morning': image('Το λιμάνι νωρίς το πρωί', 'The harbour early in the morning', harbour),
  'harbour-noon': image('Το λιμάνι το μεσημέρι', 'The harbour at noon', harbour),
  'harbour-night': image('Το λιμάνι με πανσέληνο', 'The harbour under a full moon', { x: 0.35, y: 0.45 }),
  'islands-morning': image('Πανί ανάμεσα στα νησιά', 'A sail between the islands'),
  'islands-noon': image(
    'Ξωκλήσι και ανεμόμυλος στο απέναντι νησί',
    'A chapel and a windmill on the island opposite',
    { x: 0.8, y: 0.5 },
  ),
  'islands-dusk': image('Τα νησιά την ώρα που δύει ο ήλιος', 'The islands as the sun goes down'),
  'grove-noon': image('Ο ελαιώνας το καλοκαίρι', 'The olive grove in summer', grove),
  'grove-morning': image('Πρωινό στον ελαιώνα', 'Morning in the olive grove', grove),
  'grove-dusk': image('Ο ελαιώνας στο ηλιοβασίλεμα', 'The olive grove at sunset', grove),
  beach: image('Ομπρέλες και αλμυρίκια στην παραλία', 'Umbrellas and tamarisks on the beach', beach),
  'beach-morning': image('Πρωί στην παραλία με τα αλμυρίκια', 'Morning on the beach of the tamarisks', beach),
  'village-noon': image('Το πέτρινο χωριό και το γεφύρι του', 'The stone village and its bridge', village),
  'village-dusk': image('Το γεφύρι το σούρουπο', 'The bridge at dusk', village),
  'village-night': image('Φωτισμένα παράθυρα στο πέτρινο χωριό', 'Lit windows in the stone village', {
    x: 0.35,
    y: 0.5,
  }),
  cinema: image('Βραδιά στο θερινό σινεμά', 'An evening at the open-air cinema', { x: 0.66, y: 0.4 }),
  boat: image('Καΐκι που γυρίζει από το ψάρεμα', 'A fishing boat coming home', { x: 0.45, y: 0.7 }),
  sail: image('Ιστιοφόρο στο ηλιοβασίλεμα', 'A sailing boat at sunset', { x: 0.56, y: 0.5 }),
  chapel: image('Το ξωκλήσι με τον γαλάζιο τρούλο', 'The chapel with the blue dome', { x: 0.48, y: 0.6 }),
  windmill: image('Ο παλιός ανεμόμυλος', 'The old windmill', { x: 0.46, y: 0.5 }),
  lighthouse: image('Ο φάρος στην άκρη του ακρωτηρίου', 'The lighthouse at the end of the cape', {
    x: 0.58,
    y: 0.5,
  }),
  temple: image('Οι κίονες του αρχαίου ναού', 'The columns of the ancient temple', { x: 0.46, y: 0.6 }),
  'plane-tree': image('Ο πλάτανος της πλατείας', 'The plane tree of the square'),
  'mosaic-fish': image('Ψηφιδωτό με δύο ψάρια', 'A mosaic of two fish'),
  'mosaic-sun': image('Ψηφιδωτό με τον ήλιο', 'A mosaic of the sun'),
  'mosaic-waves': image('Ψηφιδωτό με κύματα', 'A mosaic of waves'),
  'mosaic-rosette': image('Ψηφιδωτό με ρόδακα', 'A mosaic of a rosette'),
  map: image('Χάρτης της πόλης με την προκυμαία', 'A map of the town with its waterfront'),
  'map-walk': image(
    'Χάρτης με τον περίπατο στην παλιά πόλη, από το λιμάνι ως το σπίτι των ψηφιδωτών',
    'A map with the walk through the old town, from the harbour to the house of the mosaics',
  ),
  'map-trail': image(
    'Χάρτης με τη διαδρομή από τους ανεμόμυλους ως τον φάρο',
    'A map with the trail from the windmills to the lighthouse',
  ),
  salad: image('Χωριάτικη σαλάτα', 'Village salad'),
  beans: image('Γίγαντες στον φούρνο', 'Baked giant beans'),
  pie: image('Στριφτή χορτόπιτα', 'Twisted greens pie'),
  fish: image('Ψάρι στη σχάρα με λεμόνι', 'Grilled fish with lemon'),
  sweets: image('Λουκουμάδες με μέλι', 'Honey doughnuts'),
  'still-life': image('Λάδι, ψωμί, τυρί, μέλι και ελιές', 'Oil, bread, cheese, honey and olives'),
  oil: image('Ένα μπουκάλι ελαιόλαδο', 'A bottle of olive oil'),
  honey: image('Ένα βάζο θυμαρίσιο μέλι', 'A jar of thyme honey'),
  cheese: image('Ένα κεφάλι κεφαλοτύρι', 'A wheel of kefalotyri cheese'),
  bread: image('Ένα καρβέλι ζυμωτό ψωμί', 'A loaf of sourdough bread'),
  olives: image('Ένα μπολ ελιές', 'A bowl of olives'),
} satisfies Record<string, DemoImage>;

export type ImageName = keyof typeof images;

export type DemoVideo = { file: string; alt: Bilingual; poster: ImageName };

/** The files of demo/videos. */
export const videos = {
  'harbour-video': {
    file: 'harbour.webm',
    alt: { el: 'Από το πρωί ως το βράδυ στο λιμάνι', en: 'From morning to night at the harbour' },
    poster: 'harbour-morning',
  },
  'islands-video': {
    file: 'islands.webm',
    alt: { el: 'Τα νησιά από το πρωί ως το δειλινό', en: 'The islands from morning to dusk' },
    poster: 'islands-morning',
  },
  'village-video': {
    file: 'village.webm',
    alt: { el: 'Το πέτρινο χωριό από το μεσημέρι ως τη νύχτα', en: 'The stone village from noon to night' },
    poster: 'village-noon',
  },
  'mosaic-video': {
    file: 'mosaic.webm',
    alt: {
      el: 'Τέσσερα ψηφιδωτά: κύματα, ρόδακας, ήλιος και ψάρια',
      en: 'Four mosaics: waves, a rosette, the sun and fish',
    },
    poster: 'mosaic-waves',
  },
} as const satisfies Record<string, DemoVideo>;

export type VideoName = keyof typeof videos;
