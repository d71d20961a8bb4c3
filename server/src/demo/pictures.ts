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

const sized =
  (...size: DemoPicture['size']) =>
  (drawing: Drawing, [el, en]: [el: string, en: string], focal?: [x: number, y: number]): DemoPicture => ({
    drawing,
    size,
    alt: { el, en },
    ...(focal && { focal: { x: focal[0], y: focal[1] } }),
  });
const wall = sized(1920, 1080);
const large = sized(3840, 2160);
const tall = sized(1440, 1920);
const map = sized(2160, 2700);

/** Everything the demonstration shows, drawn by our own code: the same town at every hour. */
export const pictures = {
  'harbour-dusk': large(
    harbour({ time: 'dusk' }),
    ['Το λιμάνι στο δειλινό', 'The harbour at dusk'],
    [0.3, 0.45],
  ),
  'harbour-morning': wall(
    harbour({ time: 'morning' }),
    ['Το λιμάνι νωρίς το πρωί', 'The harbour early in the morning'],
    [0.3, 0.45],
  ),
  'harbour-noon': wall(
    harbour({ time: 'noon' }),
    ['Το λιμάνι το μεσημέρι', 'The harbour at noon'],
    [0.3, 0.45],
  ),
  'harbour-night': wall(
    harbour({ time: 'night' }),
    ['Το λιμάνι με πανσέληνο', 'The harbour under a full moon'],
    [0.35, 0.45],
  ),
  'islands-morning': large(islands({ time: 'morning' }), [
    'Πανί ανάμεσα στα νησιά',
    'A sail between the islands',
  ]),
  'islands-noon': wall(
    islands({ time: 'noon' }),
    ['Ξωκλήσι και ανεμόμυλος στο απέναντι νησί', 'A chapel and a windmill on the island opposite'],
    [0.8, 0.5],
  ),
  'islands-dusk': wall(islands({ time: 'dusk' }), [
    'Τα νησιά την ώρα που δύει ο ήλιος',
    'The islands as the sun goes down',
  ]),
  'grove-noon': large(
    oliveGrove({ time: 'noon' }),
    ['Ο ελαιώνας το καλοκαίρι', 'The olive grove in summer'],
    [0.2, 0.6],
  ),
  'grove-morning': wall(
    oliveGrove({ time: 'morning' }),
    ['Πρωινό στον ελαιώνα', 'Morning in the olive grove'],
    [0.2, 0.6],
  ),
  'grove-dusk': wall(
    oliveGrove({ time: 'dusk' }),
    ['Ο ελαιώνας στο ηλιοβασίλεμα', 'The olive grove at sunset'],
    [0.2, 0.6],
  ),
  beach: wall(
    tamariskBeach({ time: 'noon' }),
    ['Ομπρέλες και αλμυρίκια στην παραλία', 'Umbrellas and tamarisks on the beach'],
    [0.3, 0.6],
  ),
  'beach-morning': wall(
    tamariskBeach({ time: 'morning' }),
    ['Πρωί στην παραλία με τα αλμυρίκια', 'Morning on the beach of the tamarisks'],
    [0.3, 0.6],
  ),
  'village-noon': large(
    stoneVillage({ time: 'noon' }),
    ['Το πέτρινο χωριό και το γεφύρι του', 'The stone village and its bridge'],
    [0.6, 0.5],
  ),
  'village-dusk': wall(
    stoneVillage({ time: 'dusk' }),
    ['Το γεφύρι το σούρουπο', 'The bridge at dusk'],
    [0.6, 0.5],
  ),
  'village-night': wall(
    stoneVillage({ time: 'night' }),
    ['Φωτισμένα παράθυρα στο πέτρινο χωριό', 'Lit windows in the stone village'],
    [0.35, 0.5],
  ),
  cinema: wall(
    openAirCinema(),
    ['Βραδιά στο θερινό σινεμά', 'An evening at the open-air cinema'],
    [0.66, 0.4],
  ),
  boat: wall(
    boatCard('morning'),
    ['Καΐκι που γυρίζει από το ψάρεμα', 'A fishing boat coming home'],
    [0.45, 0.7],
  ),
  sail: wall(sailCard('dusk'), ['Ιστιοφόρο στο ηλιοβασίλεμα', 'A sailing boat at sunset'], [0.56, 0.5]),
  chapel: wall(
    chapelCard('morning'),
    ['Το ξωκλήσι με τον γαλάζιο τρούλο', 'The chapel with the blue dome'],
    [0.48, 0.6],
  ),
  windmill: wall(windmillCard('morning'), ['Ο παλιός ανεμόμυλος', 'The old windmill'], [0.46, 0.5]),
  lighthouse: wall(
    lighthouseCard('dusk'),
    ['Ο φάρος στην άκρη του ακρωτηρίου', 'The lighthouse at the end of the cape'],
    [0.58, 0.5],
  ),
  temple: wall(
    templeCard('dusk'),
    ['Οι κίονες του αρχαίου ναού', 'The columns of the ancient temple'],
    [0.46, 0.6],
  ),
  'plane-tree': tall(treeCard('morning'), ['Ο πλάτανος της πλατείας', 'The plane tree of the square']),
  'mosaic-fish': large(mosaic({ motif: 'fish' }), ['Ψηφιδωτό με δύο ψάρια', 'A mosaic of two fish']),
  'mosaic-sun': wall(mosaic({ motif: 'sun' }), ['Ψηφιδωτό με τον ήλιο', 'A mosaic of the sun']),
  'mosaic-waves': wall(mosaic({ motif: 'waves' }), ['Ψηφιδωτό με κύματα', 'A mosaic of waves']),
  'mosaic-rosette': wall(mosaic({ motif: 'rosette' }), ['Ψηφιδωτό με ρόδακα', 'A mosaic of a rosette']),
  map: map(townMap({ pins: false }), [
    'Χάρτης της πόλης με την προκυμαία',
    'A map of the town with its waterfront',
  ]),
  'map-walk': map(townMap({ pins: false, walk: 'oldTown' }), [
    'Χάρτης με τον περίπατο στην παλιά πόλη, από το λιμάνι ως το σπίτι των ψηφιδωτών',
    'A map with the walk through the old town, from the harbour to the house of the mosaics',
  ]),
  'map-trail': map(townMap({ pins: false, walk: 'windmills' }), [
    'Χάρτης με τη διαδρομή από τους ανεμόμυλους ως τον φάρο',
    'A map with the trail from the windmills to the lighthouse',
  ]),
  salad: wall(plate({ dish: 'salad' }), ['Χωριάτικη σαλάτα', 'Village salad']),
  beans: wall(plate({ dish: 'beans' }), ['Γίγαντες στον φούρνο', 'Baked giant beans']),
  pie: wall(plate({ dish: 'pie' }), ['Στριφτή χορτόπιτα', 'Twisted greens pie']),
  fish: wall(plate({ dish: 'fish' }), ['Ψάρι στη σχάρα με λεμόνι', 'Grilled fish with lemon']),
  sweets: wall(plate({ dish: 'sweets' }), ['Λουκουμάδες με μέλι', 'Honey doughnuts']),
  'still-life': large(stillLife(), [
    'Λάδι, ψωμί, τυρί, μέλι και ελιές',
    'Oil, bread, cheese, honey and olives',
  ]),
  oil: wall(productPortrait({ product: 'oil' }), ['Ένα μπουκάλι ελαιόλαδο', 'A bottle of olive oil']),
  honey: wall(productPortrait({ product: 'honey' }), ['Ένα βάζο θυμαρίσιο μέλι', 'A jar of thyme honey']),
  cheese: wall(productPortrait({ product: 'cheese' }), [
    'Ένα κεφάλι κεφαλοτύρι',
    'A wheel of kefalotyri cheese',
  ]),
  bread: wall(productPortrait({ product: 'bread' }), [
    'Ένα καρβέλι ζυμωτό ψωμί',
    'A loaf of sourdough bread',
  ]),
  olives: wall(productPortrait({ product: 'olives' }), ['Ένα μπολ ελιές', 'A bowl of olives']),
} as const satisfies Record<string, DemoPicture>;

export type PictureName = keyof typeof pictures;
