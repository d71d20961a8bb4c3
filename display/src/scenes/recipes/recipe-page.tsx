import { useState } from 'react';
import { Icon } from '../common/icon.tsx';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { texts } from '../common/texts.ts';
import { useItemsShown } from '../common/use-items-shown.ts';
import food from '../food/food.module.css';
import { ingredientLine } from './amounts.ts';
import type { RecipePlate } from './recipe-plates.ts';
import { recipeTexts } from './recipe-texts.ts';
import styles from './recipes.module.css';
import { StepMode } from './step-mode.tsx';
import { TakeHome } from './take-home.tsx';

const servingsAtMost = 24;

type RecipePageProps = { plate: RecipePlate; onBack: () => void };

/** One recipe: its picture, its ingredients for as many as are eating, its steps. */
export function RecipePage({ plate, onBack }: RecipePageProps) {
  const { language } = useScene();
  const { recipe, media } = plate;
  const t = recipeTexts[language];
  const [servings, setServings] = useState(recipe.servings);
  const [view, setView] = useState<'recipe' | 'steps' | 'take-home'>('recipe');
  useItemsShown({ presentation: plate.presentation, entry: plate.entry });

  if (view === 'steps')
    return <StepMode plate={plate} servings={servings} onClose={() => setView('recipe')} />;
  return (
    <main className={food.page} lang={language}>
      <div className={food.pagePicture}>
        <Picture media={media} size="full" />
      </div>
      <div className={food.pageWords}>
        <h1 className={food.pageTitle}>{recipe.title[language]}</h1>
        <div className={food.actions}>
          <button type="button" className={food.action} onClick={onBack}>
            <Icon name="back" /> {texts[language].back}
          </button>
          <button type="button" className={`${food.action} ${food.main}`} onClick={() => setView('steps')}>
            {t.stepByStep}
          </button>
          <button type="button" className={food.action} onClick={() => setView('take-home')}>
            {t.takeHome}
          </button>
        </div>
        <div className={styles.facts}>
          {servings !== null && (
            <div className={styles.servings}>
              <button
                type="button"
                className={styles.stepper}
                aria-label={t.fewer}
                disabled={servings <= 1}
                onClick={() => setServings(servings - 1)}
              >
                <Icon name="minus" />
              </button>
              <span className={styles.count} role="status">
                {t.servings(servings)}
              </span>
              <button
                type="button"
                className={styles.stepper}
                aria-label={t.more}
                disabled={servings >= servingsAtMost}
                onClick={() => setServings(servings + 1)}
              >
                <Icon name="plus" />
              </button>
            </div>
          )}
          {recipe.minutes !== null && <span className={styles.minutes}>{t.minutes(recipe.minutes)}</span>}
        </div>
        <ScrollArea lang={language} label={recipe.title[language]} className={food.reading}>
          <h2 className={food.sectionTitle}>{t.ingredients}</h2>
          <ul className={styles.ingredients}>
            {recipe.ingredients.map((one) => {
              const line = ingredientLine(one, language, { written: recipe.servings, wanted: servings });
              return (
                <li key={one.id}>
                  <span className={styles.amount}>{line.amount}</span> {line.text}
                </li>
              );
            })}
          </ul>
          <h2 className={food.sectionTitle}>{t.steps}</h2>
          <ol className={styles.steps}>
            {recipe.steps.map(({ id, text }) => (
              <li key={id}>{text[language]}</li>
            ))}
          </ol>
        </ScrollArea>
      </div>
      {view === 'take-home' && <TakeHome plate={plate} onClose={() => setView('recipe')} />}
    </main>
  );
}
