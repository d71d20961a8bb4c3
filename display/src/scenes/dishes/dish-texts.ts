import type { Language } from '@psifida/contract/bilingual';

const el = {
  title: 'Εδέσματα και τοπικά προϊόντα',
  choose: 'Τι θα θέλατε να δείτε;',
  dish: 'Εδέσματα',
  product: 'Τοπικά προϊόντα',
  allOf: { dish: 'Όλα τα εδέσματα', product: 'Όλα τα προϊόντα' },
  oneDish: 'Έδεσμα',
  oneProduct: 'Τοπικό προϊόν',
  inDish: 'Με προϊόντα του τόπου',
  withProduct: 'Εδέσματα με αυτό το προϊόν',
  facts: { producer: 'Παραγωγός', origin: 'Τόπος', season: 'Εποχή' },
  picture: (at: number, of: number) => `Εικόνα ${at} από ${of}`,
};

export const dishTexts: Record<Language, typeof el> = {
  el,
  en: {
    title: 'Dishes and local products',
    choose: 'What would you like to see?',
    dish: 'Dishes',
    product: 'Local products',
    allOf: { dish: 'All dishes', product: 'All products' },
    oneDish: 'Dish',
    oneProduct: 'Local product',
    inDish: 'Made with local products',
    withProduct: 'Dishes with this product',
    facts: { producer: 'Producer', origin: 'Place', season: 'Season' },
    picture: (at, of) => `Picture ${at} of ${of}`,
  },
};
