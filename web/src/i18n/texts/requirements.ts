import { inBoth } from '../shape.ts';

/** What a presentation is made of and what it needs. No number stands here: it comes from the registry (R-VAL-04). */
export const kinds = inBoth({
  image: {
    title: ['Εικόνες', 'Images'],
    one: ['Εικόνα', 'Image'],
    count: [
      '{count, plural, one {# εικόνα} other {# εικόνες}}',
      '{count, plural, one {# image} other {# images}}',
    ],
    active: [
      '{count, plural, one {# ενεργή εικόνα} other {# ενεργές εικόνες}}',
      '{count, plural, one {# active image} other {# active images}}',
    ],
    required: [
      '{count, plural, one {Απαιτείται τουλάχιστον # ενεργή εικόνα.} other {Απαιτούνται τουλάχιστον # ενεργές εικόνες για την προβολή στην οθόνη.}}',
      '{count, plural, one {At least # active image is required.} other {At least # active images are required for display presentation.}}',
    ],
  },
  video: {
    title: ['Βίντεο', 'Videos'],
    one: ['Βίντεο', 'Video'],
    count: [
      '{count, plural, one {# βίντεο} other {# βίντεο}}',
      '{count, plural, one {# video} other {# videos}}',
    ],
    active: [
      '{count, plural, one {# ενεργό βίντεο} other {# ενεργά βίντεο}}',
      '{count, plural, one {# active video} other {# active videos}}',
    ],
    required: [
      '{count, plural, one {Απαιτείται τουλάχιστον # ενεργό βίντεο.} other {Απαιτούνται τουλάχιστον # ενεργά βίντεο για την προβολή στην οθόνη.}}',
      '{count, plural, one {At least # active video is required.} other {At least # active videos are required for display presentation.}}',
    ],
  },
  'image-category': {
    title: ['Κατηγορίες εικόνων', 'Image categories'],
    one: ['Κατηγορία', 'Category'],
    count: [
      '{count, plural, one {# κατηγορία} other {# κατηγορίες}}',
      '{count, plural, one {# category} other {# categories}}',
    ],
    active: [
      '{count, plural, one {# ενεργή κατηγορία} other {# ενεργές κατηγορίες}}',
      '{count, plural, one {# active category} other {# active categories}}',
    ],
    required: [
      '{count, plural, one {Απαιτείται τουλάχιστον # κατηγορία.} other {Απαιτούνται τουλάχιστον # κατηγορίες.}}',
      '{count, plural, one {At least # category is required.} other {At least # categories are required.}}',
    ],
  },
  'news-links': {
    title: ['Ροή ειδήσεων', 'News feed'],
    one: ['Ροή ειδήσεων', 'News feed'],
    count: [
      '{count, plural, one {# ροή ειδήσεων} other {# ροές ειδήσεων}}',
      '{count, plural, one {# news feed} other {# news feeds}}',
    ],
    active: [
      '{count, plural, one {# ροή ειδήσεων} other {# ροές ειδήσεων}}',
      '{count, plural, one {# news feed} other {# news feeds}}',
    ],
    required: [
      '{count, plural, one {Απαιτείται τουλάχιστον # ροή ειδήσεων.} other {Απαιτούνται τουλάχιστον # ροές ειδήσεων.}}',
      '{count, plural, one {At least # news feed is required.} other {At least # news feeds are required.}}',
    ],
  },
  'point-title': {
    title: ['Σημεία', 'Points'],
    one: ['Σημείο', 'Point'],
    count: [
      '{count, plural, one {# τίτλος σημείου} other {# τίτλοι σημείων}}',
      '{count, plural, one {# title} other {# titles}}',
    ],
    active: [
      '{count, plural, one {# ενεργός τίτλος σημείου} other {# ενεργοί τίτλοι σημείων}}',
      '{count, plural, one {# active title} other {# active titles}}',
    ],
    required: [
      '{count, plural, one {Απαιτείται τουλάχιστον # ενεργός τίτλος} other {Απαιτούνται τουλάχιστον # ενεργοί τίτλοι}}',
      '{count, plural, one {At least # active title item is required} other {At least # active title items are required}}',
    ],
  },
  recipe: {
    title: ['Συνταγές', 'Recipes'],
    one: ['Συνταγή', 'Recipe'],
    count: [
      '{count, plural, one {# συνταγή} other {# συνταγές}}',
      '{count, plural, one {# recipe} other {# recipes}}',
    ],
    active: [
      '{count, plural, one {# ενεργή συνταγή} other {# ενεργές συνταγές}}',
      '{count, plural, one {# active recipe} other {# active recipes}}',
    ],
    required: [
      '{count, plural, one {Απαιτείται τουλάχιστον # ενεργή συνταγή} other {Απαιτούνται τουλάχιστον # ενεργές συνταγές}}',
      '{count, plural, one {At least # active recipe item is required} other {At least # active recipe items are required}}',
    ],
  },
  dish: {
    title: ['Εδέσματα', 'Dishes'],
    one: ['Έδεσμα', 'Dish'],
    count: [
      '{count, plural, one {# έδεσμα} other {# εδέσματα}}',
      '{count, plural, one {# dish} other {# dishes}}',
    ],
    active: [
      '{count, plural, one {# ενεργό έδεσμα} other {# ενεργά εδέσματα}}',
      '{count, plural, one {# active dish} other {# active dishes}}',
    ],
    required: [
      '{count, plural, one {Απαιτείται τουλάχιστον # ενεργό έδεσμα} other {Απαιτούνται τουλάχιστον # ενεργά εδέσματα}}',
      '{count, plural, one {At least # active dish item is required} other {At least # active dish items are required}}',
    ],
  },
  product: {
    title: ['Τοπικά προϊόντα', 'Local products'],
    one: ['Τοπικό προϊόν', 'Local product'],
    count: [
      '{count, plural, one {# προϊόν} other {# προϊόντα}}',
      '{count, plural, one {# product} other {# products}}',
    ],
    active: [
      '{count, plural, one {# ενεργό προϊόν} other {# ενεργά προϊόντα}}',
      '{count, plural, one {# active product} other {# active products}}',
    ],
    required: [
      '{count, plural, one {Απαιτείται τουλάχιστον # ενεργό προϊόν} other {Απαιτούνται τουλάχιστον # ενεργά προϊόντα}}',
      '{count, plural, one {At least # active product item is required} other {At least # active product items are required}}',
    ],
  },
  announcement: {
    title: ['Ανακοινώσεις', 'Announcements'],
    one: ['Ανακοίνωση', 'Announcement'],
  },
  event: {
    title: ['Εκδηλώσεις', 'Events'],
    one: ['Εκδήλωση', 'Event'],
  },
  'puzzle-image': {
    title: ['Εικόνες παζλ', 'Puzzle images'],
    one: ['Εικόνα παζλ', 'Puzzle image'],
    count: [
      '{count, plural, one {# εικόνα παζλ} other {# εικόνες παζλ}}',
      '{count, plural, one {# puzzle image} other {# puzzle images}}',
    ],
    active: [
      '{count, plural, one {# ενεργή εικόνα παζλ} other {# ενεργές εικόνες παζλ}}',
      '{count, plural, one {# active puzzle image} other {# active puzzle images}}',
    ],
    required: [
      '{count, plural, one {Απαιτείται τουλάχιστον # ενεργή εικόνα παζλ.} other {Απαιτούνται τουλάχιστον # ενεργές εικόνες παζλ.}}',
      '{count, plural, one {At least # active puzzle image is required.} other {At least # active puzzle images are required.}}',
    ],
  },
});

export const hints = inBoth({
  more: ['{count} ακόμη', '{count} more'],
  atLeast: ['τουλάχιστον {things}', 'at least {things}'],
  fullHd: ['{things} διαστάσεων {size} και άνω', '{things} of {size} or larger'],
  hd: ['{things} ανάλυσης {size} και άνω', '{things} of {size} or higher'],
  inCategory: ['{things} ενταγμένες σε κατηγορία', '{things}, each in a category'],
  optional: ['προαιρετικά', 'optional'],
  bothLinks: [
    '{things}, με έναν σύνδεσμο RSS στα ελληνικά και έναν στα αγγλικά',
    '{things}, with an RSS link in Greek and one in English',
  ],
  inBoth: ['και στις δύο γλώσσες', 'in both languages'],
  inBothDone: ['Τίτλος και στις δύο γλώσσες', 'Title in both languages'],
  titleLacking: [
    'τίτλος {lacks, select, el {στα ελληνικά} en {στα αγγλικά} other {και στις δύο γλώσσες}}',
    'a title {lacks, select, el {in Greek} en {in English} other {in both languages}}',
  ],
  have: ['{have} από {things}', '{have} of {things}'],
  beyond: ['{things} (τουλάχιστον {atLeast})', '{things} (at least {atLeast})'],
});

export const states = inBoth({
  active: ['Ενεργή', 'Active'],
  inactive: ['Ανενεργή', 'Inactive'],
  draft: ['Πρόχειρη', 'Draft'],
  draftMissing: [
    'Πρόχειρη: {total, plural, one {λείπει} other {λείπουν}} {things}',
    'Draft: {things} missing',
  ],
});

/** Where a presentation is now, or why it is nowhere; `day` says whether the time is a date, and which preposition it takes. */
export const status = inBoth({
  on: [
    'Τώρα σε {count, plural, one {# οθόνη} other {# οθόνες}}{silent, plural, =0 {} one {· # δεν απαντά} other {· # δεν απαντούν}}{ended, plural, =0 {} one {, χωρίς # αρχείο με δικαιώματα που έληξαν} other {, χωρίς # αρχεία με δικαιώματα που έληξαν}}',
    'On {count, plural, one {# display} other {# displays}} now{silent, plural, =0 {} one {; # is not responding} other {; # are not responding}}{ended, plural, =0 {} one {, without # file whose rights have ended} other {, without # files whose rights have ended}}',
  ],
  still: [
    'Ακόμη σε {count, plural, one {# οθόνη} other {# οθόνες}}',
    'Still on {count, plural, one {# display} other {# displays}}',
  ],
  off: [
    'Σε {count, plural, one {# οθόνη} other {# οθόνες}} εκτός ωρών λειτουργίας',
    'On {count, plural, one {# display that is} other {# displays that are}} off now, outside hours',
  ],
  silent: [
    'Άγνωστο: {count, plural, one {# οθόνη δεν απαντά} other {# οθόνες δεν απαντούν}}',
    'Not known: {count, plural, one {# display is} other {# displays are}} not responding',
  ],
  behind: [
    'Σε καμία οθόνη ακόμη: δείχνουν προηγούμενη έκδοση',
    'On no display yet: they show an earlier release',
  ],
  lacking: [
    'Σε καμία οθόνη: {total, plural, one {λείπει} other {λείπουν}} {things}',
    'On no display: {things} missing',
  ],
  inactive: ['Σε καμία οθόνη: είναι ανενεργή', 'On no display: it is inactive'],
  ended: ['Σε καμία οθόνη: το πρόγραμμά της έληξε', 'On no display: its schedule has ended'],
  roomless: [
    'Σε καμία οθόνη: καμία προβολή που προβάλλεται τώρα δεν δίνει χώρο',
    'On no display: no presentation shown now gives it room',
  ],
  over: ['Σε καμία οθόνη: ολοκληρώθηκε', 'On no display: it is over'],
  announced: [
    'Ανακοινώνεται {day, select, first {την } date {στις } other {}}{when}',
    'Announced {day, select, first {on } date {on } other {}}{when}',
  ],
  rights: [
    'Σε καμία οθόνη: τα δικαιώματα των εικόνων ή των βίντεό της έληξαν',
    'On no display: the rights of its images or videos have ended',
  ],
  unpaired: ['Σε καμία οθόνη: δεν έχει συνδεθεί καμία', 'On no display: none is paired'],
  untagged: [
    'Σε καμία οθόνη: καμία δεν έχει {count, plural, one {την ετικέτα} other {κάποια από τις ετικέτες}} {tags}',
    'On no display: none has {count, plural, one {the tag} other {any of the tags}} {tags}',
  ],
  back: [
    'Επανέρχεται {day, select, first {την } date {στις } other {}}{when}',
    'Comes back {day, select, first {on } date {on } other {}}{when}',
  ],
  starts: [
    'Ξεκινά {day, select, first {την } date {στις } other {}}{when}',
    'Starts {day, select, first {on } date {on } other {}}{when}',
  ],
  tomorrow: ['αύριο', 'tomorrow'],
  goes: [
    'Αποστέλλεται σε {count, plural, one {# οθόνη} other {# οθόνες}}.',
    'It goes to {count, plural, one {# display} other {# displays}}.',
  ],
  leaves: [
    'Εκτός προβολής σε {count, plural, one {# οθόνη} other {# οθόνες}}{until, select, none {} other { έως {day, select, first {την } other {}}{until}}}.',
    'Off {count, plural, one {# display} other {# displays}}{until, select, none {} other { until {until}}}.',
  ],
  offTitle: [
    '{titles, plural, one {Η αλλαγή την αφαιρεί από {count, plural, one {# οθόνη} other {# οθόνες}}{until, select, none {} other { έως {day, select, first {την } other {}}{until}}}} other {Η αλλαγή αφαιρεί # προβολές από οθόνες}}',
    '{titles, plural, one {This takes it off {count, plural, one {# display} other {# displays}}{until, select, none {} other { until {until}}}} other {This takes # presentations off displays}}',
  ],
  offText: ['Προβάλλεται τώρα: {title}.', 'Shown now: {title}.'],
  offGo: ['Ναι, αφαίρεση', 'Yes, take it off'],
});
