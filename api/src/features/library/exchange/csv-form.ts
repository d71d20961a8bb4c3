import { productFacts } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';

const common = ['id', 'active', 'title_el', 'title_en', 'image', 'media', 'sound_el', 'sound_en'];
export const columns: Record<LibraryKind, readonly string[]> = {
  recipe: [...common, 'servings', 'minutes', 'ingredients_el', 'ingredients_en', 'steps_el', 'steps_en'],
  dish: [...common, 'description_el', 'description_en', 'products'],
  product: [
    ...common,
    'description_el',
    'description_en',
    ...productFacts.flatMap((fact) => [`${fact}_el`, `${fact}_en`]),
  ],
};
