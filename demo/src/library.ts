import type { Bilingual } from '@psifida/contract/bilingual';
import type { ImageName } from './images.ts';

type Row = readonly [amount: number | null, el: string, en: string];
type Step = readonly [el: string, en: string];

export type DemoRecipe = {
  title: Bilingual;
  image: ImageName;
  servings: number;
  minutes: number;
  ingredients: readonly Row[];
  steps: readonly Step[];
};

export const recipes = {
  'village-salad': {
    title: { el: 'Χωριάτικη σαλάτα', en: 'Village salad' },
    image: 'salad',
    servings: 4,
    minutes: 15,
    ingredients: [
      [4, 'ώριμη ντομάτα | ώριμες ντομάτες', 'ripe tomato | ripe tomatoes'],
      [1, 'αγγούρι | αγγούρια', 'cucumber | cucumbers'],
      [1, 'κόκκινο κρεμμύδι | κόκκινα κρεμμύδια', 'red onion | red onions'],
      [200, 'γραμμάρια φέτα', 'grams of feta'],
      [16, 'ελιά | ελιές', 'olive | olives'],
      [60, 'ml ελαιόλαδο', 'ml of olive oil'],
      [null, 'ρίγανη και αλάτι', 'oregano and salt'],
    ],
    steps: [
      [
        'Κόψτε τις ντομάτες σε χοντρά κομμάτια και το αγγούρι και το κρεμμύδι σε φέτες.',
        'Cut the tomatoes into large pieces; slice the cucumber and the onion.',
      ],
      [
        'Ανακατέψτε τα σε μια βαθιά πιατέλα με τις ελιές και λίγο αλάτι.',
        'Toss them in a deep dish with the olives and a little salt.',
      ],
      [
        'Βάλτε από πάνω τη φέτα ολόκληρη, πασπαλίστε με ρίγανη και περιχύστε με το ελαιόλαδο.',
        'Lay the feta on top in one piece, sprinkle with oregano and pour the olive oil over it.',
      ],
    ],
  },
  'giant-beans': {
    title: { el: 'Γίγαντες στον φούρνο', en: 'Baked giant beans' },
    image: 'beans',
    servings: 6,
    minutes: 120,
    ingredients: [
      [500, 'γραμμάρια γίγαντες, μουλιασμένοι από το βράδυ', 'grams of giant beans, soaked overnight'],
      [400, 'γραμμάρια τριμμένη ντομάτα', 'grams of grated tomato'],
      [2, 'κρεμμύδι | κρεμμύδια', 'onion | onions'],
      [2, 'καρότο | καρότα', 'carrot | carrots'],
      [100, 'ml ελαιόλαδο', 'ml of olive oil'],
      [null, 'μαϊντανός, αλάτι και πιπέρι', 'parsley, salt and pepper'],
    ],
    steps: [
      [
        'Βράστε τους γίγαντες σαράντα λεπτά, ώσπου να μαλακώσουν, και στραγγίστε τους.',
        'Boil the beans for forty minutes until tender, then drain them.',
      ],
      [
        'Σοτάρετε στο μισό ελαιόλαδο τα κρεμμύδια και τα καρότα και προσθέστε την ντομάτα.',
        'Soften the onions and carrots in half of the oil and add the tomato.',
      ],
      [
        'Απλώστε τα όλα σε ταψί με το υπόλοιπο λάδι και ψήστε στους 180 βαθμούς για μία ώρα.',
        'Spread everything in a baking dish with the rest of the oil and bake at 180 degrees for an hour.',
      ],
      ['Σερβίρετε με μαϊντανό και ζυμωτό ψωμί.', 'Serve with parsley and sourdough bread.'],
    ],
  },
  'greens-pie': {
    title: { el: 'Στριφτή χορτόπιτα', en: 'Twisted greens pie' },
    image: 'pie',
    servings: 8,
    minutes: 90,
    ingredients: [
      [500, 'γραμμάρια αλεύρι', 'grams of flour'],
      [800, 'γραμμάρια άγρια χόρτα και σπανάκι', 'grams of wild greens and spinach'],
      [250, 'γραμμάρια τριμμένο κεφαλοτύρι', 'grams of grated kefalotyri'],
      [4, 'φρέσκο κρεμμυδάκι | φρέσκα κρεμμυδάκια', 'spring onion | spring onions'],
      [120, 'ml ελαιόλαδο', 'ml of olive oil'],
      [null, 'άνηθος και αλάτι', 'dill and salt'],
    ],
    steps: [
      [
        'Ζυμώστε το αλεύρι με λίγο λάδι, αλάτι και χλιαρό νερό και αφήστε το να ξεκουραστεί μισή ώρα.',
        'Knead the flour with a little oil, salt and lukewarm water and let it rest for half an hour.',
      ],
      [
        'Ψιλοκόψτε τα χόρτα με τα κρεμμυδάκια και τον άνηθο και ανακατέψτε τα με το τυρί.',
        'Chop the greens with the spring onions and dill, and mix them with the cheese.',
      ],
      [
        'Ανοίξτε λεπτά φύλλα, απλώστε τη γέμιση, τυλίξτε τα σε ρολό και στρίψτε τα μέσα στο ταψί σαν σαλιγκάρι.',
        'Roll out thin sheets, spread the filling, roll them up and coil them in the tin like a snail.',
      ],
      [
        'Αλείψτε με λάδι και ψήστε στους 190 βαθμούς για σαράντα πέντε λεπτά.',
        'Brush with oil and bake at 190 degrees for forty-five minutes.',
      ],
    ],
  },
  'grilled-fish': {
    title: { el: 'Τσιπούρα στη σχάρα με λαδολέμονο', en: 'Grilled sea bream with oil and lemon' },
    image: 'fish',
    servings: 2,
    minutes: 30,
    ingredients: [
      [2, 'τσιπούρα, καθαρισμένη | τσιπούρες, καθαρισμένες', 'sea bream, cleaned | sea bream, cleaned'],
      [2, 'λεμόνι | λεμόνια', 'lemon | lemons'],
      [80, 'ml ελαιόλαδο', 'ml of olive oil'],
      [1, 'κουταλιά ξερή ρίγανη', 'spoonful of dried oregano'],
      [null, 'χοντρό αλάτι', 'coarse salt'],
    ],
    steps: [
      [
        'Λαδώστε το ψάρι, αλατίστε το μέσα κι έξω και αφήστε το δέκα λεπτά.',
        'Oil the fish, salt it inside and out and leave it for ten minutes.',
      ],
      [
        'Ψήστε το σε δυνατή φωτιά έξι με επτά λεπτά από κάθε πλευρά.',
        'Grill it over a high heat for six to seven minutes on each side.',
      ],
      [
        'Χτυπήστε το ελαιόλαδο με τον χυμό λεμονιού και τη ρίγανη και περιχύστε το ψάρι τη στιγμή που σερβίρετε.',
        'Whisk the oil with the lemon juice and oregano and pour it over the fish as you serve.',
      ],
    ],
  },
  doughnuts: {
    title: { el: 'Λουκουμάδες με θυμαρίσιο μέλι', en: 'Doughnuts with thyme honey' },
    image: 'sweets',
    servings: 6,
    minutes: 75,
    ingredients: [
      [400, 'γραμμάρια αλεύρι', 'grams of flour'],
      [8, 'γραμμάρια ξερή μαγιά', 'grams of dried yeast'],
      [350, 'ml χλιαρό νερό', 'ml of lukewarm water'],
      [150, 'γραμμάρια θυμαρίσιο μέλι', 'grams of thyme honey'],
      [null, 'κανέλα και χοντροκομμένα καρύδια', 'cinnamon and chopped walnuts'],
      [null, 'λάδι για το τηγάνισμα', 'oil for frying'],
    ],
    steps: [
      [
        'Διαλύστε τη μαγιά στο νερό, ρίξτε το αλεύρι και χτυπήστε ώσπου να γίνει ένας πηχτός χυλός.',
        'Dissolve the yeast in the water, add the flour and beat to a thick batter.',
      ],
      ['Σκεπάστε τον και αφήστε τον να φουσκώσει μία ώρα.', 'Cover it and let it rise for an hour.'],
      [
        'Τηγανίστε κουταλιές του χυλού σε καυτό λάδι ώσπου να ροδίσουν και στραγγίστε τις.',
        'Fry spoonfuls in hot oil until golden, and drain them.',
      ],
      [
        'Περιχύστε με μέλι και πασπαλίστε με κανέλα και καρύδια.',
        'Pour honey over them and sprinkle with cinnamon and walnuts.',
      ],
    ],
  },
} as const satisfies Record<string, DemoRecipe>;
export type RecipeName = keyof typeof recipes;

export type DemoProduct = {
  title: Bilingual;
  image: ImageName;
  description: Bilingual;
  producer: Bilingual;
  origin: Bilingual;
  season: Bilingual;
};

export const products = {
  oil: {
    title: { el: 'Εξαιρετικό παρθένο ελαιόλαδο', en: 'Extra virgin olive oil' },
    image: 'oil',
    description: {
      el: 'Από κορωνέικες ελιές που μαζεύονται με το χέρι τον Νοέμβριο και αλέθονται την ίδια μέρα στο συνεταιριστικό ελαιοτριβείο. Πράσινο, φρουτώδες, με μια ελαφριά πικράδα στο τέλος.',
      en: 'From Koroneiki olives picked by hand in November and pressed the same day at the cooperative mill. Green and fruity, with a light bitterness at the end.',
    },
    producer: { el: 'Συνεταιρισμός Γαλάζιου Όρμου', en: 'Azure Bay cooperative' },
    origin: { el: 'Ελαιώνες του κάμπου', en: 'Olive groves of the plain' },
    season: { el: 'Νοέμβριος', en: 'November' },
  },
  honey: {
    title: { el: 'Θυμαρίσιο μέλι', en: 'Thyme honey' },
    image: 'honey',
    description: {
      el: 'Οι μελισσοκόμοι ανεβάζουν τα μελίσσια στα βράχια τον Ιούνιο, όταν ανθίζει το θυμάρι. Πυκνό, κεχριμπαρένιο και πολύ αρωματικό.',
      en: 'Beekeepers bring their hives up to the rocks in June, when the thyme is in flower. Thick, amber and very fragrant.',
    },
    producer: { el: 'Μελισσοκόμοι του βράχου', en: 'Beekeepers of the rocks' },
    origin: { el: 'Πλαγιές πάνω από τον όρμο', en: 'Slopes above the bay' },
    season: { el: 'Ιούνιος έως Ιούλιος', en: 'June to July' },
  },
  cheese: {
    title: { el: 'Κεφαλοτύρι', en: 'Kefalotyri cheese' },
    image: 'cheese',
    description: {
      el: 'Σκληρό τυρί από πρόβειο και κατσικίσιο γάλα, που ωριμάζει τρεις μήνες σε πέτρινα κελάρια. Αλμυρό και πικάντικο, ιδανικό για σαγανάκι.',
      en: 'A hard cheese of sheep’s and goat’s milk, aged for three months in stone cellars. Salty and sharp, just right for frying.',
    },
    producer: { el: 'Τυροκομείο του πέτρινου χωριού', en: 'Dairy of the stone village' },
    origin: { el: 'Πέτρινο χωριό', en: 'The stone village' },
    season: { el: 'Όλο τον χρόνο', en: 'All year' },
  },
  bread: {
    title: { el: 'Ζυμωτό ψωμί', en: 'Sourdough bread' },
    image: 'bread',
    description: {
      el: 'Ψήνεται κάθε Σάββατο στους ξυλόφουρνους του πέτρινου χωριού, με προζύμι που περνά από γενιά σε γενιά.',
      en: 'Baked every Saturday in the wood-fired ovens of the stone village, with a sourdough handed down from one generation to the next.',
    },
    producer: { el: 'Ξυλόφουρνοι του πέτρινου χωριού', en: 'Wood-fired ovens of the stone village' },
    origin: { el: 'Πέτρινο χωριό', en: 'The stone village' },
    season: { el: 'Κάθε Σάββατο', en: 'Every Saturday' },
  },
  olives: {
    title: { el: 'Ελιές Καλαμών', en: 'Kalamata olives' },
    image: 'olives',
    description: {
      el: 'Μελανές και σαρκώδεις, ωριμάζουν αργά σε άλμη και ξίδι και κλείνονται σε λίγο από το δικό μας λάδι.',
      en: 'Dark and fleshy, slowly cured in brine and vinegar and kept in a little of our own oil.',
    },
    producer: { el: 'Συνεταιρισμός Γαλάζιου Όρμου', en: 'Azure Bay cooperative' },
    origin: { el: 'Ελαιώνες του κάμπου', en: 'Olive groves of the plain' },
    season: { el: 'Δεκέμβριος', en: 'December' },
  },
} as const satisfies Record<string, DemoProduct>;
export type ProductName = keyof typeof products;

export type DemoDish = {
  title: Bilingual;
  image: ImageName;
  description: Bilingual;
  products: readonly ProductName[];
};

export const dishes = {
  salad: {
    title: { el: 'Χωριάτικη με ελιές Καλαμών', en: 'Village salad with Kalamata olives' },
    image: 'salad',
    description: {
      el: 'Το πιο καλοκαιρινό πιάτο του τόπου: ώριμη ντομάτα, φέτα σε ένα κομμάτι και άφθονο ελαιόλαδο για το ψωμί.',
      en: 'The most summery dish of the place: ripe tomato, feta in one piece and plenty of olive oil for the bread.',
    },
    products: ['oil', 'olives', 'bread'],
  },
  pie: {
    title: { el: 'Χορτόπιτα του ξυλόφουρνου', en: 'Greens pie from the wood oven' },
    image: 'pie',
    description: {
      el: 'Άγρια χόρτα από τις πλαγιές και τριμμένο κεφαλοτύρι, τυλιγμένα σε φύλλο που ανοίγεται με το χέρι.',
      en: 'Wild greens from the slopes and grated kefalotyri, wrapped in pastry rolled out by hand.',
    },
    products: ['oil', 'cheese'],
  },
  doughnuts: {
    title: { el: 'Λουκουμάδες του πανηγυριού', en: 'Festival doughnuts' },
    image: 'sweets',
    description: {
      el: 'Ζεστοί, τραγανοί και περιχυμένοι με θυμαρίσιο μέλι, όπως τους μοιράζουν στην πλατεία κάθε Δεκαπενταύγουστο.',
      en: 'Hot and crisp, with thyme honey poured over them, as they are handed out in the square every fifteenth of August.',
    },
    products: ['honey'],
  },
  beans: {
    title: { el: 'Γίγαντες με ντομάτα', en: 'Giant beans with tomato' },
    image: 'beans',
    description: {
      el: 'Ψήνονται αργά ώσπου να λιώνουν στο στόμα. Τρώγονται και κρύοι, με ζυμωτό ψωμί και λίγο τυρί στο πλάι.',
      en: 'Baked slowly until they melt in the mouth. Good cold as well, with sourdough bread and a little cheese beside them.',
    },
    products: ['oil', 'bread', 'cheese'],
  },
} as const satisfies Record<string, DemoDish>;
export type DishName = keyof typeof dishes;
