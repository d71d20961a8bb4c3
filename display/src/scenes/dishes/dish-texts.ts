import type { Language } from '@psifida/contract/content/bilingual';

const el = {
  title: 'Εδέσματα και τοπικά προϊόντα',
  choose: 'Τι θα θέλατε να δείτε;',
  dish: 'Εδέσματα',
  product: 'Τοπικά προϊόντα',
  inDish: 'Με προϊόντα του τόπου',
  withProduct: 'Θα το βρείτε σε',
};

export const dishTexts: Record<Language, typeof el> = {
  el,
  en: {
    title: 'Dishes and local products',
    choose: 'What would you like to see?',
    dish: 'Dishes',
    product: 'Local products',
    inDish: 'With products of the place',
    withProduct: 'You will find it in',
  },
};
