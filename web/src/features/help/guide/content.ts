import { image, points, says, steps, type Topic, title } from './topic.ts';

export const table: Topic = [
  says(
    'Στο τραπέζι αφής οι επισκέπτες στέκονται γύρω γύρω και σύρουν τις εικόνες με τα χέρια. Εσείς ορίζετε ποιες είναι εκεί και πώς ξεκινούν.',
    'At the touch table visitors stand all around and move images by hand. You choose which ones are there and how they begin.',
  ),
  image(
    'table-view',
    'Η διάταξη τραπεζιού: το τραπέζι από ψηλά, με τις εικόνες του υπό κλίμακα.',
    'The table view: the table from above, with its images to scale.',
  ),
  steps(
    [
      'Ανοίξτε την προβολή και πατήστε {{editor.tableView}}.',
      'Open the presentation and press {{editor.tableView}}.',
    ],
    [
      'Επιλέξτε {{views.table.layouts.scatter}}, {{views.table.layouts.ring}} ή {{views.table.layouts.grid}}.',
      'Choose {{views.table.layouts.scatter}}, {{views.table.layouts.ring}} or {{views.table.layouts.grid}}.',
    ],
    [
      'Στην ενότητα {{views.table.images}} σημειώστε ποιες μπαίνουν και πόσο μεγάλες είναι.',
      'Under {{views.table.images}} tick which ones are on it, and how large.',
    ],
    [
      'Στην ενότητα {{views.table.sides}} ορίστε για κάθε πλευρά πόσα άτομα και ποια γλώσσα.',
      'Under {{views.table.sides}} set for each side how many people, and which language.',
    ],
    [
      'Επιλέξτε φόντο, δείτε το με {{preview.button}} και πατήστε {{save.save}}.',
      'Choose a background, look at it with {{preview.button}} and press {{save.save}}.',
    ],
  ),
];

export const puzzle: Topic = [
  says(
    'Κάθε εικόνα παζλ κόβεται στα κομμάτια που διαλέγει ο επισκέπτης. Εσείς ορίζετε ποιες επιλογές έχει.',
    'Every puzzle image is cut into as many pieces as the visitor chooses. You set which choices there are.',
  ),
  image(
    'puzzle-view',
    'Οι ρυθμίσεις παζλ: πόσα κομμάτια προσφέρονται και πώς κόβεται η εικόνα.',
    'The puzzle view: how many pieces are offered, and how the image is cut.',
  ),
  steps(
    [
      'Ανοίξτε την προβολή και προσθέστε εικόνες με {{editor.add.puzzle-image}}.',
      'Open the presentation and add images with {{editor.add.puzzle-image}}.',
    ],
    ['Πατήστε {{editor.puzzleView}}.', 'Press {{editor.puzzleView}}.'],
    [
      'Σημειώστε πόσα κομμάτια προσφέρονται, από πολύ μικρά παιδιά έως πολύ έμπειρους.',
      'Tick how many pieces are offered, from toddlers to experts.',
    ],
    [
      'Με {{views.puzzle.rotation}} το παζλ γίνεται πιο δύσκολο.',
      '{{views.puzzle.rotation}} make the puzzle harder.',
    ],
    [
      'Στην ενότητα {{views.puzzle.cut}} βλέπετε τις ίδιες γραμμές που θα δει ο επισκέπτης. Πατήστε {{save.save}}.',
      'Under {{views.puzzle.cut}} you see the same lines that visitors will see. Press {{save.save}}.',
    ],
  ),
];

export const recipes: Topic = [
  says(
    'Οι συνταγές γράφονται μία φορά, στη βιβλιοθήκη, και μπαίνουν σε όσες προβολές θέλετε. Ό,τι διορθώνετε εκεί διορθώνεται παντού.',
    'Recipes are written once, in the library, and put into as many presentations as you like. What you correct there is correct everywhere.',
  ),
  steps(
    [
      'Πατήστε {{library.add.recipe}} και γράψτε τον τίτλο στις δύο γλώσσες.',
      'Press {{library.add.recipe}} and write the title in both languages.',
    ],
    [
      'Προσθέστε υλικά με {{library.rows.add.ingredients}}. Μπορείτε και να επικολλήσετε ολόκληρη λίστα σε ένα πεδίο.',
      'Add ingredients with {{library.rows.add.ingredients}}. You can also paste a whole list into one field.',
    ],
    [
      'Προσθέστε βήματα με {{library.rows.add.steps}}. Αν επικολλήσετε κείμενο, κάθε παράγραφος γίνεται βήμα.',
      'Add steps with {{library.rows.add.steps}}. When you paste a text, each paragraph becomes a step.',
    ],
    [
      'Βάλτε εικόνα με {{library.image.choose}}, και προαιρετικά {{library.fields.servings}} και {{library.fields.minutes}}.',
      'Set an image with {{library.image.choose}} and, if you like, {{library.fields.servings}} and {{library.fields.minutes}}.',
    ],
    [
      'Ενεργοποιήστε την, ανοίξτε μια προβολή και πατήστε {{library.section.add.recipe}}.',
      'Activate it, open a presentation and press {{library.section.add.recipe}}.',
    ],
  ),
  image(
    'recipe-edit',
    'Η επεξεργασία μιας συνταγής, με υλικά και βήματα σε δύο γλώσσες.',
    'A recipe being edited, with ingredients and steps in two languages.',
  ),
  title('Πολλές μαζί, από αρχείο', 'Many at once, from a file'),
  says(
    'Με {{library.exchange.open}} εξάγετε όλες τις συνταγές σε αρχείο CSV ή JSON, ή εισάγετε άλλες. Πριν εισαχθεί κάτι, ο έλεγχος δείχνει γραμμή προς γραμμή τι θα γίνει.',
    'With {{library.exchange.open}} you export all recipes as a CSV or JSON file, or import others. Before anything is imported, a check shows line by line what will happen.',
  ),
];

export const dishes: Topic = [
  says(
    'Τα εδέσματα και τα τοπικά προϊόντα βρίσκονται στην ίδια σελίδα, σε δύο καρτέλες. Ένα έδεσμα δείχνει τα προϊόντα του, και ο επισκέπτης πηγαίνει από το ένα στο άλλο.',
    'Dishes and local products are on one page, under two tabs. A dish shows the products in it, and visitors go from one to the other.',
  ),
  image(
    'dish-list',
    'Η σελίδα με τις καρτέλες για τα εδέσματα και τα τοπικά προϊόντα.',
    'The page with the tabs for dishes and for local products.',
  ),
  steps(
    [
      'Στην καρτέλα {{library.tabs.product}} πατήστε {{library.add.product}}: τίτλος, περιγραφή, εικόνα.',
      'Under {{library.tabs.product}} press {{library.add.product}}: title, description, image.',
    ],
    [
      'Αν τα ξέρετε, γράψτε και {{library.fields.producer}}, {{library.fields.origin}}, {{library.fields.season}}. Είναι προαιρετικά· οι επισκέπτες τα διαβάζουν κάτω από τον τίτλο.',
      'Where you know them, write {{library.fields.producer}}, {{library.fields.origin}} and {{library.fields.season}} as well. They are optional; visitors read them beneath the title.',
    ],
    [
      'Στην καρτέλα {{library.tabs.dish}} πατήστε {{library.add.dish}} και συμπληρώστε το με τον ίδιο τρόπο.',
      'Under {{library.tabs.dish}} press {{library.add.dish}} and fill it in in the same way.',
    ],
    [
      'Στο έδεσμα πατήστε {{library.section.add.product}} και επιλέξτε τα τοπικά προϊόντα του.',
      'In the dish press {{library.section.add.product}} and choose its local products.',
    ],
    [
      'Ανοίξτε μια προβολή και πατήστε {{library.section.add.dish}} ή {{library.section.add.product}}.',
      'Open a presentation and press {{library.section.add.dish}} or {{library.section.add.product}}.',
    ],
  ),
  says(
    'Ό,τι χρησιμοποιείται δεν μπορεί να διαγραφεί: αντικαταστήστε το πρώτα με άλλο. Το {{library.used.show}} γράφει σε ποιες προβολές βρίσκεται.',
    'What is in use cannot be deleted: replace it with another one first. {{library.used.show}} names the presentations it is in.',
  ),
];

export const town: Topic = [
  says(
    'Μια ανακοίνωση είναι λίγα λόγια χωρίς απαραίτητη εικόνα· μια εκδήλωση έχει και τόπο και ώρα. Γράφονται μία φορά και εμφανίζονται σε όσες προβολές τους δίνουν χώρο.',
    'An announcement is a few words that need no image; an event has a place and a time as well. They are written once and appear in the presentations that give them room.',
  ),
  steps(
    [
      'Στη σελίδα {{titles.announcement-list}} πατήστε {{library.add.announcement}}, γράψτε τίτλο και κείμενο και στις δύο γλώσσες και πατήστε {{library.save.createActive}}.',
      'On the page {{titles.announcement-list}} press {{library.add.announcement}}, write a title and a text in both languages and press {{library.save.createActive}}.',
    ],
    [
      'Στη σελίδα {{titles.event-list}} πατήστε {{library.add.event}}: τίτλος, {{library.fields.begin}}, και αν χρειάζεται {{library.fields.end}}, {{library.fields.place}} και {{library.when.repeats}}.',
      'On the page {{titles.event-list}} press {{library.add.event}}: a title, {{library.fields.begin}}, and where needed {{library.fields.end}}, {{library.fields.place}} and {{library.when.repeats}}.',
    ],
    [
      'Σε μια προβολή, κάτω από το {{room.title}}, δώστε τους χώρο και ορίστε {{room.after}}.',
      'In a presentation, under {{room.title}}, give them room and choose {{room.after}}.',
    ],
    [
      'Στη σελίδα {{titles.event-list}}, κάτω από το {{eventFeeds.tab}}, πατήστε {{eventFeeds.addGo}} για να έρχονται εκδηλώσεις από τη διεύθυνση iCalendar ενός θεάτρου ή συλλόγου.',
      'On the page {{titles.event-list}}, under {{eventFeeds.tab}}, press {{eventFeeds.addGo}} to take events from the iCalendar address of a theatre or a club.',
    ],
  ),
];

export const media: Topic = [
  says(
    'Στη σελίδα {{titles.media-library}} είναι όλες οι εικόνες, τα βίντεο και τα αρχεία ήχου του δήμου. Κάθε αρχείο μεταφορτώνεται μία φορά και χρησιμοποιείται όπου θέλετε.',
    'The page {{titles.media-library}} has all images, videos and audio files of the municipality. Each file is uploaded once and used wherever you like.',
  ),
  image(
    'media-library',
    'Τα πολυμέσα: οι εικόνες σε πλέγμα, με αναζήτηση και φίλτρα.',
    'The media: images in a grid, with search and filters.',
  ),
  steps(
    [
      'Πατήστε {{media.upload}}, σύρετε τα αρχεία επάνω στη σελίδα ή επικολλήστε τα. Το όνομα ενός φακέλου γίνεται ετικέτα. Τα αρχεία διατηρούν τη σειρά με την οποία τα επιλέξατε.',
      'Press {{media.upload}}, drag the files onto the page, or paste them. The name of a folder becomes a tag. Files keep the order in which you chose them.',
    ],
    [
      'Μπορείτε να συνεχίσετε τη δουλειά σας: η λίστα {{media.panel.title}} δείχνει σε μια γωνία τι έγινε, και μένει μόνο για όσα απέτυχαν ή υπήρχαν ήδη.',
      'You can continue your work: the list {{media.panel.title}} shows in a corner what has been done; it stays only for files that failed or were there already.',
    ],
    [
      'Πατήστε σε μια εικόνα και γράψτε τι δείχνει, στα ελληνικά και στα αγγλικά: [[describe]].',
      'Press an image and write what it shows, in Greek and in English: [[describe]].',
    ],
    [
      'Ελέγξτε το {{media.details.focal}} που προτείνεται: το σημείο που μένει πάντα ορατό όταν η οθόνη κόβει την εικόνα. Σύρετέ το όπου θέλετε.',
      'Check the {{media.details.focal}} that is proposed: the point that stays in sight when a display crops the image. Drag it where you like.',
    ],
    ['Πατήστε {{media.details.save}}.', 'Press {{media.details.save}}.'],
  ),
  points(
    [
      'Ένας πίνακας CSV μαζί με τα αρχεία φέρνει τους τίτλους, τις περιγραφές και τις πηγές τους, με τις στήλες file, title, description_el, description_en, credit_el και credit_en. Τον βλέπετε πριν μεταφορτωθεί κάτι.',
      'A CSV table together with the files brings their titles, descriptions and credits, in the columns file, title, description_el, description_en, credit_el and credit_en. You see it before anything is uploaded.',
    ],
    [
      'Από ένα PDF επιλέγετε σελίδες: καθεμία γίνεται εικόνα 4K. Αρχεία του PowerPoint, του Impress ή του Keynote αποθηκεύστε τα πρώτα ως PDF.',
      'From a PDF you choose pages: each becomes a 4K image. Save files of PowerPoint, Impress or Keynote as a PDF first.',
    ],
    [
      'Οι εικόνες HEIC του κινητού μεταφορτώνονται όπως είναι. Τα περισσότερα προγράμματα περιήγησης δεν τις δείχνουν πριν ολοκληρωθεί η μεταφόρτωση.',
      'A phone’s HEIC images are uploaded as they are. Most browsers do not show them before the upload is complete.',
    ],
    [
      'Αν το αρχείο γράφει τίτλο ή περιγραφή, προτείνονται κάτω από τα πεδία· τίποτα δεν συμπληρώνεται χωρίς εσάς. Πηγή, δικαιώματα, ημερομηνία και τόπος φαίνονται στην ενότητα {{media.details.file}}. Οι οθόνες δεν λαμβάνουν τίποτε από αυτά.',
      'If the file has a title or a description, they are proposed below the fields; nothing is filled in without you. Credit, copyright, date and place are shown under {{media.details.file}}. Displays receive none of it.',
    ],
    [
      'Και τα αρχεία ήχου (MP3, M4A, Ogg) μεταφορτώνονται εδώ. Σε μια συνταγή, ένα έδεσμα, ένα προϊόν, ένα σημείο ή στην ιστορία μιας εικόνας επιλέγετε ένα για κάθε γλώσσα, στην ενότητα {{library.fields.audio}}. Γράψτε και {{media.details.words}}, για όσους δεν ακούν.',
      'Audio files (MP3, M4A, Ogg) are uploaded here too. In a recipe, a dish, a product, a point or the story of an image you choose one for each language, under {{library.fields.audio}}. Fill in {{media.details.words}} as well, for people who cannot hear.',
    ],
    [
      'Για όσους δυσκολεύονται με ένα κείμενο ή νοηματίζουν, ανοίξτε το {{media.versions.open}} στη φόρμα. Όσο γράφετε το εύκολο κείμενο, η φόρμα δείχνει τι το κάνει δύσκολο. Όταν το πλήρες κείμενο αλλάξει αργότερα, το λέει εκεί και στη σελίδα {{titles.languages}}.',
      'For people who find a text difficult or who sign, open {{media.versions.open}} in the form. While you write the easy text, the form shows what makes it hard. When the full text changes later, that is said there and on the page {{titles.languages}}.',
    ],
    [
      'Βίντεο που δεν παίζουν στις οθόνες, από κάμερα ή κινητό, μετατρέπονται στον υπολογιστή σας πριν μεταφορτωθούν. Κρατήστε τη σελίδα ανοιχτή ώσπου να τελειώσει η μετατροπή· η λίστα {{media.panel.title}} γράφει πόσο μένει και έχει το κουμπί {{media.panel.pause}}.',
      'Videos that displays cannot play, from a camera or a phone, are converted on your computer before they are uploaded. Keep the page open until that is done; the list {{media.panel.title}} says how long it takes and has the button {{media.panel.pause}}.',
    ],
    [
      'Με {{media.panel.cut}} κρατάτε μόνο ένα μέρος ενός βίντεο: στη λίστα όσο μεταφορτώνεται, ή στα στοιχεία του αργότερα.',
      '{{media.panel.cut}} keeps only a part of a video: in the list while it is being uploaded, or in its details later.',
    ],
    [
      'Η ένδειξη {{media.badge.low}} σημαίνει ότι η εικόνα είναι μικρή για μεγάλη οθόνη.',
      '{{media.badge.low}} means that the image is small for a large display.',
    ],
    [
      'Με {{media.details.replace}} αλλάζει το αρχείο και μαζί του κάθε προβολή που το δείχνει. Με {{media.details.replaceEverywhere}} μπαίνει στη θέση του ένα άλλο από τα πολυμέσα.',
      '{{media.details.replace}} changes the file, and with it every presentation that shows it. {{media.details.replaceEverywhere}} puts another one from the media in its place.',
    ],
    [
      'Με ετικέτες βρίσκετε ξανά ό,τι θέλετε· δεν φαίνονται στις οθόνες.',
      'Tags help you find files again; displays do not show them.',
    ],
  ),
];

export const describe: Topic = [
  says(
    'Όποιος δεν βλέπει την εικόνα ακούει την περιγραφή της. Μια καλή περιγραφή λέει σε μία πρόταση τι δείχνει η εικόνα και γιατί είναι εκεί.',
    'People who cannot see an image hear its description. A good one says in a sentence what the image shows and why it is there.',
  ),
  steps(
    [
      'Στα πολυμέσα πατήστε {{media.altTexts.open}}: εμφανίζονται η μία μετά την άλλη, με την εικόνα δίπλα στα πεδία.',
      'In the media press {{media.altTexts.open}}: they appear one after the other, with the image beside the fields.',
    ],
    [
      'Γράψτε την περιγραφή στις δύο γλώσσες. Μη γράφετε «εικόνα του…»: αυτό το λέει ήδη ο αναγνώστης οθόνης.',
      'Write the description in both languages. Do not begin with “image of…”: a screen reader says that by itself.',
    ],
    [
      'Πατήστε {{media.altTexts.saveNext}}, ή στο πληκτρολόγιο <<saveNext>>.',
      'Press {{media.altTexts.saveNext}}, or <<saveNext>> on the keyboard.',
    ],
  ),
  says(
    'Μια εικόνα που μόνο στολίζει μπορεί να σημειωθεί ως διακοσμητική· τότε δεν διαβάζεται.',
    'An image that only decorates can be marked as decorative; it is then not read out.',
  ),
  says(
    'Στα {{rights.title}} δηλώνετε άδεια, δικαιούχο, συναίνεση και τελευταία ημέρα χρήσης. Μετά από αυτήν το αρχείο δεν φαίνεται σε καμία οθόνη· 30, 7 και 1 ημέρα πριν στέλνεται ειδοποίηση. Με το φίλτρο {{rights.filter}} βρίσκετε αρχεία με ελλιπή δήλωση ή με δικαιώματα που λήγουν σύντομα ή έληξαν, και τα λαμβάνετε σε CSV.',
    'In {{rights.title}} you state the licence, the rights holder, the consent and the last day of use. After it no display shows the file; a notice is sent 30, 7 and 1 day before. The filter {{rights.filter}} finds files whose rights are not fully stated, end soon or have ended, and gives them as CSV.',
  ),
];
