import { z } from 'zod';
import type { Language } from '../bilingual.ts';
import { recipeContent } from '../content/library-item.ts';
import { picture } from '../content/media.ts';
import { endpoint } from './endpoint.ts';

/** The page that a display's code leads to: public, and nothing about whoever opens it. */
export const takeHomePath = '/take-home/recipe';

/** Where a visitor had changed the servings, the page opens with as many. */
export const takeHomeAddress = (id: string, language: Language, servings?: number | null): string =>
  `${takeHomePath}/${id}?lang=${language}${servings ? `&servings=${servings}` : ''}`;

/** The same page for whoever types the address: the end of the recipe's id is enough among those that are shown. */
export const shortTakeHomePath = '/r';
export const shortTakeHomeId = (id: string): string => id.slice(-8);
export const shortTakeHomeAddress = (id: string): string => `${shortTakeHomePath}/${shortTakeHomeId(id)}`;

export const readTakeHomeRecipe = endpoint.anyone('GET /take-home/recipes/:id', {
  summary: 'A recipe that a display shows now, for a visitor’s own phone',
  response: recipeContent
    .pick({ title: true, ingredients: true, steps: true, servings: true, minutes: true })
    .extend({ alt: z.object({ el: z.string(), en: z.string() }), pictures: z.array(picture) }),
  problems: ['item.not-found'],
});
