import type { Language } from '@psifida/contract/content/bilingual';

const el = {
  picture: 'Εικόνα',
  news: 'Νέα',
  nextNews: 'Επόμενα νέα',
  previousNews: 'Προηγούμενα νέα',
  categories: 'Κατηγορίες',
  presentations: 'Παρουσιάσεις',
  more: 'Περισσότερα',
  fewer: 'Προηγούμενα',
  justNow: 'μόλις τώρα',
};

export const cloudTexts: Record<Language, typeof el> = {
  el,
  en: {
    picture: 'Picture',
    news: 'News',
    nextNews: 'Next news',
    previousNews: 'Previous news',
    categories: 'Categories',
    presentations: 'Presentations',
    more: 'More',
    fewer: 'Previous ones',
    justNow: 'just now',
  },
};
