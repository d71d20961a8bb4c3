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
  pictures: 'Εικόνες',
  picture: 'Εικόνα',
  onMap: 'Πού βρίσκεται στον χάρτη',
  youAreHere: 'Είστε εδώ',
  laterPictures: 'Περισσότερες εικόνες',
  earlierPictures: 'Προηγούμενες εικόνες',
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
    pictures: 'Pictures',
    picture: 'Picture',
    onMap: 'Where it is on the map',
    youAreHere: 'You are here',
    laterPictures: 'More pictures',
    earlierPictures: 'Previous pictures',
  },
};
