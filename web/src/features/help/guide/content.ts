import type { Topic } from './topic.ts';

export const table: Topic = [
  {
    says: {
      el: 'Στο τραπέζι αφής οι επισκέπτες στέκονται γύρω γύρω και σύρουν τις εικόνες με τα χέρια. Εσείς ορίζετε ποιες είναι εκεί και πώς ξεκινούν.',
      en: 'At the touch table visitors stand all around and move images by hand. You say which ones lie there and how they begin.',
    },
  },
  {
    picture: 'table-view',
    alt: {
      el: 'Η διάταξη τραπεζιού: το τραπέζι από ψηλά, με τις εικόνες του υπό κλίμακα.',
      en: 'The table view: the table from above, with its images to scale.',
    },
  },
  {
    steps: [
      {
        el: 'Ανοίξτε την προβολή και πατήστε {{editor.tableView}}.',
        en: 'Open the presentation and press {{editor.tableView}}.',
      },
      {
        el: 'Διαλέξτε {{views.table.layouts.scatter}}, {{views.table.layouts.ring}} ή {{views.table.layouts.grid}}.',
        en: 'Choose {{views.table.layouts.scatter}}, {{views.table.layouts.ring}} or {{views.table.layouts.grid}}.',
      },
      {
        el: 'Στο μέρος {{views.table.pictures}} σημειώστε ποιες μπαίνουν και πόσο μεγάλες είναι.',
        en: 'In the part {{views.table.pictures}} tick which ones lie on it, and how large.',
      },
      {
        el: 'Στο μέρος {{views.table.sides}} ορίστε για κάθε πλευρά πόσοι στέκονται και σε ποια γλώσσα διαβάζουν.',
        en: 'In the part {{views.table.sides}} set for each side how many stand there, and the language they read.',
      },
      {
        el: 'Διαλέξτε φόντο, δείτε το με {{preview.button}} και πατήστε {{save.save}}.',
        en: 'Choose a background, look at it with {{preview.button}} and press {{save.save}}.',
      },
    ],
  },
];

export const puzzle: Topic = [
  {
    says: {
      el: 'Κάθε εικόνα παζλ κόβεται στα κομμάτια που διαλέγει ο επισκέπτης. Εσείς ορίζετε ποιες επιλογές έχει.',
      en: 'Every puzzle image is cut into as many pieces as the visitor chooses. You say which choices there are.',
    },
  },
  {
    picture: 'puzzle-view',
    alt: {
      el: 'Οι ρυθμίσεις παζλ: πόσα κομμάτια προσφέρονται και πώς κόβεται η εικόνα.',
      en: 'The puzzle view: how many pieces are offered, and how the image is cut.',
    },
  },
  {
    steps: [
      {
        el: 'Ανοίξτε την προβολή και προσθέστε εικόνες με {{editor.add.puzzle-image}}.',
        en: 'Open the presentation and add images with {{editor.add.puzzle-image}}.',
      },
      { el: 'Πατήστε {{editor.puzzleView}}.', en: 'Press {{editor.puzzleView}}.' },
      {
        el: 'Σημειώστε πόσα κομμάτια προσφέρονται, από νήπια έως πολύ έμπειρους.',
        en: 'Tick how many pieces are offered, from toddlers to experts.',
      },
      {
        el: 'Με {{views.puzzle.rotation}} το παζλ γίνεται πιο δύσκολο.',
        en: '{{views.puzzle.rotation}} make the puzzle harder.',
      },
      {
        el: 'Στο μέρος {{views.puzzle.cut}} βλέπετε τις ίδιες γραμμές που θα δει ο επισκέπτης. Πατήστε {{save.save}}.',
        en: 'In the part {{views.puzzle.cut}} you see the very lines that visitors will see. Press {{save.save}}.',
      },
    ],
  },
];

export const recipes: Topic = [
  {
    says: {
      el: 'Οι συνταγές γράφονται μία φορά, στη βιβλιοθήκη, και μπαίνουν σε όσες προβολές θέλετε. Ό,τι διορθώνετε εκεί διορθώνεται παντού.',
      en: 'Recipes are written once, in the library, and put into as many presentations as you like. What you correct there is correct everywhere.',
    },
  },
  {
    steps: [
      {
        el: 'Πατήστε {{library.add.recipe}} και γράψτε τον τίτλο στις δύο γλώσσες.',
        en: 'Press {{library.add.recipe}} and write the title in both languages.',
      },
      {
        el: 'Προσθέστε υλικά με {{library.rows.add.ingredients}}. Μπορείτε και να επικολλήσετε ολόκληρη λίστα σε ένα πεδίο.',
        en: 'Add ingredients with {{library.rows.add.ingredients}}. You can also paste a whole list into one field.',
      },
      {
        el: 'Προσθέστε βήματα με {{library.rows.add.steps}}. Αν επικολλήσετε κείμενο, κάθε παράγραφος γίνεται βήμα.',
        en: 'Add steps with {{library.rows.add.steps}}. When you paste a text, each paragraph becomes a step.',
      },
      {
        el: 'Βάλτε εικόνα με {{library.image.choose}}, και προαιρετικά {{library.fields.servings}} και {{library.fields.minutes}}.',
        en: 'Set an image with {{library.image.choose}} and, if you like, {{library.fields.servings}} and {{library.fields.minutes}}.',
      },
      {
        el: 'Ενεργοποιήστε την, ανοίξτε μια προβολή και πατήστε {{library.section.add.recipe}}.',
        en: 'Activate it, open a presentation and press {{library.section.add.recipe}}.',
      },
    ],
  },
  {
    picture: 'recipe-edit',
    alt: {
      el: 'Η επεξεργασία μιας συνταγής, με υλικά και βήματα σε δύο γλώσσες.',
      en: 'A recipe being edited, with ingredients and steps in two languages.',
    },
  },
  {
    title: { el: 'Πολλές μαζί, από αρχείο', en: 'Many at once, from a file' },
  },
  {
    says: {
      el: 'Με {{library.exchange.open}} παίρνετε όλες τις συνταγές σε αρχείο CSV ή JSON, ή φέρνετε άλλες. Πριν γραφτεί κάτι, ο έλεγχος δείχνει γραμμή προς γραμμή τι θα γίνει.',
      en: 'With {{library.exchange.open}} you take all recipes along as a CSV or JSON file, or bring in others. Before anything is written, a check shows line by line what will happen.',
    },
  },
];

export const dishes: Topic = [
  {
    says: {
      el: 'Τα εδέσματα και τα τοπικά προϊόντα βρίσκονται στην ίδια σελίδα, σε δύο καρτέλες. Ένα έδεσμα δείχνει τα προϊόντα του, και ο επισκέπτης πηγαίνει από το ένα στο άλλο.',
      en: 'Dishes and local products are on one page, under two tabs. A dish shows the products in it, and visitors go from one to the other.',
    },
  },
  {
    picture: 'dish-list',
    alt: {
      el: 'Η σελίδα με τις καρτέλες για τα εδέσματα και τα τοπικά προϊόντα.',
      en: 'The page with the tabs for dishes and for local products.',
    },
  },
  {
    steps: [
      {
        el: 'Στην καρτέλα {{library.tabs.product}} πατήστε {{library.add.product}}: τίτλος, περιγραφή, εικόνα.',
        en: 'Under {{library.tabs.product}} press {{library.add.product}}: title, description, image.',
      },
      {
        el: 'Αν τα ξέρετε, γράψτε και {{library.fields.producer}}, {{library.fields.origin}}, {{library.fields.season}}. Είναι προαιρετικά· οι επισκέπτες τα διαβάζουν κάτω από τον τίτλο.',
        en: 'Where you know them, write {{library.fields.producer}}, {{library.fields.origin}} and {{library.fields.season}} as well. They are optional; visitors read them beneath the title.',
      },
      {
        el: 'Στην καρτέλα {{library.tabs.dish}} πατήστε {{library.add.dish}} και συμπληρώστε το με τον ίδιο τρόπο.',
        en: 'Under {{library.tabs.dish}} press {{library.add.dish}} and fill it in the same way.',
      },
      {
        el: 'Στο έδεσμα πατήστε {{library.products.add}} και διαλέξτε τα τοπικά προϊόντα του.',
        en: 'In the dish press {{library.products.add}} and choose its local products.',
      },
      {
        el: 'Ανοίξτε μια προβολή και πατήστε {{library.section.add.dish}} ή {{library.section.add.product}}.',
        en: 'Open a presentation and press {{library.section.add.dish}} or {{library.section.add.product}}.',
      },
    ],
  },
  {
    says: {
      el: 'Κάτι που χρησιμοποιείται δεν διαγράφεται: αντικαταστήστε το πρώτα με άλλο. Το {{library.used.show}} γράφει σε ποιες προβολές βρίσκεται.',
      en: 'What is in use is not deleted: replace it with another one first. {{library.used.show}} names the presentations it is in.',
    },
  },
];

export const media: Topic = [
  {
    says: {
      el: 'Στη σελίδα {{titles.media-library}} είναι όλες οι εικόνες, τα βίντεο και οι ήχοι του δήμου. Κάθε αρχείο μπαίνει μία φορά και χρησιμοποιείται όπου θέλετε.',
      en: 'The page {{titles.media-library}} has all images, videos and sounds of the municipality. Each file is uploaded once and used wherever you like.',
    },
  },
  {
    picture: 'media-library',
    alt: {
      el: 'Τα πολυμέσα: οι εικόνες σε πλέγμα, με αναζήτηση και φίλτρα.',
      en: 'The media: images in a grid, with search and filters.',
    },
  },
  {
    steps: [
      {
        el: 'Πατήστε {{media.upload}}, ή σύρετε τα αρχεία επάνω στη σελίδα. Κρατούν τη σειρά με την οποία τα διαλέξατε.',
        en: 'Press {{media.upload}}, or drag the files onto the page. They keep the order in which you chose them.',
      },
      {
        el: 'Μπορείτε να συνεχίσετε τη δουλειά σας: η λίστα {{media.panel.title}} μένει σε μια γωνία και λέει τι έγινε.',
        en: 'Go on with your work: the list {{media.panel.title}} stays in a corner and says what became of them.',
      },
      {
        el: 'Πατήστε σε μια εικόνα και γράψτε τι δείχνει, στα ελληνικά και στα αγγλικά: [[describe]].',
        en: 'Press an image and write what it shows, in Greek and in English: [[describe]].',
      },
      {
        el: 'Ορίστε το {{media.details.focal}}: το σημείο που μένει πάντα ορατό όταν η οθόνη κόβει την εικόνα.',
        en: 'Set the {{media.details.focal}}: the point that stays in sight when a display cuts the image.',
      },
      { el: 'Πατήστε {{media.details.save}}.', en: 'Press {{media.details.save}}.' },
    ],
  },
  {
    points: [
      {
        el: 'Και οι ήχοι (MP3, M4A, Ogg) μπαίνουν εδώ. Σε μια συνταγή, ένα έδεσμα, ένα προϊόν, ένα σημείο ή στην ιστορία μιας εικόνας διαλέγετε έναν για κάθε γλώσσα, στο {{library.fields.sound}}. Γράψτε και {{media.details.words}}, για όσους δεν ακούν.',
        en: 'Sounds (MP3, M4A, Ogg) are uploaded here too. At a recipe, a dish, a product, a point or the story of an image you choose one for each language, under {{library.fields.sound}}. Write {{media.details.words}} as well, for those who do not hear.',
      },
      {
        el: 'Η ένδειξη {{media.badge.low}} σημαίνει ότι η εικόνα είναι μικρή για μεγάλη οθόνη.',
        en: '{{media.badge.low}} means that the image is small for a large display.',
      },
      {
        el: 'Με {{media.details.replace}} αλλάζει το αρχείο και μαζί του κάθε προβολή που το δείχνει.',
        en: '{{media.details.replace}} changes the file, and with it every presentation that shows it.',
      },
      {
        el: 'Με ετικέτες βρίσκετε ξανά ό,τι θέλετε· δεν φαίνονται στις οθόνες.',
        en: 'Tags help you find files again; displays do not show them.',
      },
    ],
  },
];

export const describe: Topic = [
  {
    says: {
      el: 'Όποιος δεν βλέπει την εικόνα ακούει την περιγραφή της. Μια καλή περιγραφή λέει σε μία πρόταση τι δείχνει η εικόνα και γιατί είναι εκεί.',
      en: 'Whoever cannot see an image hears its description. A good one says in a sentence what the image shows and why it is there.',
    },
  },
  {
    steps: [
      {
        el: 'Στα πολυμέσα πατήστε {{media.altTexts.open}}: έρχονται η μία μετά την άλλη, με την εικόνα δίπλα στα πεδία.',
        en: 'In the media press {{media.altTexts.open}}: they come one after the other, with the image beside the fields.',
      },
      {
        el: 'Γράψτε την περιγραφή στις δύο γλώσσες. Μη γράφετε «εικόνα του…»: αυτό το λέει ήδη ο αναγνώστης οθόνης.',
        en: 'Write the description in both languages. Do not begin with “image of…”: a screen reader says that by itself.',
      },
      {
        el: 'Πατήστε {{media.altTexts.saveNext}}, ή στο πληκτρολόγιο <<saveNext>>.',
        en: 'Press {{media.altTexts.saveNext}}, or <<saveNext>> on the keyboard.',
      },
    ],
  },
  {
    says: {
      el: 'Μια εικόνα που μόνο στολίζει μπορεί να σημειωθεί ως διακοσμητική· τότε δεν διαβάζεται.',
      en: 'An image that only decorates can be marked as decorative; it is then passed over.',
    },
  },
];
