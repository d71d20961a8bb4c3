import type { Language } from '../../bilingual.ts';
import { foodWords } from '../food-words.ts';

const el = {
  ...foodWords.el,
  title: 'Εδέσματα και τοπικά προϊόντα',
  choose: 'Τι θα θέλατε να δείτε;',
  dish: 'Εδέσματα',
  product: 'Τοπικά προϊόντα',
  allOf: { dish: 'Όλα τα εδέσματα', product: 'Όλα τα προϊόντα' },
  image: (at: number, of: number) => `Εικόνα ${at} από ${of}`,
};

export const dishTexts: Record<Language, typeof el> = {
  el,
  en: {
    ...foodWords.en,
    title: 'Dishes and local products',
    choose: 'What would you like to see?',
    dish: 'Dishes',
    product: 'Local products',
    allOf: { dish: 'All dishes', product: 'All products' },
    image: (at, of) => `Image ${at} of ${of}`,
  },
};
