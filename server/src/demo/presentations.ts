import type { Bilingual } from '@psifida/contract/content/bilingual';
import type { PieceCount, PuzzleView } from '@psifida/contract/content/puzzle-view';
import type { TableView } from '@psifida/contract/content/table-view';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { FilmName } from './films.ts';
import type { DishName, ProductName, RecipeName } from './library.ts';
import type { PictureName } from './pictures.ts';

export type DemoPoint = {
  title: Bilingual;
  text: Bilingual;
  pictures: readonly PictureName[];
  place: { x: number; y: number } | null;
};

export type DemoPresentation = {
  title: Bilingual;
  pictures?: readonly PictureName[];
  films?: readonly FilmName[];
  /** Categories with the pictures in them, and news along the edge. */
  categories?: readonly { title: Bilingual; pictures: readonly PictureName[] }[];
  map?: PictureName;
  points?: readonly DemoPoint[];
  table?: Pick<TableView, 'layout' | 'sides' | 'background'>;
  recipes?: readonly RecipeName[];
  dishes?: readonly DishName[];
  products?: readonly ProductName[];
  puzzles?: readonly { picture: PictureName; title: Bilingual }[];
  puzzle?: PuzzleView;
};

const pieces = (...list: PieceCount[]) => list;

/** Three or more for each system, complete in both languages. */
export const presentations: Record<SystemId, readonly DemoPresentation[]> = {
  system1a: [
    {
      title: { el: 'Το λιμάνι, από το χάραμα ως τη νύχτα', en: 'The harbour, from dawn to night' },
      pictures: ['harbour-morning', 'harbour-noon', 'harbour-dusk', 'harbour-night', 'boat'],
    },
    {
      title: { el: 'Στα μονοπάτια της ελιάς', en: 'On the paths of the olive' },
      pictures: ['grove-noon', 'grove-morning', 'village-noon', 'grove-dusk', 'village-dusk'],
    },
    {
      title: { el: 'Ψηφίδες μιας παλιάς πόλης', en: 'Tiles of an old town' },
      pictures: ['mosaic-fish', 'mosaic-sun', 'mosaic-waves', 'mosaic-rosette', 'temple'],
    },
  ],
  system1b: [
    {
      title: { el: 'Μια μέρα στη θάλασσα', en: 'A day at sea' },
      films: ['harbour-film', 'islands-film'],
    },
    {
      title: { el: 'Ο τόπος αλλάζει φως', en: 'The light changes' },
      films: ['village-film', 'harbour-film'],
    },
    {
      title: { el: 'Φως και ψηφίδες', en: 'Light and tiles' },
      films: ['mosaic-film', 'islands-film', 'village-film'],
    },
  ],
  system3: [
    {
      title: { el: 'Η πόλη μας με μια ματιά', en: 'Our town at a glance' },
      categories: [
        {
          title: { el: 'Θάλασσα', en: 'The sea' },
          pictures: ['harbour-dusk', 'islands-morning', 'boat', 'sail', 'lighthouse'],
        },
        {
          title: { el: 'Ύπαιθρος', en: 'The countryside' },
          pictures: ['grove-noon', 'village-noon', 'windmill', 'plane-tree'],
        },
        {
          title: { el: 'Μνημεία', en: 'Monuments' },
          pictures: ['temple', 'chapel', 'mosaic-fish', 'mosaic-rosette'],
        },
      ],
    },
    {
      title: { el: 'Βραδιές του καλοκαιριού', en: 'Summer evenings' },
      categories: [
        {
          title: { el: 'Εκδηλώσεις', en: 'Events' },
          pictures: ['cinema', 'harbour-night', 'sweets'],
        },
        {
          title: { el: 'Περίπατοι', en: 'Walks' },
          pictures: ['village-night', 'islands-dusk', 'grove-dusk', 'village-dusk'],
        },
      ],
    },
    {
      title: { el: 'Γεύσεις και εργαστήρια', en: 'Tastes and workshops' },
      categories: [
        { title: { el: 'Στο τραπέζι', en: 'On the table' }, pictures: ['salad', 'pie', 'beans', 'fish'] },
        {
          title: { el: 'Προϊόντα του τόπου', en: 'Local products' },
          pictures: ['oil', 'honey', 'cheese', 'bread', 'olives'],
        },
      ],
    },
  ],
  system4: [
    {
      title: { el: 'Περίπατος στην παλιά πόλη', en: 'A walk through the old town' },
      map: 'map',
      pictures: ['harbour-noon', 'chapel'],
      points: [
        {
          title: { el: 'Το παλιό λιμάνι', en: 'The old harbour' },
          text: {
            el: 'Εδώ δένουν ακόμη τα καΐκια, στην ίδια προβλήτα όπου πριν από διακόσια χρόνια ξεφόρτωναν αλάτι και ξυλεία. Το πρωί, γύρω στις οκτώ, θα βρείτε τους ψαράδες να ξεμπλέκουν τα δίχτυα.',
            en: 'Fishing boats still tie up here, at the pier where salt and timber were unloaded two hundred years ago. Around eight in the morning you will find the fishermen mending their nets.',
          },
          pictures: ['harbour-morning', 'boat'],
          place: { x: 0.53, y: 0.7 },
        },
        {
          title: { el: 'Το ξωκλήσι του κυματοθραύστη', en: 'The chapel on the breakwater' },
          text: {
            el: 'Χτίστηκε από ναυτικούς που σώθηκαν από φουρτούνα. Ο γαλάζιος τρούλος του είναι το πρώτο που βλέπει όποιος φτάνει από τη θάλασσα.',
            en: 'Built by sailors who came safely through a storm. Its blue dome is the first thing one sees when arriving by sea.',
          },
          pictures: ['chapel'],
          place: { x: 0.69, y: 0.65 },
        },
        {
          title: { el: 'Η πλατεία με τον πλάτανο', en: 'The square of the plane tree' },
          text: {
            el: 'Η καρδιά της πόλης: καφενεία, η βιβλιοθήκη και, κάθε Τετάρτη, η λαϊκή αγορά. Ο πλάτανος φυτεύτηκε το 1840.',
            en: 'The heart of the town: cafés, the library and, every Wednesday, the market. The plane tree was planted in 1840.',
          },
          pictures: ['plane-tree'],
          place: { x: 0.5, y: 0.34 },
        },
        {
          title: { el: 'Το σπίτι των ψηφιδωτών', en: 'The house of the mosaics' },
          text: {
            el: 'Στο δάπεδο μιας ρωμαϊκής έπαυλης σώζονται τέσσερα ψηφιδωτά. Στα δύο ψάρια μετρήθηκαν πάνω από δώδεκα χιλιάδες ψηφίδες.',
            en: 'Four mosaics survive on the floor of a Roman villa. More than twelve thousand tiles were counted in the two fish alone.',
          },
          pictures: ['mosaic-fish', 'mosaic-sun'],
          place: { x: 0.24, y: 0.2 },
        },
      ],
    },
    {
      title: { el: 'Διαδρομή των ανεμόμυλων', en: 'The windmill trail' },
      map: 'map',
      pictures: ['windmill', 'islands-noon'],
      points: [
        {
          title: { el: 'Ο παλιός ανεμόμυλος', en: 'The old windmill' },
          text: {
            el: 'Άλεθε σιτάρι ως το 1954. Σήμερα λειτουργεί ξανά κάθε Κυριακή, όταν φυσά μελτέμι.',
            en: 'It ground wheat until 1954. Today it turns again every Sunday when the meltemi blows.',
          },
          pictures: ['windmill'],
          place: { x: 0.84, y: 0.14 },
        },
        {
          title: { el: 'Ο φάρος του ακρωτηρίου', en: 'The lighthouse on the cape' },
          text: {
            el: 'Ανάβει από το 1887 και φαίνεται από δεκαοκτώ ναυτικά μίλια. Το μονοπάτι ως εκεί θέλει μισή ώρα με τα πόδια.',
            en: 'Lit since 1887 and seen from eighteen nautical miles away. The path there takes half an hour on foot.',
          },
          pictures: ['lighthouse'],
          place: { x: 0.94, y: 0.5 },
        },
      ],
    },
    {
      title: { el: 'Για οικογένειες', en: 'For families' },
      map: 'map',
      pictures: ['cinema'],
      points: [
        {
          title: { el: 'Θερινό σινεμά', en: 'The open-air cinema' },
          text: {
            el: 'Κάθε βράδυ από τον Ιούνιο ως τον Σεπτέμβριο, στις εννέα. Τα παιδιά κάτω των δέκα ετών μπαίνουν δωρεάν.',
            en: 'Every evening at nine from June to September. Children under ten come in free.',
          },
          pictures: ['cinema'],
          place: { x: 0.6, y: 0.24 },
        },
        {
          title: { el: 'Η παραλία με τα αλμυρίκια', en: 'The beach of the tamarisks' },
          text: {
            el: 'Ρηχά νερά και φυσική σκιά. Υπάρχουν διάδρομος για αμαξίδια και ναυαγοσώστης ως τις επτά.',
            en: 'Shallow water and natural shade. There is a wheelchair walkway and a lifeguard until seven.',
          },
          pictures: ['sail', 'islands-noon'],
          place: { x: 0.2, y: 0.69 },
        },
      ],
    },
  ],
  system6: [
    {
      title: { el: 'Φωτογραφίες του τόπου', en: 'Pictures of the place' },
      pictures: [
        'harbour-dusk',
        'village-noon',
        'grove-noon',
        'chapel',
        'windmill',
        'lighthouse',
        'islands-morning',
        'temple',
        'boat',
      ],
      table: {
        layout: 'scatter',
        sides: {
          bottom: { people: 2, language: 'el' },
          right: { people: 1, language: 'en' },
          top: { people: 2, language: 'el' },
          left: { people: 1, language: 'en' },
        },
        background: { kind: 'tone', tone: 'linen' },
      },
    },
    {
      title: { el: 'Ο κύκλος των ψηφιδωτών', en: 'The circle of mosaics' },
      pictures: ['mosaic-fish', 'mosaic-sun', 'mosaic-waves', 'mosaic-rosette', 'temple', 'harbour-noon'],
      table: {
        layout: 'ring',
        sides: {
          bottom: { people: 1, language: 'el' },
          right: { people: 1, language: 'el' },
          top: { people: 1, language: 'en' },
          left: { people: 1, language: 'el' },
        },
        background: { kind: 'tone', tone: 'slate' },
      },
    },
    {
      title: { el: 'Το τραπέζι στρώθηκε', en: 'The table is laid' },
      pictures: ['salad', 'beans', 'pie', 'fish', 'sweets', 'still-life'],
      table: {
        layout: 'grid',
        sides: {
          bottom: { people: 3, language: 'el' },
          right: { people: 0, language: 'el' },
          top: { people: 3, language: 'en' },
          left: { people: 0, language: 'el' },
        },
        background: { kind: 'tone', tone: 'olive-wood' },
      },
    },
  ],
  system7a: [
    {
      title: { el: 'Της ώρας', en: 'Quick and fresh' },
      recipes: ['village-salad', 'grilled-fish'],
    },
    {
      title: { el: 'Κυριακάτικο τραπέζι', en: 'Sunday table' },
      recipes: ['greens-pie', 'giant-beans', 'village-salad', 'doughnuts'],
    },
    {
      title: { el: 'Χωρίς κρέας και ψάρι', en: 'Without meat or fish' },
      recipes: ['giant-beans', 'greens-pie', 'doughnuts'],
    },
  ],
  system7b: [
    {
      title: { el: 'Από το χωράφι στο πιάτο', en: 'From the field to the plate' },
      dishes: ['salad', 'pie', 'beans'],
      products: ['oil', 'olives', 'bread', 'cheese'],
    },
    {
      title: { el: 'Γλυκές γεύσεις', en: 'Sweet tastes' },
      dishes: ['doughnuts'],
      products: ['honey'],
    },
    {
      title: { el: 'Το καλάθι του τόπου', en: 'The basket of the place' },
      products: ['oil', 'honey', 'cheese', 'bread', 'olives'],
    },
  ],
  system8: [
    {
      title: { el: 'Παζλ για μικρά χέρια', en: 'Puzzles for small hands' },
      puzzles: [
        { picture: 'boat', title: { el: 'Το καΐκι', en: 'The fishing boat' } },
        { picture: 'windmill', title: { el: 'Ο ανεμόμυλος', en: 'The windmill' } },
        { picture: 'plane-tree', title: { el: 'Ο πλάτανος', en: 'The plane tree' } },
      ],
      puzzle: { pieces: pieces(6, 12), rotation: false },
    },
    {
      title: { el: 'Η πόλη σε κομμάτια', en: 'The town in pieces' },
      puzzles: [
        { picture: 'harbour-dusk', title: { el: 'Το λιμάνι στο δειλινό', en: 'The harbour at dusk' } },
        { picture: 'village-noon', title: { el: 'Το πέτρινο χωριό', en: 'The stone village' } },
        { picture: 'islands-morning', title: { el: 'Ανάμεσα στα νησιά', en: 'Between the islands' } },
      ],
      puzzle: { pieces: pieces(12, 24, 48), rotation: false },
    },
    {
      title: { el: 'Ψηφιδωτά για υπομονετικούς', en: 'Mosaics for the patient' },
      puzzles: [
        { picture: 'mosaic-fish', title: { el: 'Τα δύο ψάρια', en: 'The two fish' } },
        { picture: 'mosaic-sun', title: { el: 'Ο ήλιος', en: 'The sun' } },
      ],
      puzzle: { pieces: pieces(48, 96), rotation: true },
    },
  ],
};
