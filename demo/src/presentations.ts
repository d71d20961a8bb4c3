import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { PieceCount, PuzzleView } from '@psifida/contract/content/puzzle-view';
import type { TableView } from '@psifida/contract/content/table-view';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ImageName, VideoName } from './images.ts';
import type { DishName, ProductName, RecipeName } from './library.ts';
import { walkPaths } from './paths.ts';

type DemoPoint = {
  title: Bilingual;
  text: Bilingual;
  images: readonly ImageName[];
  place: { x: number; y: number } | null;
};

export type DemoPresentation = Partial<
  Pick<PresentationContent, 'seconds' | 'shuffle' | 'tags' | 'paths'>
> & {
  title: Bilingual;
  images?: readonly ImageName[];
  videos?: readonly VideoName[];
  /** Categories with the images in them, and news along the edge. */
  categories?: readonly { title: Bilingual; images: readonly ImageName[] }[];
  map?: ImageName;
  points?: readonly DemoPoint[];
  /** After how many images or videos the town’s announcements and events have room. */
  room?: number;
  table?: Pick<TableView, 'layout' | 'sides' | 'background'>;
  recipes?: readonly RecipeName[];
  dishes?: readonly DishName[];
  products?: readonly ProductName[];
  puzzles?: readonly { image: ImageName; title: Bilingual }[];
  puzzle?: PuzzleView;
};

type Seat = [people: 0 | 1 | 2 | 3, language: Language];
const seats = (...sides: [bottom: Seat, right: Seat, top: Seat, left: Seat]): TableView['sides'] => {
  const [bottom, right, top, left] = sides.map(([people, language]) => ({ people, language }));
  return { bottom, right, top, left } as TableView['sides'];
};
const pieces = (...list: PieceCount[]) => list;

/** Three or more for each system, complete in both languages, in the order in which they are shown. */
export const presentations: Record<SystemId, readonly DemoPresentation[]> = {
  system1a: [
    {
      title: { el: 'Το λιμάνι, από το χάραμα ως τη νύχτα', en: 'The harbour, from dawn to night' },
      images: ['harbour-morning', 'harbour-noon', 'harbour-dusk', 'harbour-night', 'boat'],
      seconds: 15,
      room: 3,
    },
    {
      title: { el: 'Στα μονοπάτια της ελιάς', en: 'On the paths of the olive' },
      images: ['grove-noon', 'grove-morning', 'village-noon', 'grove-dusk', 'village-dusk'],
    },
    {
      title: { el: 'Ψηφίδες μιας παλιάς πόλης', en: 'Tiles of an old town' },
      images: ['mosaic-fish', 'mosaic-sun', 'mosaic-waves', 'mosaic-rosette', 'temple'],
      shuffle: true,
    },
    {
      title: { el: 'Με το βλέμμα στο πέλαγος', en: 'Looking out to sea' },
      images: ['lighthouse', 'islands-morning', 'sail', 'islands-dusk'],
      tags: ['Λιμάνι'],
    },
  ],
  system1b: [
    {
      title: { el: 'Μια μέρα στη θάλασσα', en: 'A day at sea' },
      videos: ['harbour-video', 'islands-video'],
      room: 2,
    },
    {
      title: { el: 'Ο τόπος αλλάζει φως', en: 'The light changes' },
      videos: ['village-video', 'harbour-video'],
    },
    {
      title: { el: 'Φως και ψηφίδες', en: 'Light and tiles' },
      videos: ['mosaic-video', 'islands-video', 'village-video'],
      shuffle: true,
    },
  ],
  system3: [
    {
      title: { el: 'Η πόλη μας με μια ματιά', en: 'Our town at a glance' },
      room: 1,
      categories: [
        {
          title: { el: 'Θάλασσα', en: 'The sea' },
          images: ['harbour-dusk', 'islands-morning', 'boat', 'sail', 'lighthouse'],
        },
        {
          title: { el: 'Ύπαιθρος', en: 'The countryside' },
          images: ['grove-noon', 'village-noon', 'windmill', 'plane-tree'],
        },
        {
          title: { el: 'Μνημεία', en: 'Monuments' },
          images: ['temple', 'chapel', 'mosaic-fish', 'mosaic-rosette'],
        },
      ],
    },
    {
      title: { el: 'Βραδιές του καλοκαιριού', en: 'Summer evenings' },
      categories: [
        {
          title: { el: 'Εκδηλώσεις', en: 'Events' },
          images: ['cinema', 'harbour-night', 'sweets'],
        },
        {
          title: { el: 'Περίπατοι', en: 'Walks' },
          images: ['village-night', 'islands-dusk', 'grove-dusk', 'village-dusk'],
        },
      ],
    },
    {
      title: { el: 'Γεύσεις του τόπου', en: 'Tastes of the land' },
      categories: [
        { title: { el: 'Στο τραπέζι', en: 'On the table' }, images: ['salad', 'pie', 'beans', 'fish'] },
        {
          title: { el: 'Προϊόντα του τόπου', en: 'Local products' },
          images: ['oil', 'honey', 'cheese', 'bread', 'olives'],
        },
      ],
    },
  ],
  system4: [
    {
      title: { el: 'Περίπατος στην παλιά πόλη', en: 'A walk through the old town' },
      room: 1,
      map: 'map-walk',
      paths: walkPaths,
      images: ['harbour-noon', 'chapel'],
      points: [
        {
          title: { el: 'Το παλιό λιμάνι', en: 'The old harbour' },
          text: {
            el: 'Εδώ δένουν ακόμη τα καΐκια, στην ίδια προκυμαία όπου πριν από διακόσια χρόνια ξεφόρτωναν αλάτι και ξυλεία. Ελάτε γύρω στις οκτώ το πρωί: οι ψαράδες έχουν γυρίσει, ξεμπλέκουν τα δίχτυα και πουλούν την ψαριά τους πάνω στον μόλο. Οι χαμηλές πέτρινες αποθήκες στεγάζουν σήμερα εργαστήρια και ένα μικρό ναυτικό μουσείο. Το σούρουπο ανάβουν τα φανάρια, και ολόκληρη η πόλη καθρεφτίζεται στο νερό.',
            en: 'Fishing boats still tie up here, at the quay where salt and timber were unloaded two hundred years ago. Come around eight in the morning, when the crews are back, mending their nets and selling the catch straight from the mole. The low stone warehouses now hold workshops and a small maritime museum. At dusk the lanterns are lit, and the whole town lies mirrored in the water.',
          },
          images: ['harbour-morning', 'boat', 'harbour-dusk'],
          place: { x: 0.5, y: 0.565 },
        },
        {
          title: { el: 'Το ξωκλήσι του κυματοθραύστη', en: 'The chapel on the breakwater' },
          text: {
            el: 'Το έχτισαν το 1863 ναυτικοί που σώθηκαν από φουρτούνα, με πέτρες που κουβάλησαν οι ίδιοι με τις βάρκες τους. Ο γαλάζιος τρούλος του είναι το πρώτο που αντικρίζει όποιος φτάνει από τη θάλασσα. Μέσα κρέμονται από την οροφή μικρά ασημένια καράβια: ένα τάμα για κάθε ταξίδι που τέλειωσε καλά. Ο περίπατος ως εδώ διαρκεί δέκα λεπτά και είναι ομαλός, κατάλληλος και για αμαξίδια.',
            en: 'Sailors who had come safely through a storm built it in 1863, with stones they brought over in their own boats. Its blue dome is the first thing you see when you arrive by sea. Inside, small silver ships hang from the ceiling, one for every voyage that ended well. The walk out here takes ten minutes and is level all the way, for wheelchairs too.',
          },
          images: ['chapel', 'islands-morning'],
          place: { x: 0.612, y: 0.661 },
        },
        {
          title: { el: 'Η πλατεία με τον πλάτανο', en: 'The square of the plane tree' },
          text: {
            el: 'Εδώ χτυπά η καρδιά της πόλης: καφενεία, η βιβλιοθήκη και, κάθε Τετάρτη, η λαϊκή αγορά. Ο πλάτανος φυτεύτηκε το 1840, και χρειάζονται πέντε άνθρωποι για να αγκαλιάσουν τον κορμό του. Στη σκιά του έγιναν γάμοι, συνελεύσεις και αμέτρητες παρτίδες τάβλι. Στη βρύση πλάι του τρέχει ακόμη νερό από το βουνό. Καθίστε λίγο: η πόλη περνά από μπροστά σας.',
            en: 'The heart of the town beats here: cafés, the library and, every Wednesday, the market. The plane tree was planted in 1840, and it takes five people to put their arms around its trunk. Weddings, town meetings and countless games of backgammon have been held in its shade. Water from the mountain still runs in the fountain beside it. Sit down for a while: the town will pass by.',
          },
          images: ['plane-tree', 'village-noon'],
          place: { x: 0.415, y: 0.488 },
        },
        {
          title: { el: 'Το σπίτι των ψηφιδωτών', en: 'The house of the mosaics' },
          text: {
            el: 'Στο δάπεδο μιας ρωμαϊκής έπαυλης σώζονται τέσσερα ψηφιδωτά, φτιαγμένα πριν από δεκαοκτώ αιώνες. Βρέθηκαν το 1931, όταν μια οικογένεια έσκαβε για να ανοίξει πηγάδι. Μόνο στα δύο ψάρια μετρήθηκαν πάνω από δώδεκα χιλιάδες ψηφίδες, κομμένες μία μία από μάρμαρο, γυαλί και πηλό. Σταθείτε στη γυάλινη γέφυρα και κοιτάξτε τον ήλιο: τα χρώματά του αλλάζουν με το φως της ημέρας.',
            en: 'Four mosaics survive on the floor of a Roman villa, laid eighteen centuries ago. They came to light in 1931, when a family was digging a well. The two fish alone hold more than twelve thousand tiles, each cut by hand from marble, glass or clay. Stand on the glass bridge and look at the sun: its colours change with the light of the day.',
          },
          images: ['mosaic-fish', 'mosaic-sun', 'mosaic-waves', 'mosaic-rosette'],
          place: { x: 0.287, y: 0.132 },
        },
      ],
    },
    {
      title: { el: 'Διαδρομή των ανεμόμυλων', en: 'The windmill trail' },
      map: 'map-trail',
      images: ['windmill', 'islands-noon'],
      points: [
        {
          title: { el: 'Ο παλιός ανεμόμυλος', en: 'The old windmill' },
          text: {
            el: 'Από το 1792 άλεθε το σιτάρι ολόκληρης της πεδιάδας, ως το 1954, όταν ήρθε το ηλεκτρικό ρεύμα. Τα δώδεκα πανιά του τα ράβουν ακόμη στο χέρι. Σήμερα γυρίζει ξανά κάθε Κυριακή που φυσά μελτέμι, και μπορείτε να πάρετε μαζί σας μια σακούλα φρεσκοαλεσμένο αλεύρι. Από το αλώνι του η ματιά φτάνει ως τα νησιά.',
            en: 'From 1792 it ground the wheat of the whole plain, until electricity came in 1954. Its twelve sails are still sewn by hand. Today it turns again every Sunday when the meltemi blows, and you can take home a bag of freshly milled flour. From its threshing floor you can see as far as the islands.',
          },
          images: ['windmill', 'islands-noon'],
          place: { x: 0.852, y: 0.208 },
        },
        {
          title: { el: 'Ο φάρος του ακρωτηρίου', en: 'The lighthouse on the cape' },
          text: {
            el: 'Ανάβει κάθε βράδυ από το 1887, και το φως του φαίνεται από δεκαοκτώ ναυτικά μίλια. Ως το 1983 ζούσε εδώ ο φαροφύλακας με την οικογένειά του, και κάθε τέσσερις ώρες κούρδιζε τον μηχανισμό. Η διαδρομή από τους μύλους θέλει μισή ώρα με τα πόδια. Πάρτε νερό μαζί σας και μείνετε ως τη δύση του ήλιου.',
            en: 'It has been lit every evening since 1887, and its light is seen from eighteen nautical miles away. Until 1983 the keeper lived here with his family and wound the clockwork every four hours. The walk from the windmills takes half an hour. Bring some water and stay for the sunset.',
          },
          images: ['lighthouse', 'islands-dusk'],
          place: { x: 0.94, y: 0.505 },
        },
      ],
    },
    {
      title: { el: 'Για οικογένειες', en: 'For families' },
      map: 'map',
      images: ['cinema'],
      points: [
        {
          title: { el: 'Θερινό σινεμά', en: 'The open-air cinema' },
          text: {
            el: 'Κάθε βράδυ από τον Ιούνιο ως τον Σεπτέμβριο, στις εννέα, κάτω από τα αστέρια. Την Παρασκευή και το Σάββατο προβάλλονται ταινίες για παιδιά, μεταγλωττισμένες στα ελληνικά. Τα παιδιά κάτω των δέκα ετών μπαίνουν δωρεάν. Στο κυλικείο θα βρείτε σπιτική βυσσινάδα και ζεστά κουλούρια. Πάρτε μια ζακέτα: αργά το βράδυ δροσίζει.',
            en: 'Every evening at nine from June to September, under the stars. On Fridays and Saturdays there are films for children, dubbed into Greek. Children under ten come in free. The kiosk has home-made sour cherry cordial and warm sesame rings. Bring a jacket: it gets cool late in the evening.',
          },
          images: ['cinema', 'harbour-night'],
          place: { x: 0.672, y: 0.116 },
        },
        {
          title: { el: 'Η παραλία με τα αλμυρίκια', en: 'The beach of the tamarisks' },
          text: {
            el: 'Τα νερά είναι ρηχά για πενήντα μέτρα, και τα αλμυρίκια χαρίζουν δροσερή σκιά ως το απόγευμα. Ένας ξύλινος διάδρομος και ένα ειδικό κάθισμα βοηθούν όσους κινούνται με αμαξίδιο να μπουν στη θάλασσα. Ναυαγοσώστης είναι παρών κάθε μέρα από τις δέκα ως τις επτά. Δίπλα στα αποδυτήρια θα βρείτε ντους, βρύση με πόσιμο νερό και μια μικρή παιδική χαρά.',
            en: 'The water stays shallow for fifty metres, and the tamarisks give cool shade until late afternoon. A wooden walkway and a special chair help people who use a wheelchair into the sea. A lifeguard is here every day from ten to seven. Next to the changing rooms you will find showers, a tap with drinking water and a small playground.',
          },
          images: ['beach', 'beach-morning'],
          place: { x: 0.19, y: 0.642 },
        },
      ],
    },
  ],
  system6: [
    {
      title: { el: 'Φωτογραφίες του τόπου', en: 'Pictures of the place' },
      images: [
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
        sides: seats([2, 'el'], [1, 'en'], [2, 'el'], [1, 'en']),
        background: { kind: 'tone', tone: 'linen' },
      },
    },
    {
      title: { el: 'Ο κύκλος των ψηφιδωτών', en: 'The circle of mosaics' },
      images: ['mosaic-fish', 'mosaic-sun', 'mosaic-waves', 'mosaic-rosette', 'temple', 'harbour-noon'],
      table: {
        layout: 'ring',
        sides: seats([1, 'el'], [1, 'el'], [1, 'en'], [1, 'el']),
        background: { kind: 'tone', tone: 'slate' },
      },
    },
    {
      title: { el: 'Το τραπέζι στρώθηκε', en: 'The table is laid' },
      images: ['salad', 'beans', 'pie', 'fish', 'sweets', 'still-life'],
      table: {
        layout: 'grid',
        sides: seats([3, 'el'], [0, 'el'], [3, 'en'], [0, 'el']),
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
      recipes: ['village-salad', 'giant-beans', 'greens-pie', 'doughnuts'],
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
        { image: 'boat', title: { el: 'Το καΐκι', en: 'The fishing boat' } },
        { image: 'windmill', title: { el: 'Ο ανεμόμυλος', en: 'The windmill' } },
        { image: 'plane-tree', title: { el: 'Ο πλάτανος', en: 'The plane tree' } },
      ],
      puzzle: { pieces: pieces(6, 12), rotation: false },
    },
    {
      title: { el: 'Η πόλη σε κομμάτια', en: 'The town in pieces' },
      puzzles: [
        { image: 'harbour-dusk', title: { el: 'Το λιμάνι στο δειλινό', en: 'The harbour at dusk' } },
        { image: 'village-noon', title: { el: 'Το πέτρινο χωριό', en: 'The stone village' } },
        { image: 'islands-morning', title: { el: 'Ανάμεσα στα νησιά', en: 'Between the islands' } },
      ],
      puzzle: { pieces: pieces(12, 24, 48), rotation: false },
    },
    {
      title: { el: 'Ψηφιδωτά για υπομονετικούς', en: 'Mosaics for the patient' },
      puzzles: [
        { image: 'mosaic-fish', title: { el: 'Τα δύο ψάρια', en: 'The two fish' } },
        { image: 'mosaic-sun', title: { el: 'Ο ήλιος', en: 'The sun' } },
      ],
      puzzle: { pieces: pieces(48, 96), rotation: true },
    },
  ],
};
