import { recipeTexts } from '@psifida/contract/content/glass-texts/recipe-texts';
import { ingredientLine } from '@psifida/contract/content/ingredient-line';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import styles from './ingredient-list.module.css';
import type { RecipePlate } from './recipe-plates.ts';

type IngredientListProps = { id: string; recipe: RecipePlate['recipe']; servings: number | null };

/** Amounts have a column of their own, where there are any. */
export function IngredientList({ id, recipe, servings }: IngredientListProps) {
  const { language } = useScene();
  const marks = useMarks();
  const hasAmounts = recipe.ingredients.some(({ amount }) => amount !== null);
  return (
    <ul className={`${styles.ingredients} ${hasAmounts ? '' : styles.plain}`}>
      {recipe.ingredients.map((one) => {
        const line = ingredientLine(one, language, { written: recipe.servings, wanted: servings });
        return (
          <li key={one.id} {...marks.line(id, one.id, 'text')}>
            {hasAmounts && (
              <span className={styles.amount} {...(line.amount && marks.line(id, one.id, 'amount'))}>
                {line.amount}{' '}
              </span>
            )}
            <span>
              {line.insteadOf && (
                <span className={styles.instead}>{recipeTexts[language].insteadOf(line.insteadOf)} </span>
              )}
              {withHyphens(line.text, language)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
