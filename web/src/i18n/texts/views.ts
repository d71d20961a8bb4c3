import type { PieceCount, puzzleLevels } from '@psifida/contract/content/puzzle-view';
import type { PictureWidth, TableLayout, TableSide, TableTone } from '@psifida/contract/content/table-view';
import { inBoth } from '../shape.ts';

type Level = (typeof puzzleLevels)[PieceCount];

/** The table view and the puzzle view of a presentation. */
export const views = inBoth({
  el: {
    back: 'Πίσω στην προβολή',
    leftOff:
      '{count, plural, one {# ενεργή εικόνα έμεινε εκτός τραπεζιού και οι επισκέπτες δεν τη βλέπουν:} other {# ενεργές εικόνες έμειναν εκτός τραπεζιού και οι επισκέπτες δεν τις βλέπουν:}}',
    andMore: '{count, plural, one {# ακόμη} other {# ακόμη}}',
    layAll: 'Να μπουν στο τραπέζι',
    tooSmallHere:
      'Με {counts} κομμάτια, τα κομμάτια θα ήταν πολύ μικρά για να τα πιάσει κανείς: {images}. Αφαιρέστε αυτή την επιλογή ή απενεργοποιήστε την εικόνα.',
    offerRest: 'Να προσφέρονται μόνο {counts} κομμάτια',
    table: {
      intro:
        'Έτσι θα βρουν τις εικόνες οι επισκέπτες πάνω στο τραπέζι. Ύστερα τις μετακινούν, τις στρέφουν και τις μεγεθύνουν όπως θέλουν.',
      fromAbove: 'Το τραπέζι από ψηλά',
      measures: 'Υπό κλίμακα: {width} × {height} εκ.',
      ruler: '10 εκ.',
      summary:
        '{layout}. {pictures, plural, =0 {Καμία εικόνα} one {# εικόνα} other {# εικόνες}}, {people, plural, one {# θέση} other {# θέσεις}} γύρω από το τραπέζι.',
      empty: 'Δεν υπάρχει ακόμη καμία εικόνα πάνω στο τραπέζι.',
      layout: 'Διάταξη',
      layouts: { scatter: 'Σκόρπιες', ring: 'Σε κύκλο', grid: 'Σε σειρές' } satisfies Record<
        TableLayout,
        string
      >,
      layoutHints: {
        scatter: 'Σαν να τις άπλωσε κάποιος με το χέρι',
        ring: 'Γύρω γύρω, με το κέντρο ελεύθερο',
        grid: 'Τακτικά, η μία δίπλα στην άλλη',
      } satisfies Record<TableLayout, string>,
      pictures: 'Εικόνες στο τραπέζι',
      picturesHint: 'Επιλέξτε ποιες μπαίνουν και πόσο μεγάλες. Η σειρά ορίζει τη θέση τους.',
      lying: 'Στο τραπέζι ({count})',
      off: 'Εκτός τραπεζιού ({count})',
      onTable: 'Στο τραπέζι',
      onTableOf: 'Στο τραπέζι: {name}',
      inactive: 'Ανενεργή: οι επισκέπτες δεν τη βλέπουν.',
      full: 'Στο τραπέζι χωρούν έως {most} εικόνες.',
      noPictures: 'Η προβολή δεν έχει ακόμη εικόνες. Προσθέστε τις στην προβολή.',
      width: 'Μέγεθος',
      widthOf: 'Μέγεθος: {name}',
      widthOfAll: 'Μέγεθος για όλες',
      widths: { small: 'Μικρή', medium: 'Μεσαία', large: 'Μεγάλη' } satisfies Record<PictureWidth, string>,
      widthInCm: '{width} ({cm} εκ.)',
      shrunk:
        'Οι εικόνες είναι πολλές και για να χωρέσουν εμφανίζονται μικρότερες, στο {percent}% του μεγέθους τους.',
      sides: 'Ποιοι στέκονται γύρω',
      sidesHint:
        'Έως {most} άτομα. Κάθε πλευρά ξεκινά στη δική της γλώσσα και ο επισκέπτης μπορεί να την αλλάξει.',
      places: '{count} από {most} θέσεις.',
      side: 'Πλευρά',
      sideNames: {
        bottom: 'Κάτω',
        right: 'Δεξιά',
        top: 'Πάνω',
        left: 'Αριστερά',
      } satisfies Record<TableSide, string>,
      people: 'Άτομα',
      peopleAt: '{side}: άτομα',
      language: 'Γλώσσα',
      languageAt: '{side}: γλώσσα',
      lastPerson: 'Κάποιος πρέπει να στέκεται στο τραπέζι.',
      noRoom: 'Όλες οι θέσεις έχουν δοθεί.',
      background: 'Φόντο',
      tones: {
        linen: 'Λινό',
        'olive-wood': 'Ξύλο ελιάς',
        slate: 'Σχιστόλιθος',
        sea: 'Θάλασσα',
      } satisfies Record<TableTone, string>,
      picture: 'Εικόνα',
      choosePicture: 'Επιλογή εικόνας…',
      changePicture: 'Άλλη εικόνα…',
    },
    puzzle: {
      intro:
        'Ποιες εικόνες γίνονται παζλ, σε πόσα κομμάτια μπορεί να τις ζητήσει ο επισκέπτης και αν τα κομμάτια είναι στραμμένα.',
      pieces: 'Κομμάτια',
      piecesHint:
        'Ο επισκέπτης διαλέγει ανάμεσα σε αυτά. Κανένα κομμάτι δεν είναι μικρότερο από {mm} χιλιοστά, ώστε να πιάνεται εύκολα.',
      count: '{count} κομμάτια',
      levels: {
        toddlers: 'για νήπια',
        children: 'για παιδιά',
        families: 'για οικογένειες',
        'grown-ups': 'για ενηλίκους',
        skilled: 'για έμπειρους',
        experts: 'για πολύ έμπειρους',
      } satisfies Record<Level, string>,
      smallest: 'Πλευρά από {mm} χιλ.',
      tooSmall:
        'Δεν προσφέρεται: στην εικόνα «{image}» κάθε κομμάτι θα ήταν {mm} χιλ. και χρειάζονται {least} για να πιάνεται.',
      lastCount: 'Τουλάχιστον μία επιλογή πρέπει να μείνει.',
      rotation: 'Στραμμένα κομμάτια',
      rotationOn: 'Ναι',
      rotationOff: 'Όχι',
      rotationHint:
        'Τα κομμάτια είναι στραμμένα και ο επισκέπτης τα γυρίζει μέχρι να ταιριάξουν. Πιο δύσκολο.',
      cut: 'Πώς κόβεται',
      cutHint: 'Οι ίδιες γραμμές που θα δει ο επισκέπτης.',
      cutImage: 'Εικόνα',
      cutCount: 'Κομμάτια',
      cutText:
        '{columns} × {rows} κομμάτια. Στο τραπέζι το παζλ έχει μέγεθος {width} × {height} εκ. και κάθε κομμάτι {pieceWidth} × {pieceHeight} χιλ.',
      cutLabel: '{image}, κομμένη σε {count} κομμάτια',
      noImages: 'Προσθέστε μια ενεργή εικόνα παζλ για να δείτε πώς κόβεται.',
      sizes: 'Πλευρά κομματιού σε χιλιοστά',
      sizesHint: 'Η μικρότερη πλευρά, στη συνηθισμένη οθόνη αυτής της εγκατάστασης ({width} × {height} εκ.).',
      sizesImage: 'Εικόνα',
    },
  },
  en: {
    back: 'Back to the presentation',
    leftOff:
      '{count, plural, one {# active image has been left off the table, so visitors do not see it:} other {# active images have been left off the table, so visitors do not see them:}}',
    andMore: '{count, plural, one {# more} other {# more}}',
    layAll: 'Put them on the table',
    tooSmallHere:
      'Cut into {counts} pieces, the pieces would be too small to touch: {images}. Stop offering that, or deactivate the image.',
    offerRest: 'Offer only {counts} pieces',
    table: {
      intro:
        'This is how visitors will find the images on the table. They then move, turn and enlarge them as they like.',
      fromAbove: 'The table from above',
      measures: 'To scale: {width} × {height} cm',
      ruler: '10 cm',
      summary:
        '{layout}. {pictures, plural, =0 {No images} one {# image} other {# images}}, {people, plural, one {# place} other {# places}} around the table.',
      empty: 'Nothing lies on the table yet.',
      layout: 'Layout',
      layouts: { scatter: 'Scattered', ring: 'In a ring', grid: 'In rows' },
      layoutHints: {
        scatter: 'As if dealt by hand',
        ring: 'All around, the middle free',
        grid: 'Tidy, side by side',
      },
      pictures: 'Images on the table',
      picturesHint: 'Choose which lie on it and how large. Their order decides where they lie.',
      lying: 'On the table ({count})',
      off: 'Left off ({count})',
      onTable: 'On the table',
      onTableOf: 'On the table: {name}',
      inactive: 'Inactive: visitors do not see it.',
      full: 'The table has room for {most} images.',
      noPictures: 'The presentation has no images yet. Add them in the presentation.',
      width: 'Size',
      widthOf: 'Size: {name}',
      widthOfAll: 'Size of all',
      widths: { small: 'Small', medium: 'Medium', large: 'Large' },
      widthInCm: '{width} ({cm} cm)',
      shrunk: 'There are many images. To make room they are shown smaller, at {percent}% of their size.',
      sides: 'Who stands around it',
      sidesHint: 'Up to {most} people. Each side starts in its own language, and visitors can change it.',
      places: '{count} of {most} places.',
      side: 'Side',
      sideNames: { bottom: 'Bottom', right: 'Right', top: 'Top', left: 'Left' },
      people: 'People',
      peopleAt: '{side}: people',
      language: 'Language',
      languageAt: '{side}: language',
      lastPerson: 'Somebody has to stand at the table.',
      noRoom: 'All places are taken.',
      background: 'Background',
      tones: { linen: 'Linen', 'olive-wood': 'Olive wood', slate: 'Slate', sea: 'Sea' },
      picture: 'An image',
      choosePicture: 'Choose an image…',
      changePicture: 'Another image…',
    },
    puzzle: {
      intro:
        'Which images become puzzles, how many pieces visitors may ask for, and whether the pieces lie turned.',
      pieces: 'Pieces',
      piecesHint:
        'Visitors choose among these. No piece is ever smaller than {mm} mm, so that it can be held easily.',
      count: '{count} pieces',
      levels: {
        toddlers: 'for toddlers',
        children: 'for children',
        families: 'for families',
        'grown-ups': 'for grown-ups',
        skilled: 'for the skilled',
        experts: 'for experts',
      },
      smallest: 'Side from {mm} mm',
      tooSmall:
        'Not offered: in "{image}" each piece would be {mm} mm, and {least} mm are needed to hold it.',
      lastCount: 'At least one has to stay.',
      rotation: 'Turned pieces',
      rotationOn: 'Yes',
      rotationOff: 'No',
      rotationHint: 'Pieces lie turned, and visitors turn them until they fit. Harder.',
      cut: 'How it is cut',
      cutHint: 'The very lines that visitors will see.',
      cutImage: 'Image',
      cutCount: 'Pieces',
      cutText:
        '{columns} × {rows} pieces. On the table the puzzle measures {width} × {height} cm and each piece {pieceWidth} × {pieceHeight} mm.',
      cutLabel: '{image}, cut into {count} pieces',
      noImages: 'Add an active puzzle image to see how it is cut.',
      sizes: 'Side of a piece in millimetres',
      sizesHint: 'The shorter side, on the usual panel of this installation ({width} × {height} cm).',
      sizesImage: 'Image',
    },
  },
});
