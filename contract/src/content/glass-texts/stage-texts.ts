import type { Language } from '../../bilingual.ts';

const el = {
  access: 'Προσβασιμότητα',
  question: 'Είστε ακόμη εδώ;',
  hint: 'Αγγίξτε για να συνεχίσετε',
  here: 'Αγγίξτε εδώ για να συνεχίσετε',
  stopReading: 'Διακοπή ανάγνωσης',
  goOnReading: 'Συνέχεια ανάγνωσης',
  /** Heard as access mode begins. */
  keys: 'Με τα βέλη πηγαίνετε από το ένα στο άλλο. Με το Enter επιλέγετε. Με το Escape πηγαίνετε πίσω και με το Home τελειώνετε.',
  button: 'κουμπί',
  chosen: 'επιλεγμένο',
  unavailable: 'μη διαθέσιμο',
  left: 'Τέλος. Η οθόνη είναι έτοιμη για τον επόμενο.',
};

/** What the stage itself says around every scene, and what somebody hears who does not see it. */
export const stageTexts: Record<Language, typeof el> = {
  el,
  en: {
    access: 'Accessibility',
    question: 'Are you still there?',
    hint: 'Touch to continue',
    here: 'Touch here to continue',
    stopReading: 'Stop reading',
    goOnReading: 'Continue reading',
    keys: 'Use the arrows to move from one item to the next. Press Enter to choose. Press Escape to go back and Home to finish.',
    button: 'button',
    chosen: 'selected',
    unavailable: 'not available',
    left: 'Finished. The display is ready for the next visitor.',
  },
};
