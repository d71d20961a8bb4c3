import { Icon } from '../common/buttons.tsx';
import { homeCodeTexts } from '../common/home-code-texts.ts';
import { Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { useCounted, useScene } from '../common/scene-context.ts';
import { Action, Actions } from '../food/food-page.tsx';
import styles from './meal-ready.module.css';
import type { RecipePlate } from './recipe-plates.ts';
import { recipeTexts } from './recipe-texts.ts';

type MealReadyProps = {
  plate: RecipePlate;
  onPrevious: () => void;
  onTakeHome: () => void;
  onClose: () => void;
};

/** After the last step: the meal over the whole glass, and a good appetite. */
export function MealReady({ plate, onPrevious, onTakeHome, onClose }: MealReadyProps) {
  const { language } = useScene();
  const { recipe, media, id } = plate;
  const marks = useMarks();
  useCounted('steps-finished', plate);
  const t = recipeTexts[language];
  return (
    <main className={styles.ready} lang={language}>
      <Picture media={media} size="full" mark={marks.own('recipe', id, 'image')} />
      <div className={styles.words}>
        <div>
          <p className={styles.meal} {...marks.own('recipe', id, 'title')}>
            {recipe.title[language]}
          </p>
          <h1 className={styles.wish}>{t.ready}</h1>
        </div>
        <Actions>
          <Action look="round" aria-label={t.previousStep} onPress={onPrevious}>
            <Icon name="previous" />
          </Action>
          <Action onPress={onTakeHome}>{homeCodeTexts[language].takeHome.recipe}</Action>
          <Action look="main" onPress={onClose}>
            {t.backToRecipe}
          </Action>
        </Actions>
      </div>
    </main>
  );
}
