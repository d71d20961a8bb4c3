import { firstWordsIn } from '../texts.ts';

export const words = firstWordsIn('en');
