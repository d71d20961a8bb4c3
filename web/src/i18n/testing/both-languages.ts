import { loadLanguages } from '../catalogues.ts';

await loadLanguages();
