import { useState } from 'react';
import { Icon } from '../common/icon.tsx';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { texts } from '../common/texts.ts';
import { useItemsShown } from '../common/use-items-shown.ts';
import { Fitted } from '../food/fitted.tsx';
import food from '../food/food.module.css';
import { PageTitle } from '../food/page-title.tsx';
import { IngredientList } from './ingredient-list.tsx';
import type { RecipePlate } from './recipe-plates.ts';
import { recipeTexts } from './recipe-texts.ts';
import styles from './recipes.module.css';
import { ServingsStepper } from './servings-stepper.tsx';
import { StepMode } from './step-mode.tsx';
import { TakeHome } from './take-home.tsx';

type RecipePageProps = { plate: RecipePlate; onBack: () => void };

/** One recipe, as in a book: its picture, its ingredients for as many as are eating, its steps. */
export function RecipePage({ plate, onBack }: RecipePageProps) {
  const { language } = useScene();
  const { recipe, media } = plate;
  const t = recipeTexts[language];
  const [servings, setServings] = useState(recipe.servings);
  const [view, setView] = useState<'recipe' | 'steps' | 'take-home'>('recipe');
  useItemsShown({ presentation: plate.presentation, entry: plate.entry });
  const facts = [
    recipe.minutes === null ? '' : t.minutes(recipe.minutes),
    recipe.servings === null || recipe.servings === servings ? '' : t.writtenFor(recipe.servings),
  ].filter((fact) => fact !== '');

  if (view === 'steps')
    return (
      <StepMode
        plate={plate}
        servings={servings}
        onClose={() => setView('recipe')}
        onTakeHome={() => setView('take-home')}
      />
    );
  return (
    <>
      <main className={`${food.page} ${styles.spread}`} lang={language} inert={view === 'take-home'}>
        <div className={food.pagePicture}>
          <Picture media={media} size="full" />
        </div>
        <div className={food.pageWords}>
          <header>
            <PageTitle title={recipe.title[language]} />
            {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
          </header>
          <Fitted label={recipe.title[language]} told={`${language} ${servings}`} between={[1.15, 1.7]}>
            <div className={styles.columns}>
              <section className={styles.needed}>
                <h2 className={food.sectionTitle}>{t.ingredients}</h2>
                <IngredientList recipe={recipe} servings={servings} />
              </section>
              <section className={styles.method}>
                <h2 className={food.sectionTitle}>{t.steps}</h2>
                <ol className={styles.steps}>
                  {recipe.steps.map(({ id, text }) => (
                    <li key={id}>{text[language]}</li>
                  ))}
                </ol>
              </section>
            </div>
          </Fitted>
          <div className={food.actions}>
            <button type="button" className={`${food.action} ${food.first}`} onClick={onBack}>
              <Icon name="back" /> {texts[language].back}
            </button>
            {servings !== null && <ServingsStepper servings={servings} onChange={setServings} />}
            <button type="button" className={food.action} onClick={() => setView('take-home')}>
              {t.takeHome}
            </button>
            <button type="button" className={`${food.action} ${food.main}`} onClick={() => setView('steps')}>
              {t.stepByStep}
            </button>
          </div>
        </div>
      </main>
      {view === 'take-home' && (
        <TakeHome plate={plate} servings={servings} onClose={() => setView('recipe')} />
      )}
    </>
  );
}
