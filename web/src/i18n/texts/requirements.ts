import { inBoth } from '../shape.ts';

/** What a presentation is made of and what it needs. No number stands here: it comes from the registry (R-VAL-04). */
export const kinds = inBoth({
  el: {
    image: {
      title: 'Εικόνες',
      one: 'Εικόνα',
      count: '{count, plural, one {# εικόνα} other {# εικόνες}}',
      active: '{count, plural, one {# ενεργή εικόνα} other {# ενεργές εικόνες}}',
      required:
        '{count, plural, one {Απαιτείται τουλάχιστον # ενεργή εικόνα.} other {Απαιτούνται τουλάχιστον # ενεργές εικόνες για την προβολή στην οθόνη.}}',
    },
    video: {
      title: 'Βίντεο',
      one: 'Βίντεο',
      count: '{count, plural, one {# βίντεο} other {# βίντεο}}',
      active: '{count, plural, one {# ενεργό βίντεο} other {# ενεργά βίντεο}}',
      required:
        '{count, plural, one {Απαιτείται τουλάχιστον # ενεργό βίντεο.} other {Απαιτούνται τουλάχιστον # ενεργά βίντεο για την προβολή στην οθόνη.}}',
    },
    'image-category': {
      title: 'Κατηγορίες εικόνων',
      one: 'Κατηγορία',
      count: '{count, plural, one {# κατηγορία} other {# κατηγορίες}}',
      active: '{count, plural, one {# ενεργή κατηγορία} other {# ενεργές κατηγορίες}}',
      required:
        '{count, plural, one {Απαιτείται τουλάχιστον # κατηγορία.} other {Απαιτούνται τουλάχιστον # κατηγορίες.}}',
    },
    'news-links': {
      title: 'Ροή ειδήσεων',
      one: 'Ροή ειδήσεων',
      count: '{count, plural, one {# ροή ειδήσεων} other {# ροές ειδήσεων}}',
      active: '{count, plural, one {# ροή ειδήσεων} other {# ροές ειδήσεων}}',
      required:
        '{count, plural, one {Απαιτείται τουλάχιστον # ροή ειδήσεων.} other {Απαιτούνται τουλάχιστον # ροές ειδήσεων.}}',
    },
    'point-title': {
      title: 'Τίτλοι σημείων',
      one: 'Τίτλος σημείου',
      count: '{count, plural, one {# τίτλος σημείου} other {# τίτλοι σημείων}}',
      active: '{count, plural, one {# ενεργός τίτλος σημείου} other {# ενεργοί τίτλοι σημείων}}',
      required:
        '{count, plural, one {Απαιτείται τουλάχιστον # ενεργός τίτλος} other {Απαιτούνται τουλάχιστον # ενεργοί τίτλοι}}',
    },
    recipe: {
      title: 'Συνταγές',
      one: 'Συνταγή',
      count: '{count, plural, one {# συνταγή} other {# συνταγές}}',
      active: '{count, plural, one {# ενεργή συνταγή} other {# ενεργές συνταγές}}',
      required:
        '{count, plural, one {Απαιτείται τουλάχιστον # ενεργή συνταγή} other {Απαιτούνται τουλάχιστον # ενεργές συνταγές}}',
    },
    dish: {
      title: 'Εδέσματα',
      one: 'Έδεσμα',
      count: '{count, plural, one {# έδεσμα} other {# εδέσματα}}',
      active: '{count, plural, one {# ενεργό έδεσμα} other {# ενεργά εδέσματα}}',
      required:
        '{count, plural, one {Απαιτείται τουλάχιστον # ενεργό έδεσμα} other {Απαιτούνται τουλάχιστον # ενεργά εδέσματα}}',
    },
    product: {
      title: 'Τοπικά προϊόντα',
      one: 'Τοπικό προϊόν',
      count: '{count, plural, one {# προϊόν} other {# προϊόντα}}',
      active: '{count, plural, one {# ενεργό προϊόν} other {# ενεργά προϊόντα}}',
      required:
        '{count, plural, one {Απαιτείται τουλάχιστον # ενεργό προϊόν} other {Απαιτούνται τουλάχιστον # ενεργά προϊόντα}}',
    },
    'puzzle-image': {
      title: 'Εικόνες παζλ',
      one: 'Εικόνα παζλ',
      count: '{count, plural, one {# εικόνα παζλ} other {# εικόνες παζλ}}',
      active: '{count, plural, one {# ενεργή εικόνα παζλ} other {# ενεργές εικόνες παζλ}}',
      required:
        '{count, plural, one {Απαιτείται τουλάχιστον # ενεργή εικόνα παζλ.} other {Απαιτούνται τουλάχιστον # ενεργές εικόνες παζλ.}}',
    },
  },
  en: {
    image: {
      title: 'Images',
      one: 'Image',
      count: '{count, plural, one {# image} other {# images}}',
      active: '{count, plural, one {# active image} other {# active images}}',
      required:
        '{count, plural, one {At least # active image is required.} other {At least # active images are required for display presentation.}}',
    },
    video: {
      title: 'Videos',
      one: 'Video',
      count: '{count, plural, one {# video} other {# videos}}',
      active: '{count, plural, one {# active video} other {# active videos}}',
      required:
        '{count, plural, one {At least # active video is required.} other {At least # active videos are required for display presentation.}}',
    },
    'image-category': {
      title: 'Image categories',
      one: 'Category',
      count: '{count, plural, one {# category} other {# categories}}',
      active: '{count, plural, one {# active category} other {# active categories}}',
      required:
        '{count, plural, one {At least # category is required.} other {At least # categories are required.}}',
    },
    'news-links': {
      title: 'News stream',
      one: 'News stream',
      count: '{count, plural, one {# news stream} other {# news streams}}',
      active: '{count, plural, one {# news stream} other {# news streams}}',
      required:
        '{count, plural, one {At least # news stream is required.} other {At least # news streams are required.}}',
    },
    'point-title': {
      title: 'Point titles',
      one: 'Point title',
      count: '{count, plural, one {# title} other {# titles}}',
      active: '{count, plural, one {# active title} other {# active titles}}',
      required:
        '{count, plural, one {At least # active title item is required} other {At least # active title items are required}}',
    },
    recipe: {
      title: 'Recipes',
      one: 'Recipe',
      count: '{count, plural, one {# recipe} other {# recipes}}',
      active: '{count, plural, one {# active recipe} other {# active recipes}}',
      required:
        '{count, plural, one {At least # active recipe item is required} other {At least # active recipe items are required}}',
    },
    dish: {
      title: 'Dishes',
      one: 'Dish',
      count: '{count, plural, one {# dish} other {# dishes}}',
      active: '{count, plural, one {# active dish} other {# active dishes}}',
      required:
        '{count, plural, one {At least # active dish item is required} other {At least # active dish items are required}}',
    },
    product: {
      title: 'Local products',
      one: 'Local product',
      count: '{count, plural, one {# product} other {# products}}',
      active: '{count, plural, one {# active product} other {# active products}}',
      required:
        '{count, plural, one {At least # active product item is required} other {At least # active product items are required}}',
    },
    'puzzle-image': {
      title: 'Puzzle images',
      one: 'Puzzle image',
      count: '{count, plural, one {# puzzle image} other {# puzzle images}}',
      active: '{count, plural, one {# active puzzle image} other {# active puzzle images}}',
      required:
        '{count, plural, one {At least # active puzzle image is required.} other {At least # active puzzle images are required.}}',
    },
  },
});

export const hints = inBoth({
  el: {
    atLeast: 'τουλάχιστον {things}',
    fullHd: '{things} διαστάσεων {size} και άνω',
    hd: '{things} ανάλυσης {size} και άνω',
    inCategory: '{things} ενταγμένες σε κατηγορία',
    optional: 'προαιρετικά',
    bothLinks: '{things}, με έναν σύνδεσμο RSS στα ελληνικά και έναν στα αγγλικά',
    inBoth: 'και στις δύο γλώσσες',
    inBothDone: 'Τίτλος και στις δύο γλώσσες',
    titleLacking: 'τίτλος {lacks, select, el {στα ελληνικά} en {στα αγγλικά} other {και στις δύο γλώσσες}}',
    have: '{have} από {things}',
    beyond: '{things} (τουλάχιστον {atLeast})',
  },
  en: {
    atLeast: 'at least {things}',
    fullHd: '{things} of {size} or larger',
    hd: '{things} of {size} or higher',
    inCategory: '{things}, each in a category',
    optional: 'optional',
    bothLinks: '{things}, with an RSS link in Greek and one in English',
    inBoth: 'in both languages',
    inBothDone: 'Title in both languages',
    titleLacking: 'a title {lacks, select, el {in Greek} en {in English} other {in both languages}}',
    have: '{have} of {things}',
    beyond: '{things} (at least {atLeast})',
  },
});

export const states = inBoth({
  el: {
    active: 'Ενεργή',
    inactive: 'Ανενεργή',
    draft: 'Πρόχειρη',
    draftMissing: 'Πρόχειρη: {total, plural, one {λείπει} other {λείπουν}} {things}',
    complete: 'Πλήρης, δεν προβάλλεται ακόμη',
    shown: 'Πλήρης, μπορεί να προβληθεί',
  },
  en: {
    active: 'Active',
    inactive: 'Inactive',
    draft: 'Draft',
    draftMissing: 'Draft: {things} missing',
    complete: 'Complete, not shown yet',
    shown: 'Complete, may be shown',
  },
});
