import type { Language } from '@psifida/contract/bilingual';

const el = {
  topics: 'Θέματα',
  towardMe: 'Προς εμένα',
  larger: 'Μεγαλύτερη',
  smaller: 'Μικρότερη',
  putBack: 'Στη θέση της',
  how: 'Μετακινήστε ή αγγίξτε μια εικόνα',
};

export const tableTexts: Record<Language, typeof el> = {
  el,
  en: {
    topics: 'Topics',
    towardMe: 'Toward me',
    larger: 'Larger',
    smaller: 'Smaller',
    putBack: 'Put back',
    how: 'Move a picture, or tap it',
  },
};
