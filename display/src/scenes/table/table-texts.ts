import type { Language } from '@psifida/contract/content/bilingual';

const el = {
  topics: 'Θέματα',
  towardMe: 'Προς εμένα',
  larger: 'Μεγαλύτερη',
  smaller: 'Μικρότερη',
  putBack: 'Στη θέση της',
  how: 'Μετακινήστε τις εικόνες ή αγγίξτε μία',
};

export type TableTexts = typeof el;

export const tableTexts: Record<Language, TableTexts> = {
  el,
  en: {
    topics: 'Topics',
    towardMe: 'Toward me',
    larger: 'Larger',
    smaller: 'Smaller',
    putBack: 'Put back',
    how: 'Move the pictures, or tap one',
  },
};
