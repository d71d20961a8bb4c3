import type { Language } from '../../bilingual.ts';

const el = {
  topics: 'Θέματα',
  otherImages: (page: number, count: number) => `Άλλες εικόνες · ${page} από ${count}`,
  towardMe: 'Προς εμένα',
  larger: 'Μεγαλύτερη',
  smaller: 'Μικρότερη',
  turnOver: 'Γυρίστε την',
  front: 'Η εικόνα',
  putBack: 'Πίσω στη θέση της',
  how: 'Μετακινήστε ή αγγίξτε μια εικόνα',
  image: (number: number) => `Εικόνα ${number}`,
  move: 'Μετακίνηση',
  moved: 'Τέλος μετακίνησης',
  left: 'Αριστερά',
  right: 'Δεξιά',
  away: 'Πιο μακριά',
  near: 'Πιο κοντά',
  turn: 'Στροφή',
};

export const tableTexts: Record<Language, typeof el> = {
  el,
  en: {
    topics: 'Topics',
    otherImages: (page, count) => `More images · ${page} of ${count}`,
    towardMe: 'Towards me',
    larger: 'Larger',
    smaller: 'Smaller',
    turnOver: 'Turn over',
    front: 'The image',
    putBack: 'Put back',
    how: 'Move or touch an image',
    image: (number) => `Image ${number}`,
    move: 'Move',
    moved: 'Finish moving',
    left: 'Left',
    right: 'Right',
    away: 'Farther away',
    near: 'Closer',
    turn: 'Turn',
  },
};
