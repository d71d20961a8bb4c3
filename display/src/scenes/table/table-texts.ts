import type { Language } from '@psifida/contract/content/bilingual';

const el = {
  /** What it is called in its own language; the button of whoever reads the other one. */
  itself: 'Ελληνικά',
  topics: 'Θέματα',
  towardMe: 'Προς εμένα',
  larger: 'Μεγαλύτερη',
  smaller: 'Μικρότερη',
  putBack: 'Στη θέση της',
  close: 'Κλείσιμο',
  how: 'Μετακινήστε τις εικόνες ή αγγίξτε μία',
};

export type TableTexts = typeof el;

export const tableTexts: Record<Language, TableTexts> = {
  el,
  en: {
    itself: 'English',
    topics: 'Topics',
    towardMe: 'Toward me',
    larger: 'Larger',
    smaller: 'Smaller',
    putBack: 'Put back',
    close: 'Close',
    how: 'Move the pictures, or tap one',
  },
};
