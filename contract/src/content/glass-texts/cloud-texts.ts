import type { Language } from '../../bilingual.ts';

const el = {
  image: 'Εικόνα',
  imageOf: (at: number, count: number) => `Εικόνα ${at} από ${count}`,
  sameCategory: 'Από την ίδια κατηγορία',
  news: 'Νέα',
  allNews: (count: number) => `Όλα τα νέα (${count})`,
  newsOf: (at: number, count: number) => `${at} από ${count}`,
  nextNews: 'Επόμενη είδηση',
  previousNews: 'Προηγούμενη είδηση',
  categories: 'Κατηγορίες',
  presentations: 'Θέματα',
  more: 'Περισσότερα',
  fewer: 'Προηγούμενα',
  justNow: 'μόλις τώρα',
  today: 'Σήμερα',
};

export const cloudTexts: Record<Language, typeof el> = {
  el,
  en: {
    image: 'Image',
    imageOf: (at, count) => `Image ${at} of ${count}`,
    sameCategory: 'From the same category',
    news: 'News',
    allNews: (count) => `All news (${count})`,
    newsOf: (at, count) => `${at} of ${count}`,
    nextNews: 'Next news item',
    previousNews: 'Previous news item',
    categories: 'Categories',
    presentations: 'Topics',
    more: 'More',
    fewer: 'Previous ones',
    justNow: 'just now',
    today: 'Today',
  },
};
