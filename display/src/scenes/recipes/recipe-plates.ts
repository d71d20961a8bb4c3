import type { RecipeContent } from '@psifida/contract/content/library-item';
import type { Manifest, ReleasePresentation } from '@psifida/contract/content/release';
import type { Plate } from '../food/food-attract.tsx';

export type RecipePlate = Plate & { recipe: RecipeContent; kind: 'recipe' };

/** Once for each presentation; a recipe without an image cannot be shown. */
export const recipePlates = (
  presentations: readonly ReleasePresentation[],
  { recipes, media }: Pick<Manifest, 'recipes' | 'media'>,
): RecipePlate[] =>
  presentations.flatMap((presentation) =>
    presentation.entries.flatMap((entry) => {
      const recipe = entry.kind === 'recipe' && entry.active ? recipes[entry.recipe] : undefined;
      const image = recipe?.image ? media[recipe.image] : undefined;
      if (entry.kind !== 'recipe' || !recipe || !image) return [];
      return [
        {
          key: entry.id,
          presentation: presentation.id,
          entry: entry.id,
          title: recipe.title,
          media: image,
          recipe,
          id: entry.recipe,
          kind: 'recipe' as const,
        },
      ];
    }),
  );

/** A recipe of two presentations is one card where all are shown. */
export const withoutRepeats = (plates: readonly RecipePlate[]): RecipePlate[] =>
  plates.filter((plate, index) => plates.findIndex(({ id }) => id === plate.id) === index);
