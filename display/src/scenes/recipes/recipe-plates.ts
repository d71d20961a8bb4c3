import type { RecipeContent } from '@psifida/contract/content/library-item';
import type { Manifest, ReleasePresentation } from '@psifida/contract/content/release';
import type { Plate } from '../food/food-attract.tsx';

export type RecipePlate = Plate & { recipe: RecipeContent; kind: 'recipe' };

/** Every recipe that is shown, once for each presentation it is in. One without its picture cannot be shown. */
export const recipePlates = (
  presentations: readonly ReleasePresentation[],
  { recipes, media }: Pick<Manifest, 'recipes' | 'media'>,
): RecipePlate[] =>
  presentations.flatMap((presentation) =>
    presentation.entries.flatMap((entry) => {
      const recipe = entry.kind === 'recipe' && entry.active ? recipes[entry.recipe] : undefined;
      const picture = recipe?.image ? media[recipe.image] : undefined;
      if (entry.kind !== 'recipe' || !recipe || !picture) return [];
      return [
        {
          key: entry.id,
          presentation: presentation.id,
          entry: entry.id,
          title: recipe.title,
          media: picture,
          recipe,
          id: entry.recipe,
          kind: 'recipe' as const,
        },
      ];
    }),
  );

/** The same recipe in two presentations is one card where all are shown. */
export const withoutRepeats = (plates: readonly RecipePlate[]): RecipePlate[] =>
  plates.filter((plate, index) => plates.findIndex(({ id }) => id === plate.id) === index);
