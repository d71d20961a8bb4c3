import type { Language } from '@psifida/contract/bilingual';

const el = {
  choose: 'Τι θα θέλατε να δείτε;',
  points: 'Σημεία',
  toMap: 'Πίσω στον χάρτη',
  toPoints: 'Πίσω στα σημεία',
  toChoice: 'Όλα τα θέματα',
  nextPoint: 'Επόμενο σημείο',
  previousPoint: 'Προηγούμενο σημείο',
  more: 'Περισσότερα',
  fewer: 'Προηγούμενα',
  images: 'Εικόνες',
  image: 'Εικόνα',
  onMap: 'Πού βρίσκεται στον χάρτη',
  youAreHere: 'Είστε εδώ',
  laterImages: 'Περισσότερες εικόνες',
  earlierImages: 'Προηγούμενες εικόνες',
};

export const totemTexts: Record<Language, typeof el> = {
  el,
  en: {
    choose: 'What would you like to see?',
    points: 'Points',
    toMap: 'Back to the map',
    toPoints: 'Back to the points',
    toChoice: 'All topics',
    nextPoint: 'Next point',
    previousPoint: 'Previous point',
    more: 'More',
    fewer: 'Previous ones',
    images: 'Images',
    image: 'Image',
    onMap: 'Where it is on the map',
    youAreHere: 'You are here',
    laterImages: 'More images',
    earlierImages: 'Previous images',
  },
};
