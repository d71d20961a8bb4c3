import { signInWordsIn } from '../texts.ts';

export const words = signInWordsIn('en');
