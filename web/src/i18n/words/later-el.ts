import { laterWordsIn } from '../texts.ts';

export const words = laterWordsIn('el');
