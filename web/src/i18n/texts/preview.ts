import { inBoth } from '../shape.ts';

/** The player in a frame of the editor. */
export const preview = inBoth({
  el: {
    button: 'Προεπισκόπηση',
    title: 'Προεπισκόπηση',
    intro: 'Ακριβώς όπως στην οθόνη, με όσα δεν έχετε αποθηκεύσει ακόμη.',
    introSaved: 'Ακριβώς όπως στην οθόνη.',
    language: 'Γλώσσα',
    modes: { el: 'Ελληνικά', en: 'Αγγλικά' },
    frame: 'Η οθόνη όπως θα τη δει ο επισκέπτης',
    shape: '{installation}, {width}×{height}',
    loading: 'Ετοιμάζεται…',
    nothing: 'Δεν υπάρχει ακόμη τίποτα να φανεί: προσθέστε τουλάχιστον ένα ενεργό στοιχείο.',
    incomplete: 'Η προβολή δεν είναι ακόμη πλήρης. Φαίνεται ό,τι υπάρχει ήδη.',
    incompleteItem: 'Λείπουν ακόμη στοιχεία. Φαίνεται ό,τι υπάρχει ήδη.',
    /** Above one recipe, dish or product. */
    introItem: 'Όπως θα φαίνεται στην οθόνη, μόνο του, με όσα δεν έχετε αποθηκεύσει ακόμη.',
    introItemSaved: 'Όπως φαίνεται στην οθόνη, μόνο του.',
    silent: 'Η προεπισκόπηση δεν ξεκίνησε. Κλείστε την και δοκιμάστε ξανά.',
  },
  en: {
    button: 'Preview',
    title: 'Preview',
    intro: 'Exactly as on the display, with what you have not saved yet.',
    introSaved: 'Exactly as on the display.',
    language: 'Language',
    modes: { el: 'Greek', en: 'English' },
    frame: 'The display as a visitor will see it',
    shape: '{installation}: {width}×{height}',
    loading: 'Getting ready…',
    nothing: 'There is nothing to show yet: add at least one active item.',
    incomplete: 'The presentation is not complete yet. You see what is there already.',
    incompleteItem: 'Something is still missing. You see what is there already.',
    introItem: 'As it will look on the display, by itself, with what you have not saved yet.',
    introItemSaved: 'As it looks on the display, by itself.',
    silent: 'The preview did not start. Close it and try again.',
  },
});
