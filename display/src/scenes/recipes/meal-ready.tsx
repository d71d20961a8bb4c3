import { Icon } from '../common/icon.tsx';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import food from '../food/food.module.css';
import type { RecipePlate } from './recipe-plates.ts';
import { recipeTexts } from './recipe-texts.ts';
import styles from './step-mode.module.css';

type MealReadyProps = {
  plate: RecipePlate;
  onPrevious: () => void;
  onTakeHome: () => void;
  onClose: () => void;
};

/** After the last step: the meal over the whole glass, and a good appetite. */
export function MealReady({ plate: { recipe, media }, onPrevious, onTakeHome, onClose }: MealReadyProps) {
  const { language } = useScene();
  const t = recipeTexts[language];
  return (
    <main className={styles.ready} lang={language}>
      <Picture media={media} size="full" />
      <div className={styles.readyWords}>
        <div>
          <p className={styles.meal}>{recipe.title[language]}</p>
          <h1 className={styles.wish}>{t.ready}</h1>
        </div>
        <div className={food.actions}>
          <button
            type="button"
            className={`${food.action} ${food.round}`}
            aria-label={t.previousStep}
            onClick={onPrevious}
          >
            <Icon name="previous" />
          </button>
          <button type="button" className={food.action} onClick={onTakeHome}>
            {t.takeHome}
          </button>
          <button type="button" className={`${food.action} ${food.main}`} onClick={onClose}>
            {t.backToRecipe}
          </button>
        </div>
      </div>
    </main>
  );
}
