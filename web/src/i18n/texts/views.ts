import type { PieceCount, puzzleLevels } from '@psifida/contract/content/puzzle-view';
import type { ImageWidth, TableLayout, TableSide, TableTone } from '@psifida/contract/content/table-view';
import { inBoth, type Pair } from '../shape.ts';

type Level = (typeof puzzleLevels)[PieceCount];

export const views = inBoth({
  back: ['Πίσω στην προβολή', 'Back to the presentation'],
  leftOff: [
    '{count, plural, one {# ενεργή εικόνα έμεινε εκτός τραπεζιού και οι επισκέπτες δεν τη βλέπουν:} other {# ενεργές εικόνες έμειναν εκτός τραπεζιού και οι επισκέπτες δεν τις βλέπουν:}}',
    '{count, plural, one {# active image has been left off the table, so visitors do not see it:} other {# active images have been left off the table, so visitors do not see them:}}',
  ],
  layAll: ['Τοποθέτηση στο τραπέζι', 'Put them on the table'],
  tooSmallHere: [
    'Με {counts} κομμάτια, τα κομμάτια θα ήταν πολύ μικρά για να τα πιάσει κανείς: {images}. Αφαιρέστε αυτή την επιλογή ή απενεργοποιήστε την εικόνα.',
    'Cut into {counts} pieces, the pieces would be too small to touch: {images}. Remove that choice, or deactivate the image.',
  ],
  offerRest: ['Μόνο {counts} κομμάτια', 'Only {counts} pieces'],
  table: {
    intro: [
      'Έτσι θα βρουν τις εικόνες οι επισκέπτες πάνω στο τραπέζι.',
      'This is how visitors will find the images on the table.',
    ],
    fromAbove: ['Το τραπέζι από ψηλά', 'The table from above'],
    measures: ['Υπό κλίμακα: {width} × {height} cm', 'To scale: {width} × {height} cm'],
    ruler: ['10 cm', '10 cm'],
    summary: [
      '{layout}. {images, plural, =0 {Καμία εικόνα} one {# εικόνα} other {# εικόνες}}, {people, plural, one {# θέση} other {# θέσεις}} γύρω από το τραπέζι.',
      '{layout}. {images, plural, =0 {No images} one {# image} other {# images}}, {people, plural, one {# place} other {# places}} around the table.',
    ],
    empty: ['Δεν υπάρχει ακόμη καμία εικόνα στο τραπέζι.', 'There are no images on the table yet.'],
    layout: ['Διάταξη', 'Layout'],
    layouts: {
      scatter: ['Σκόρπιες', 'Scattered'],
      ring: ['Σε κύκλο', 'In a ring'],
      grid: ['Σε σειρές', 'In rows'],
    } satisfies Record<TableLayout, Pair>,
    layoutHints: {
      scatter: ['Σαν να τις άπλωσε κάποιος με το χέρι', 'As if dealt by hand'],
      ring: ['Γύρω γύρω, με το κέντρο ελεύθερο', 'All around, with the middle free'],
      grid: ['Τακτικά, η μία δίπλα στην άλλη', 'Tidy, side by side'],
    } satisfies Record<TableLayout, Pair>,
    images: ['Εικόνες στο τραπέζι', 'Images on the table'],
    imagesHint: [
      'Επιλέξτε ποιες μπαίνουν και πόσο μεγάλες. Η σειρά ορίζει τη θέση τους.',
      'Choose which are on it and how large. Their order decides their position.',
    ],
    lying: ['Στο τραπέζι ({count})', 'On the table ({count})'],
    off: ['Εκτός τραπεζιού ({count})', 'Left off ({count})'],
    onTable: ['Στο τραπέζι', 'On the table'],
    onTableOf: ['Στο τραπέζι: {name}', 'On the table: {name}'],
    inactive: ['Ανενεργή: οι επισκέπτες δεν τη βλέπουν.', 'Inactive: visitors do not see it.'],
    full: ['Στο τραπέζι χωρούν έως {most} εικόνες.', 'The table has room for up to {most} images.'],
    noImages: [
      'Η προβολή δεν έχει ακόμη εικόνες. Προσθέστε τις στην προβολή.',
      'The presentation has no images yet. Add them in the presentation.',
    ],
    width: ['Μέγεθος', 'Size'],
    widthOf: ['Μέγεθος: {name}', 'Size: {name}'],
    widthOfAll: ['Μέγεθος για όλες', 'Size of all'],
    widths: {
      small: ['Μικρή', 'Small'],
      medium: ['Μεσαία', 'Medium'],
      large: ['Μεγάλη', 'Large'],
    } satisfies Record<ImageWidth, Pair>,
    widthInCm: ['{width} ({cm} cm)', '{width} ({cm} cm)'],
    shrunk: [
      'Οι εικόνες είναι πολλές και για να χωρέσουν εμφανίζονται μικρότερες, στο {percent}% του μεγέθους τους.',
      'There are many images. To make room they are shown smaller, at {percent}% of their size.',
    ],
    sides: ['Θέσεις γύρω από το τραπέζι', 'Places around the table'],
    sidesHint: [
      'Έως {most} άτομα. Κάθε πλευρά ξεκινά στη δική της γλώσσα και ο επισκέπτης μπορεί να την αλλάξει.',
      'Up to {most} people. Each side starts in its own language, and visitors can change it.',
    ],
    places: ['{count} από {most} θέσεις.', '{count} of {most} places.'],
    side: ['Πλευρά', 'Side'],
    sideNames: {
      bottom: ['Κάτω', 'Bottom'],
      right: ['Δεξιά', 'Right'],
      top: ['Πάνω', 'Top'],
      left: ['Αριστερά', 'Left'],
    } satisfies Record<TableSide, Pair>,
    people: ['Άτομα', 'People'],
    peopleAt: ['{side}: άτομα', '{side}: people'],
    language: ['Γλώσσα', 'Language'],
    languageAt: ['{side}: γλώσσα', '{side}: language'],
    lastPerson: ['Χρειάζεται τουλάχιστον μία θέση.', 'At least one place is needed.'],
    noRoom: ['Όλες οι θέσεις έχουν δοθεί.', 'All places are taken.'],
    background: ['Φόντο', 'Background'],
    tones: {
      linen: ['Λινό', 'Linen'],
      'olive-wood': ['Ξύλο ελιάς', 'Olive wood'],
      slate: ['Σχιστόλιθος', 'Slate'],
      sea: ['Θάλασσα', 'Sea'],
    } satisfies Record<TableTone, Pair>,
    image: ['Εικόνα', 'An image'],
    chooseImage: ['Επιλογή εικόνας…', 'Choose an image…'],
    changeImage: ['Άλλη εικόνα…', 'Another image…'],
  },
  puzzle: {
    intro: [
      'Ποιες εικόνες γίνονται παζλ, σε πόσα κομμάτια μπορεί να τις ζητήσει ο επισκέπτης και αν τα κομμάτια είναι στραμμένα.',
      'Which images become puzzles, how many pieces visitors can ask for, and whether the pieces are turned.',
    ],
    pieces: ['Κομμάτια', 'Pieces'],
    piecesHint: [
      'Ο επισκέπτης διαλέγει ανάμεσα σε αυτά. Κανένα κομμάτι δεν είναι μικρότερο από {mm} mm, ώστε να πιάνεται εύκολα.',
      'Visitors choose among these. No piece is ever smaller than {mm} mm, so that it can be held easily.',
    ],
    count: ['{count} κομμάτια', '{count} pieces'],
    levels: {
      toddlers: ['για πολύ μικρά παιδιά', 'for toddlers'],
      children: ['για παιδιά', 'for children'],
      families: ['για όλη την οικογένεια', 'for the whole family'],
      'grown-ups': ['για μεγάλους', 'for grown-ups'],
      skilled: ['για έμπειρους', 'for experienced players'],
      experts: ['για πολύ έμπειρους', 'for experts'],
    } satisfies Record<Level, Pair>,
    smallest: ['Πλευρά από {mm} mm', 'Side from {mm} mm'],
    tooSmall: [
      'Δεν προσφέρεται: στην εικόνα «{image}» κάθε κομμάτι θα ήταν {mm} mm και χρειάζονται {least} mm για να πιάνεται.',
      'Not offered: in “{image}” each piece would be {mm} mm, and {least} mm are needed to hold it.',
    ],
    lastCount: ['Χρειάζεται τουλάχιστον μία επιλογή.', 'At least one choice is needed.'],
    rotation: ['Στραμμένα κομμάτια', 'Turned pieces'],
    rotationOn: ['Ναι', 'Yes'],
    rotationOff: ['Όχι', 'No'],
    rotationHint: [
      'Τα κομμάτια είναι στραμμένα και ο επισκέπτης τα γυρίζει μέχρι να ταιριάξουν. Πιο δύσκολο.',
      'Pieces are turned, and visitors turn them until they fit. Harder.',
    ],
    cut: ['Πώς κόβεται', 'How it is cut'],
    cutHint: ['Οι ίδιες γραμμές που θα δει ο επισκέπτης.', 'The same lines that visitors will see.'],
    cutImage: ['Εικόνα', 'Image'],
    cutCount: ['Κομμάτια', 'Pieces'],
    cutText: [
      '{columns} × {rows} κομμάτια. Στο τραπέζι το παζλ έχει μέγεθος {width} × {height} cm και κάθε κομμάτι {pieceWidth} × {pieceHeight} mm.',
      '{columns} × {rows} pieces. On the table the puzzle measures {width} × {height} cm and each piece {pieceWidth} × {pieceHeight} mm.',
    ],
    cutLabel: ['{image}, κομμένη σε {count} κομμάτια', '{image}, cut into {count} pieces'],
    noImages: [
      'Προσθέστε μια ενεργή εικόνα παζλ για να δείτε πώς κόβεται.',
      'Add an active puzzle image to see how it is cut.',
    ],
    sizes: ['Πλευρά κομματιού σε χιλιοστά', 'Side of a piece in millimetres'],
    sizesHint: [
      'Η μικρότερη πλευρά, στη συνηθισμένη οθόνη αυτής της εγκατάστασης ({width} × {height} cm).',
      'The shorter side, on the usual display of this installation ({width} × {height} cm).',
    ],
    sizesImage: ['Εικόνα', 'Image'],
  },
});
