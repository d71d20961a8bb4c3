import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@psifida/contract/bilingual';
import { emptyItem } from '@psifida/contract/content/library-item';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { StaffApi } from './staff-api.ts';

/** An active recipe of one step. */
export const makeRecipe = (staff: StaffApi, { title, image }: { title: Bilingual; image: string }) => {
  const row = (el: string, en: string) => ({ id: randomUUID(), text: { el, en } });
  return staff.call(endpoints.createItem, {
    params: { kind: 'recipe' },
    body: {
      active: true,
      content: {
        ...emptyItem.recipe,
        title,
        image: image,
        ingredients: [row('αλεύρι', 'flour'), row('λάδι', 'oil')].map((one) => ({ ...one, amount: null })),
        steps: [row('Ζυμώνουμε και ψήνουμε.', 'Knead and bake.')],
      },
    },
  });
};

/** An active presentation of these recipes. */
export const showRecipes = (
  staff: StaffApi,
  { title, recipes }: { title: Bilingual; recipes: readonly string[] },
) =>
  staff.call(endpoints.createPresentation, {
    params: { system: 'system7a' },
    body: {
      active: true,
      title,
      entries: recipes.map((recipe) => ({ kind: 'recipe' as const, id: randomUUID(), active: true, recipe })),
    },
  });
