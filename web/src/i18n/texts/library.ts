import { inBoth } from '../shape.ts';

export const library = inBoth({
  add: {
    recipe: ['Νέα συνταγή', 'New recipe'],
    dish: ['Νέο έδεσμα', 'New dish'],
    product: ['Νέο τοπικό προϊόν', 'New local product'],
    announcement: ['Νέα ανακοίνωση', 'New announcement'],
    event: ['Νέα εκδήλωση', 'New event'],
  },
  editTitle: {
    recipe: ['Επεξεργασία συνταγής', 'Edit recipe'],
    dish: ['Επεξεργασία εδέσματος', 'Edit dish'],
    product: ['Επεξεργασία τοπικού προϊόντος', 'Edit local product'],
    announcement: ['Επεξεργασία ανακοίνωσης', 'Edit announcement'],
    event: ['Επεξεργασία εκδήλωσης', 'Edit event'],
  },
  intro: {
    recipe: [
      'Κάθε συνταγή γράφεται μία φορά και χρησιμοποιείται σε όσες προβολές θέλετε. Ό,τι αλλάζετε εδώ αλλάζει σε όλες.',
      'A recipe is written once and used in as many presentations as you like. What you change here changes in all of them.',
    ],
    dish: [
      'Κάθε έδεσμα γράφεται μία φορά και χρησιμοποιείται σε όσες προβολές θέλετε. Ό,τι αλλάζετε εδώ αλλάζει σε όλες.',
      'A dish is written once and used in as many presentations as you like. What you change here changes in all of them.',
    ],
    product: [
      'Κάθε προϊόν γράφεται μία φορά και χρησιμοποιείται σε όσα εδέσματα και προβολές θέλετε. Ό,τι αλλάζετε εδώ αλλάζει παντού.',
      'A product is written once and used in as many dishes and presentations as you like. What you change here changes everywhere.',
    ],
    announcement: [
      'Κάθε ανακοίνωση γράφεται μία φορά και εμφανίζεται σε όσες προβολές δίνουν χώρο σε ανακοινώσεις.',
      'An announcement is written once and appears in every presentation that gives room to announcements.',
    ],
    event: [
      'Κάθε εκδήλωση γράφεται μία φορά και εμφανίζεται σε όσες προβολές δίνουν χώρο σε εκδηλώσεις.',
      'An event is written once and appears in every presentation that gives room to events.',
    ],
  },
  addIntro: {
    recipe: [
      'Αρκεί ένας τίτλος: η συνταγή αποθηκεύεται ως πρόχειρη. Όταν δεν λείπει τίποτα, μπορείτε να την ενεργοποιήσετε αμέσως.',
      'A title is enough: the recipe is saved as a draft. Once nothing is missing, you can activate it straight away.',
    ],
    dish: [
      'Αρκεί ένας τίτλος: το έδεσμα αποθηκεύεται ως πρόχειρο. Όταν δεν λείπει τίποτα, μπορείτε να το ενεργοποιήσετε αμέσως.',
      'A title is enough: the dish is saved as a draft. Once nothing is missing, you can activate it straight away.',
    ],
    product: [
      'Αρκεί ένας τίτλος: το προϊόν αποθηκεύεται ως πρόχειρο. Όταν δεν λείπει τίποτα, μπορείτε να το ενεργοποιήσετε αμέσως.',
      'A title is enough: the product is saved as a draft. Once nothing is missing, you can activate it straight away.',
    ],
    announcement: [
      'Αρκεί ένας τίτλος: η ανακοίνωση αποθηκεύεται ως πρόχειρη. Με κείμενο και στις δύο γλώσσες, μπορείτε να την ενεργοποιήσετε αμέσως.',
      'A title is enough: the announcement is saved as a draft. With a text in both languages, you can activate it straight away.',
    ],
    event: [
      'Αρκούν ένας τίτλος και η έναρξη. Μόλις ενεργοποιήσετε την εκδήλωση, εμφανίζεται στις οθόνες ώσπου να τελειώσει.',
      'A title and when it begins are enough. Once you activate the event, displays show it until it is over.',
    ],
  },
  empty: {
    recipe: ['Εδώ συγκεντρώνονται οι συνταγές του τόπου', 'Local recipes are collected here'],
    dish: ['Εδώ συγκεντρώνονται τα εδέσματα του τόπου', 'Local dishes are collected here'],
    product: ['Εδώ συγκεντρώνονται τα τοπικά προϊόντα', 'Local products are collected here'],
    announcement: ['Εδώ συγκεντρώνονται οι ανακοινώσεις', 'Announcements are collected here'],
    event: ['Εδώ συγκεντρώνονται οι εκδηλώσεις', 'Events are collected here'],
  },
  emptyText: {
    recipe: [
      'Γράψτε μια συνταγή μία φορά και βάλτε τη σε όσες προβολές θέλετε. Για να προβληθεί χρειάζεται {needs}. Έχετε ήδη μια λίστα; Εισαγάγετε αρχείο CSV ή JSON.',
      'Write a recipe once and put it into as many presentations as you like. Before it can be shown it needs {needs}. Do you have a list already? Import a CSV or JSON file.',
    ],
    dish: [
      'Περιγράψτε ένα έδεσμα μία φορά, με τα τοπικά του προϊόντα, και βάλτε το σε όσες προβολές θέλετε. Για να προβληθεί χρειάζεται {needs}.',
      'Describe a dish once, with the local products in it, and put it into as many presentations as you like. Before it can be shown it needs {needs}.',
    ],
    product: [
      'Περιγράψτε ένα προϊόν μία φορά και βάλτε το σε όσα εδέσματα και προβολές θέλετε. Για να προβληθεί χρειάζεται {needs}.',
      'Describe a product once and put it into as many dishes and presentations as you like. Before it can be shown it needs {needs}.',
    ],
    announcement: [
      'Γράψτε λίγα λόγια, χωρίς να χρειάζεται εικόνα: «Η βιβλιοθήκη κλείνει στις 14:00». Για να προβληθεί χρειάζεται {needs}.',
      'Write a few words, without needing an image: “The library closes at 14:00”. Before it can be shown it needs {needs}.',
    ],
    event: [
      'Γράψτε τι γίνεται, πού και πότε. Ό,τι τελειώνει φεύγει μόνο του από τις οθόνες.',
      'Write what is on, where and when. What is over leaves the displays by itself.',
    ],
  },
  readOnly: [
    'Βλέπετε ό,τι είναι αποθηκευμένο. Για αλλαγές χρειάζεται δικαίωμα επεξεργασίας· μπορεί να σας το δώσει ένας διαχειριστής.',
    'You see what is saved. To change it your account needs the right to edit; an administrator can give it to you.',
  ],
  emptyView: ['Δεν έχει προσθέσει κανείς ακόμη κάτι εδώ.', 'Nobody has added anything here yet.'],
  found: {
    recipe: [
      '{count, plural, =0 {Καμία συνταγή} one {# συνταγή} other {# συνταγές}}',
      '{count, plural, =0 {No recipes} one {# recipe} other {# recipes}}',
    ],
    dish: [
      '{count, plural, =0 {Κανένα έδεσμα} one {# έδεσμα} other {# εδέσματα}}',
      '{count, plural, =0 {No dishes} one {# dish} other {# dishes}}',
    ],
    product: [
      '{count, plural, =0 {Κανένα προϊόν} one {# προϊόν} other {# προϊόντα}}',
      '{count, plural, =0 {No products} one {# product} other {# products}}',
    ],
    announcement: [
      '{count, plural, =0 {Καμία ανακοίνωση} one {# ανακοίνωση} other {# ανακοινώσεις}}',
      '{count, plural, =0 {No announcements} one {# announcement} other {# announcements}}',
    ],
    event: [
      '{count, plural, =0 {Καμία εκδήλωση} one {# εκδήλωση} other {# εκδηλώσεις}}',
      '{count, plural, =0 {No events} one {# event} other {# events}}',
    ],
  },
  nothingFound: ['Τίποτα δεν ταιριάζει', 'Nothing matches'],
  nothingFoundText: [
    'Δοκιμάστε με λιγότερες λέξεις ή αφαιρέστε το φίλτρο. Οι τόνοι δεν έχουν σημασία.',
    'Try fewer words, or remove the filter. Accents do not matter.',
  ],
  filterState: ['Κατάσταση', 'Status'],
  filters: {
    all: ['{kind, select, dish {Όλα} product {Όλα} other {Όλες}}', 'All'],
    active: ['{kind, select, dish {Ενεργά} product {Ενεργά} other {Ενεργές}}', 'Active'],
    inactive: ['{kind, select, dish {Ανενεργά} product {Ανενεργά} other {Ανενεργές}}', 'Inactive'],
    incomplete: ['Ημιτελή πρόχειρα', 'Incomplete drafts'],
    unused: ['Δεν χρησιμοποιούνται πουθενά', 'Not used anywhere'],
  },
  orders: {
    changed: [
      'Πρώτα {kind, select, dish {τα πρόσφατα} product {τα πρόσφατα} other {οι πρόσφατες}}',
      'Last changed first',
    ],
    title: ['Αλφαβητικά', 'By title'],
  },
  states: {
    active: ['{kind, select, dish {Ενεργό} product {Ενεργό} other {Ενεργή}}', 'Active'],
    inactive: ['{kind, select, dish {Ανενεργό} product {Ανενεργό} other {Ανενεργή}}', 'Inactive'],
    draft: ['{kind, select, dish {Πρόχειρο} product {Πρόχειρο} other {Πρόχειρη}}', 'Draft'],
    draftMissing: [
      '{kind, select, dish {Πρόχειρο} product {Πρόχειρο} other {Πρόχειρη}}: {total, plural, one {λείπει} other {λείπουν}} {things}',
      'Draft: {things} missing',
    ],
    complete: [
      '{kind, select, dish {Πλήρες, ανενεργό} product {Πλήρες, ανενεργό} other {Πλήρης, ανενεργή}}',
      'Complete, inactive',
    ],
    shown: [
      '{kind, select, dish {Πλήρες, μπορεί να προβληθεί} product {Πλήρες, μπορεί να προβληθεί} other {Πλήρης, μπορεί να προβληθεί}}',
      'Complete, can be shown',
    ],
  },
  uses: [
    '{count, plural, =0 {Δεν χρησιμοποιείται σε καμία προβολή} one {Σε # προβολή} other {Σε # προβολές}}',
    '{count, plural, =0 {Not used in any presentation} one {In # presentation} other {In # presentations}}',
  ],
  tabs: {
    label: ['Εδέσματα ή τοπικά προϊόντα', 'Dishes or local products'],
    dish: ['Εδέσματα', 'Dishes'],
    product: ['Τοπικά προϊόντα', 'Local products'],
  },
  menu: {
    label: ['Ενέργειες: {title}', 'Actions: {title}'],
    edit: ['Επεξεργασία', 'Edit'],
    copy: ['Δημιουργία αντιγράφου', 'Make a copy'],
    remove: ['Διαγραφή', 'Delete'],
  },
  activateAnother: {
    recipe: ['Ενεργοποιήστε πρώτα μια άλλη συνταγή.', 'Activate another recipe first.'],
    dish: ['Ενεργοποιήστε πρώτα ένα άλλο έδεσμα.', 'Activate another dish first.'],
    product: ['Ενεργοποιήστε πρώτα ένα άλλο προϊόν.', 'Activate another product first.'],
  },
  breaks: [
    'Η ενεργή προβολή «{title}» θα έμενε χωρίς όσα χρειάζεται. Προσθέστε εκεί πρώτα κάτι άλλο ή απενεργοποιήστε την.',
    'The active presentation “{title}” would be left without what it needs. Add something else there first, or deactivate it.',
  ],
  notFound: {
    title: ['Αυτή η καταχώριση δεν υπάρχει', 'This entry does not exist'],
    toList: {
      recipe: ['Όλες οι συνταγές', 'All recipes'],
      dish: ['Όλα τα εδέσματα', 'All dishes'],
      product: ['Όλα τα τοπικά προϊόντα', 'All local products'],
      announcement: ['Όλες οι ανακοινώσεις', 'All announcements'],
      event: ['Όλες οι εκδηλώσεις', 'All events'],
    },
  },
  parts: {
    ingredients: [
      '{count, plural, one {# υλικό} other {# υλικά}}, και στις δύο γλώσσες',
      '{count, plural, one {# ingredient} other {# ingredients}}, in both languages',
    ],
    steps: [
      '{count, plural, one {# βήμα εκτέλεσης} other {# βήματα εκτέλεσης}}, και στις δύο γλώσσες',
      '{count, plural, one {# preparation step} other {# preparation steps}}, in both languages',
    ],
    description: [
      '{count, plural, one {# περιγραφή} other {# περιγραφές}}, και στις δύο γλώσσες',
      '{count, plural, one {# description} other {# descriptions}}, in both languages',
    ],
    text: [
      '{count, plural, one {# κείμενο} other {# κείμενα}}, και στις δύο γλώσσες',
      '{count, plural, one {# text} other {# texts}}, in both languages',
    ],
  },
  requirements: {
    recipe: ['Τι χρειάζεται η συνταγή', 'What the recipe needs'],
    dish: ['Τι χρειάζεται το έδεσμα', 'What the dish needs'],
    product: ['Τι χρειάζεται το προϊόν', 'What the product needs'],
    announcement: ['Τι χρειάζεται η ανακοίνωση', 'What the announcement needs'],
    event: ['Τι χρειάζεται η εκδήλωση', 'What the event needs'],
  },
  unfinished: [
    '{count, plural, one {# γραμμή θέλει και τη δεύτερη γλώσσα} other {# γραμμές θέλουν και τη δεύτερη γλώσσα}}',
    '{count, plural, one {# row needs its second language} other {# rows need their second language}}',
  ],
  ready: ['Δεν λείπει τίποτα', 'Nothing is missing'],
  lowResolutionDo: [
    'Αντικαταστήστε τες με μεγαλύτερες, αν υπάρχουν.',
    'Replace them with larger ones, if there are any.',
  ],
  fields: {
    title: ['Τίτλος', 'Title'],
    titleHint: [
      'Όπως το λέει ο κόσμος: εμφανίζεται με μεγάλα γράμματα στην οθόνη.',
      'As people call it: it appears in large letters on the display.',
    ],
    description: ['Περιγραφή', 'Description'],
    descriptionHint: [
      'Λίγες προτάσεις, γιατί ο επισκέπτης διαβάζει όρθιος: τι είναι, από πού έρχεται, πότε τρώγεται.',
      'A few sentences, as visitors read standing up: what it is, where it comes from, when it is eaten.',
    ],
    image: ['Εικόνα', 'Image'],
    audio: ['Αρχεία ήχου', 'Audio files'],
    easy: ['Εύκολο κείμενο', 'Easy text'],
    sign: ['Βίντεο στη νοηματική', 'Sign language video'],
    media: ['Περισσότερα πολυμέσα', 'More media'],
    mediaHint: [
      'Προαιρετικά. Εικόνες και βίντεο που βλέπουν οι επισκέπτες μαζί με την κύρια εικόνα.',
      'Optional. Images and videos that visitors see along with the main image.',
    ],
    servings: ['Μερίδες', 'Servings'],
    servingsHint: [
      'Προαιρετικά. Με αυτές αλλάζουν οι ποσότητες στην οθόνη.',
      'Optional. The amounts on the display change with them.',
    ],
    minutes: ['Χρόνος (λεπτά)', 'Time (minutes)'],
    minutesHint: [
      'Προαιρετικά. Ο συνολικός χρόνος, μαζί με το ψήσιμο.',
      'Optional. The total time, including baking.',
    ],
    ingredients: ['Υλικά', 'Ingredients'],
    steps: ['Εκτέλεση', 'Preparation'],
    products: ['Τοπικά προϊόντα του εδέσματος', 'Local products in this dish'],
    productsHint: [
      'Προαιρετικά. Οι επισκέπτες πηγαίνουν από το έδεσμα στα προϊόντα του.',
      'Optional. Visitors go from the dish to its products.',
    ],
    facts: ['Μερίδες και χρόνος', 'Servings and time'],
    producer: ['Παραγωγός', 'Producer'],
    producerHint: [
      'Προαιρετικά. Ποιος το φτιάχνει: «Συνεταιρισμός Γυναικών».',
      'Optional. Who makes it: “Women’s Cooperative”.',
    ],
    origin: ['Προέλευση', 'Origin'],
    originHint: [
      'Προαιρετικά. Από πού έρχεται: ένα χωριό, μια πλαγιά, ένα λιμάνι.',
      'Optional. Where it comes from: a village, a slope, a harbour.',
    ],
    season: ['Εποχή', 'Season'],
    seasonHint: [
      'Προαιρετικά. Πότε το βρίσκει κανείς: «Οκτώβριος έως Δεκέμβριος».',
      'Optional. When it can be found: “October to December”.',
    ],
    text: ['Κείμενο', 'Text'],
    textHint: [
      'Λίγες προτάσεις: διαβάζεται από μακριά, μέσα σε λίγα δευτερόλεπτα.',
      'A few sentences: it is read from a distance, within a few seconds.',
    ],
    pressing: ['Σημασία', 'Importance'],
    schedule: ['Πότε προβάλλεται', 'When it is shown'],
    tags: ['Ετικέτες οθονών', 'Tags of displays'],
    tagsHint: [
      'Προαιρετικά. Εμφανίζεται μόνο στις οθόνες που έχουν μία από αυτές· χωρίς ετικέτες, σε όλες.',
      'Optional. Only displays with one of these show it; without tags, all of them do.',
    ],
    place: ['Τόπος', 'Place'],
    placeHint: [
      'Προαιρετικά. Όπως τον λέει ο κόσμος: «Πλατεία».',
      'Optional. As people call it: “Town square”.',
    ],
    point: ['Σημείο ενδιαφέροντος', 'Point of interest'],
    pointHint: [
      'Προαιρετικά. Το τοτέμ δείχνει την εκδήλωση και στη σελίδα του σημείου.',
      'Optional. The totem also shows the event on the page of the point.',
    ],
    noPoint: ['Κανένα', 'None'],
    pointGone: ['Σημείο που δεν υπάρχει πια', 'A point that no longer exists'],
    begin: ['Έναρξη', 'Begins'],
    end: ['Λήξη', 'Ends'],
    wholeDay: ['Ολοήμερη', 'All day'],
    repeats: ['Επανάληψη', 'Repeats'],
    except: ['Ημέρες που δεν γίνεται', 'Days on which it does not take place'],
    category: ['Κατηγορία', 'Category'],
  },
  pressings: {
    usual: ['Συνηθισμένη', 'Usual'],
    important: ['Σημαντική: εμφανίζεται πρώτη και ξεχωρίζει', 'Important: comes first and is highlighted'],
  },
  when: {
    title: ['Πότε γίνεται', 'When it takes place'],
    hour: ['Ώρα', 'Time'],
    repeats: ['Επαναλαμβάνεται', 'It repeats'],
    every: ['Κάθε', 'Every'],
    unit: ['Μονάδα', 'Unit'],
    units: {
      day: ['ημέρες', 'days'],
      week: ['εβδομάδες', 'weeks'],
      month: ['μήνες', 'months'],
      year: ['έτη', 'years'],
    },
    until: ['Έως και', 'Until'],
    untilHint: ['Κενό: χωρίς λήξη.', 'Empty: no end.'],
    except: ['Εκτός από', 'Except on'],
    addExcept: ['Προσθήκη εξαίρεσης', 'Add an exception'],
    removeExcept: ['Αφαίρεση εξαίρεσης', 'Remove the exception'],
  },
  imageOnly: [
    'Για να δημιουργηθεί μια συνταγή {count, plural, one {χρειάζεται μόνο # εικόνα} other {χρειάζονται μόνο # εικόνες}}.',
    '{count, plural, one {Only # image is required to create a recipe.} other {Only # images are required to create a recipe.}}',
  ],
  image: {
    choose: ['Επιλογή εικόνας', 'Choose an image'],
    change: ['Άλλη εικόνα', 'Another image'],
    remove: ['Αφαίρεση εικόνας', 'Remove the image'],
    none: ['Καμία εικόνα ακόμη', 'No image yet'],
    gone: ['Η εικόνα δεν βρέθηκε στα πολυμέσα', 'The image is no longer in the media'],
    addImages: ['Προσθήκη εικόνων', 'Add images'],
    addVideos: ['Προσθήκη βίντεο', 'Add videos'],
  },
  rows: {
    pasteHint: {
      ingredients: [
        'Επικολλήστε ολόκληρη λίστα σε ένα πεδίο και γίνεται γραμμές· το «250 γρ. αλεύρι» χωρίζεται σε ποσότητα και κείμενο. Γράψτε «λεμόνι | λεμόνια» όπου η λέξη αλλάζει με τις μερίδες.',
        'Paste a whole list into a field and it becomes rows; “250 g flour” is split into amount and text. Write “lemon | lemons” where the word changes with the servings.',
      ],
      steps: [
        'Επικολλήστε ολόκληρη την εκτέλεση σε ένα πεδίο και κάθε παράγραφος γίνεται βήμα.',
        'Paste the whole preparation into a field and every paragraph becomes a step.',
      ],
    },
    add: { ingredients: ['Νέο υλικό', 'New ingredient'], steps: ['Νέο βήμα', 'New step'] },
    empty: {
      ingredients: [
        'Κανένα υλικό ακόμη. Προσθέστε ένα, ή επικολλήστε εδώ ολόκληρη λίστα.',
        'No ingredients yet. Add one, or paste a whole list here.',
      ],
      steps: [
        'Κανένα βήμα ακόμη. Προσθέστε ένα, ή επικολλήστε εδώ ολόκληρη την εκτέλεση.',
        'No steps yet. Add one, or paste the whole preparation here.',
      ],
    },
    one: {
      ingredients: ['Υλικό {position}', 'Ingredient {position}'],
      steps: ['Βήμα {position}', 'Step {position}'],
    },
    amount: ['Ποσότητα', 'Amount'],
    amountOf: ['Ποσότητα: {row}', 'Amount: {row}'],
    greekOf: ['{row} στα ελληνικά', '{row} in Greek'],
    englishOf: ['{row} στα αγγλικά', '{row} in English'],
    menu: ['Ενέργειες: {row}', 'Actions: {row}'],
    remove: ['Αφαίρεση: {row}', 'Remove: {row}'],
    removed: ['{row}: αφαιρέθηκε.', '{row}: removed.'],
    pasted: [
      '{count, plural, one {Επικολλήθηκε # γραμμή.} other {Επικολλήθηκαν # γραμμές.}}',
      '{count, plural, one {# row was pasted.} other {# rows were pasted.}}',
    ],
    tooMany: [
      'Έως {max} γραμμές. Όσες περίσσευαν δεν επικολλήθηκαν.',
      'Up to {max} rows. What was beyond that was not pasted.',
    ],
  },
  products: {
    none: [
      'Κανένα προϊόν ακόμη. Επιλέξτε από τα τοπικά προϊόντα ή δημιουργήστε ένα εδώ.',
      'No products yet. Choose from the local products, or create one here.',
    ],
    remove: ['Αφαίρεση: {name}', 'Remove: {name}'],
    open: ['Άνοιγμα: {name}', 'Open: {name}'],
    gone: ['Αυτό το προϊόν δεν υπάρχει πια', 'This product no longer exists'],
  },
  used: {
    inPresentations: [
      '{count, plural, one {σε # προβολή} other {σε # προβολές}}',
      '{count, plural, one {in # presentation} other {in # presentations}}',
    ],
    inDishes: [
      '{count, plural, one {σε # έδεσμα} other {σε # εδέσματα}}',
      '{count, plural, one {in # dish} other {in # dishes}}',
    ],
    banner: [
      'Χρησιμοποιείται {where}: <titles></titles>. Οι αλλαγές φαίνονται {count, plural, one {και εκεί} other {σε όλες}}.',
      'Used {where}: <titles></titles>. Changes appear in {count, plural, one {that one, too} other {all of them}}.',
    ],
    bannerDishes: [
      'Το προϊόν υπάρχει {where}: <titles></titles>.',
      'The product is {where}: <titles></titles>.',
    ],
    save: [
      'Αποθήκευση για {count, plural, one {# προβολή} other {# προβολές}}',
      'Save for {count, plural, one {# presentation} other {# presentations}}',
    ],
    confirmTitle: [
      'Οι αλλαγές θα φανούν {count, plural, =0 {στα εδέσματα που το έχουν} one {σε # προβολή} other {σε # προβολές}}',
      'The changes appear in {count, plural, =0 {the dishes with it} one {# presentation} other {# presentations}}',
    ],
    confirmText: [
      '{count, plural, =0 {Ό,τι αποθηκεύσετε αλλάζει σε όλα.} one {Ό,τι αποθηκεύσετε αλλάζει και εκεί.} other {Ό,τι αποθηκεύσετε αλλάζει σε όλες. Για μία μόνο προβολή, φτιάξτε αντίγραφο μέσα από εκείνη.}}',
      '{count, plural, =0 {What you save appears in all of them.} one {What you save appears there, too.} other {What you save appears in all of them. For one presentation only, make a copy from inside it.}}',
    ],
    show: ['Πού χρησιμοποιείται', 'Where it is used'],
    back: ['Πίσω στην επεξεργασία', 'Back to editing'],
    goOn: ['Συνέχεια', 'I will continue'],
  },
  deletion: {
    refused: [
      'Δεν μπορείτε να προχωρήσετε στη διαγραφή: «{title}»',
      'You cannot proceed to delete “{title}”',
    ],
    refusedText: {
      recipe: [
        'Η συνταγή χρησιμοποιείται. Αντικαταστήστε την παντού με άλλη και μετά διαγράψτε την.',
        'The recipe is in use. Replace it everywhere with another one, then delete it.',
      ],
      dish: [
        'Το έδεσμα χρησιμοποιείται. Αντικαταστήστε το παντού με άλλο και μετά διαγράψτε το.',
        'The dish is in use. Replace it everywhere with another one, then delete it.',
      ],
      product: [
        'Το προϊόν χρησιμοποιείται. Αντικαταστήστε το παντού με άλλο και μετά διαγράψτε το.',
        'The product is in use. Replace it everywhere with another one, then delete it.',
      ],
    },
    presentations: ['Προβολές', 'Presentations'],
    dishes: ['Εδέσματα', 'Dishes'],
    replace: {
      recipe: ['Αντικατάσταση με άλλη συνταγή', 'Replace with another recipe'],
      dish: ['Αντικατάσταση με άλλο έδεσμα', 'Replace with another dish'],
      product: ['Αντικατάσταση με άλλο προϊόν', 'Replace with another product'],
    },
    replaced: [
      'Αντικαταστάθηκε με «{title}» σε {count, plural, one {# σημείο} other {# σημεία}}. Τώρα μπορείτε να συνεχίσετε με τη διαγραφή.',
      'Replaced with “{title}” {count, plural, one {in # place} other {in # places}}. You can continue with the deletion now.',
    ],
  },
  picker: {
    recipe: ['Επιλογή συνταγών', 'Choose recipes'],
    dish: ['Επιλογή εδεσμάτων', 'Choose dishes'],
    product: ['Επιλογή τοπικών προϊόντων', 'Choose local products'],
    one: {
      recipe: ['Επιλογή συνταγής', 'Choose a recipe'],
      dish: ['Επιλογή εδέσματος', 'Choose a dish'],
      product: ['Επιλογή τοπικού προϊόντος', 'Choose a local product'],
    },
    taken: ['υπάρχει ήδη', 'already there'],
    create: {
      recipe: ['Νέα συνταγή εδώ', 'New recipe here'],
      dish: ['Νέο έδεσμα εδώ', 'New dish here'],
      product: ['Νέο προϊόν εδώ', 'New product here'],
    },
    add: [
      '{count, plural, =0 {Επιλέξτε κάτι} one {Προσθήκη # επιλογής} other {Προσθήκη # επιλογών}}',
      '{count, plural, =0 {Choose something} one {Add # chosen} other {Add # chosen}}',
    ],
    use: ['Επιλογή', 'Choose'],
    nothing: [
      'Τίποτα δεν ταιριάζει. Δοκιμάστε με λιγότερες λέξεις ή δημιουργήστε κάτι νέο.',
      'Nothing matches. Try fewer words, or create a new one.',
    ],
    empty: [
      'Δεν υπάρχει τίποτα ακόμη. Δημιουργήστε το πρώτο.',
      'There is nothing yet. Create the first one.',
    ],
    list: ['Αποτελέσματα', 'Results'],
  },
  save: {
    discardText: ['Επιστρέφει όπως αποθηκεύτηκε τελευταία φορά.', 'It returns to how it was last saved.'],
    create: ['Δημιουργία πρόχειρου', 'Create draft'],
    createActive: ['Δημιουργία και ενεργοποίηση', 'Create and activate'],
  },
  section: {
    add: {
      recipe: ['Προσθήκη συνταγών', 'Add recipes'],
      dish: ['Προσθήκη εδεσμάτων', 'Add dishes'],
      product: ['Προσθήκη προϊόντων', 'Add products'],
    },
    create: {
      recipe: ['Νέα συνταγή', 'New recipe'],
      dish: ['Νέο έδεσμα', 'New dish'],
      product: ['Νέο προϊόν', 'New product'],
    },
    empty: {
      recipe: [
        'Καμία συνταγή ακόμη. Επιλέξτε από τις συνταγές του τόπου ή γράψτε μία εδώ.',
        'No recipes yet. Choose from the local recipes, or write one here.',
      ],
      dish: [
        'Κανένα έδεσμα ακόμη. Επιλέξτε από τα εδέσματα του τόπου ή γράψτε ένα εδώ.',
        'No dishes yet. Choose from the local dishes, or write one here.',
      ],
      product: [
        'Κανένα προϊόν ακόμη. Επιλέξτε από τα τοπικά προϊόντα ή γράψτε ένα εδώ.',
        'No products yet. Choose from the local products, or write one here.',
      ],
    },
    open: ['Άνοιγμα', 'Open'],
    copy: ['Δημιουργία αντιγράφου μόνο για αυτή την προβολή', 'Make a copy for this presentation only'],
    copyOf: [
      'Δημιουργία αντιγράφου μόνο για αυτή την προβολή: {name}',
      'Make a copy for this presentation only: {name}',
    ],
    copied: [
      'Έγινε αντίγραφο: {name}. Ό,τι αλλάξετε σε αυτό μένει σε αυτή την προβολή. Ισχύει μόλις αποθηκεύσετε.',
      'A copy was made: {name}. What you change in it stays in this presentation. It takes effect when you save.',
    ],
    gone: [
      'Δεν υπάρχει πια στη βιβλιοθήκη. Αφαιρέστε το από την προβολή.',
      'It is no longer in the library. Remove it from the presentation.',
    ],
    notShown: ['Δεν μετράει: οι επισκέπτες δεν το βλέπουν', 'Not counted: visitors do not see it'],
    removeText: [
      'Μόλις αποθηκεύσετε, αφαιρείται από αυτή την προβολή. Παραμένει στη βιβλιοθήκη.',
      'When you save, it is removed from this presentation. It stays in the library.',
    ],
  },
  home: {
    title: ['Βιβλιοθήκη', 'Library'],
    recipe: ['Συνταγές', 'Recipes'],
    dish: ['Εδέσματα', 'Dishes'],
    product: ['Τοπικά προϊόντα', 'Local products'],
    text: {
      recipe: [
        'Γράφονται μία φορά και μπαίνουν σε όσες προβολές θέλετε.',
        'Written once, put into as many presentations as you like.',
      ],
      dish: ['Τα εδέσματα του τόπου, με τα προϊόντα τους.', 'Local dishes, with the products in them.'],
      product: [
        'Τα προϊόντα του τόπου, για εδέσματα και προβολές.',
        'Local produce, for dishes and presentations.',
      ],
    },
  },
  exchange: {
    open: ['Εισαγωγή και εξαγωγή', 'Import and export'],
    title: {
      recipe: ['Εισαγωγή και εξαγωγή συνταγών', 'Import and export recipes'],
      dish: ['Εισαγωγή και εξαγωγή εδεσμάτων', 'Import and export dishes'],
      product: ['Εισαγωγή και εξαγωγή προϊόντων', 'Import and export products'],
    },
    exportTitle: ['Εξαγωγή', 'Export'],
    exportText: [
      'Όλα, στη μορφή που δέχεται και η εισαγωγή.',
      'Everything, in the format that the import accepts.',
    ],
    exportParts: [
      'Είναι πολλά για ένα αρχείο. Χωρίστηκαν σε {count, plural, one {# αρχείο} other {# αρχεία}}, έως {max, number} καταχωρίσεις το καθένα, ώστε να τα δέχεται ξανά η εισαγωγή. Κατεβάστε τα ένα ένα.',
      'That is a lot for one file. It was split into {count, plural, one {# file} other {# files}} of up to {max, number} entries each, so that they can be imported again. Download them one by one.',
    ],
    exportPart: [
      '{name} ({count, plural, one {# καταχώριση} other {# καταχωρίσεις}})',
      '{name} ({count, plural, one {# entry} other {# entries}})',
    ],
    exportCsv: ['Λήψη CSV', 'Download CSV'],
    exportJson: ['Λήψη JSON', 'Download JSON'],
    importTitle: ['Εισαγωγή', 'Import'],
    importText: [
      'Επιλέξτε αρχείο CSV ή JSON ή επικολλήστε το κείμενό του. Πρώτα βλέπετε γραμμή προς γραμμή τι θα αλλάξει· τίποτα δεν εισάγεται πριν το ζητήσετε. Ένα αρχείο έχει έως {max, number} καταχωρίσεις.',
      'Choose a CSV or JSON file, or paste its text. First you see line by line what would change; nothing is imported before you ask for it. A file has up to {max, number} entries.',
    ],
    chooseFile: ['Επιλογή αρχείου', 'Choose a file'],
    paste: ['Κείμενο CSV ή JSON', 'CSV or JSON text'],
    format: ['Μορφή αρχείου', 'Format'],
    check: ['Έλεγχος', 'Check'],
    tooLarge: [
      'Το αρχείο είναι πολύ μεγάλο. Χωρίστε το σε μικρότερα.',
      'The file is too large. Split it into smaller ones.',
    ],
    line: ['Γραμμή', 'Line'],
    what: ['Τίτλος', 'Title'],
    action: ['Τι θα γίνει', 'What happens'],
    details: ['Λεπτομέρειες', 'Details'],
    actions: {
      create: ['Δημιουργία', 'Create'],
      change: ['Αλλαγή', 'Change'],
      unchanged: ['Καμία αλλαγή', 'Unchanged'],
      refuse: ['Με λάθος', 'Has errors'],
    },
    dropped: ['Παραλείπεται', 'Skipped'],
    drop: ['Παράλειψη της γραμμής {line}', 'Skip line {line}'],
    dropAll: [
      '{count, plural, one {Παράλειψη της γραμμής με λάθη} other {Παράλειψη των # γραμμών με λάθη}}',
      '{count, plural, one {Skip the line with errors} other {Skip the # lines with errors}}',
    ],
    summary: [
      '{create, plural, one {# νέα} other {# νέες}}, {change, plural, one {# αλλαγμένη} other {# αλλαγμένες}}, {unchanged, plural, one {# ίδια} other {# ίδιες}}, {refuse, plural, one {# με λάθη} other {# με λάθη}}',
      '{create, plural, one {# new} other {# new}}, {change, plural, one {# changed} other {# changed}}, {unchanged, plural, one {# unchanged} other {# unchanged}}, {refuse, plural, one {# with errors} other {# with errors}}',
    ],
    blocked: [
      'Διορθώστε ή παραλείψτε τις γραμμές με λάθη: τίποτα δεν εισάγεται αν δεν είναι όλα σωστά.',
      'Correct or skip the lines with errors: nothing is imported unless everything is correct.',
    ],
    nothing: ['Το αρχείο δεν έχει γραμμές.', 'The file has no lines.'],
    write: [
      '{count, plural, =0 {Τίποτα για εισαγωγή} one {Εισαγωγή # γραμμής} other {Εισαγωγή # γραμμών}}',
      '{count, plural, =0 {Nothing to import} one {Import # line} other {Import # lines}}',
    ],
    written: [
      '{count, plural, one {Εισήχθη # γραμμή.} other {Εισήχθησαν # γραμμές.}}',
      '{count, plural, one {# line was imported.} other {# lines were imported.}}',
    ],
    another: ['Άλλο αρχείο', 'Another file'],
    row: ['σειρά {row}', 'row {row}'],
    wrote: ['γράφει «{text}»', 'it says “{text}”'],
    onlyFaulty: ['Μόνο οι γραμμές με λάθη', 'Only the lines with errors'],
    copy: ['Αντιγραφή λαθών', 'Copy the errors'],
    copied: ['Αντιγράφηκαν', 'Copied'],
    report: ['Λήψη λαθών', 'Download the errors'],
    reportName: ['lathi-eisagogis.txt', 'import-errors.txt'],
    reportLine: ['Γραμμή {line}', 'Line {line}'],
    faults: {
      'not-an-identifier': [
        'Δεν είναι αναγνωριστικό. Αντιγράψτε το από μια εξαγωγή ή αφήστε το κελί κενό.',
        'This is not an identifier. Copy it from an export, or leave the cell empty.',
      ],
      'named-twice': [
        'Υπάρχει ήδη πιο πάνω. Κάθε αναγνωριστικό εμφανίζεται μία φορά.',
        'It is already further up. Each identifier can appear once.',
      ],
      'of-another-kind': [
        'Το αναγνωριστικό ανήκει σε κάτι άλλο. Για νέα καταχώριση αφήστε το κελί κενό.',
        'The identifier belongs to something else. For a new entry leave the cell empty.',
      ],
      'not-a-state': ['Γράψτε «ναι» ή «όχι», ή αφήστε το κενό.', 'Write “yes” or “no”, or leave it empty.'],
      'lists-differ': [
        'Στα ελληνικά έχει {el, plural, one {# σειρά} other {# σειρές}} και στα αγγλικά {en}. Πρέπει να είναι ίσες, η καθεμία απέναντι στη μετάφρασή της.',
        'Greek has {el, plural, one {# row} other {# rows}} and English {en}. There must be as many of each, every row beside its translation.',
      ],
      'too-many-cells': [
        'Έχει {have, plural, one {# κελί} other {# κελιά}}, ενώ οι στήλες είναι {columns}. Βάλτε σε εισαγωγικά " το κείμενο που περιέχει το διαχωριστικό.',
        'It has {have, plural, one {# cell} other {# cells}}, but there are {columns} columns. Put quotes " around a text that contains the separator.',
      ],
      'not-an-entry': [
        'Δεν είναι καταχώριση. Κάθε καταχώριση μπαίνει σε άγκιστρα.',
        'This is not an entry. Each entry is written in braces.',
      ],
      'not-an-image': ['Είναι βίντεο. Εδώ μπαίνει εικόνα.', 'This is a video. An image belongs here.'],
      'not-in-library': [
        'Δεν βρέθηκε. Προσθέστε το πρώτα στο εργαλείο ή παραλείψτε το.',
        'It was not found. Add it in the tool first, or leave it out.',
      ],
      'not-a-field': [
        'Δεν υπάρχει τέτοιο πεδίο. Ελέγξτε πώς γράφεται ή αφαιρέστε το.',
        'There is no such field. Check its spelling, or remove it.',
      ],
      'too-many-rows': [
        'Έχει πολλές σειρές. Χωρούν έως {max, number}.',
        'It has too many rows. There is room for {max, number}.',
      ],
      'number-too-large': [
        'Ο αριθμός είναι πολύ μεγάλος. Γράψτε έως {max, number}.',
        'The number is too large. Write up to {max, number}.',
      ],
      'number-too-small': ['Ο αριθμός είναι πολύ μικρός.', 'The number is too small.'],
      lacks: ['Είναι ενεργή και χρειάζεται {needs}.', 'It is active and needs {needs}.'],
    },
    file: {
      title: [
        'Το αρχείο δεν διαβάζεται. Δεν εισήχθη τίποτα.',
        'The file cannot be read. Nothing was imported.',
      ],
      tooMany: [
        'Έχει περισσότερες από {max, number} καταχωρίσεις. Χωρίστε το σε μικρότερα αρχεία.',
        'It has more than {max, number} entries. Split it into smaller files.',
      ],
      half: [
        'Λείπει η στήλη «{name}»: οι δύο γλώσσες πάνε μαζί.',
        'The column “{name}” is missing: the two languages go together.',
      ],
      empty: ['Δεν έχει τίτλους στηλών στην πρώτη γραμμή.', 'It has no column names in its first line.'],
      twice: ['Η στήλη «{name}» υπάρχει δύο φορές.', 'The column “{name}” is there twice.'],
      unknown: [
        'Η στήλη «{name}» δεν αναγνωρίζεται. Οι στήλες είναι: {columns}.',
        'The column “{name}” is not recognised. The columns are: {columns}.',
      ],
      brokenAt: [
        'Κοντά στη γραμμή {line} κάτι δεν κλείνει σωστά: ελέγξτε εισαγωγικά, κόμματα και αγκύλες.',
        'Near line {line} something is not closed: check quotes, commas and brackets.',
      ],
      broken: ['Δεν είναι λίστα καταχωρίσεων JSON.', 'This is not a list of entries in JSON.'],
    },
  },
});
