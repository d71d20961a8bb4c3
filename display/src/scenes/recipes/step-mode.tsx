import { useState } from 'react';
import { Icon } from '../common/buttons.tsx';
import { Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { texts } from '../common/texts.ts';
import { withHyphens } from '../common/with-hyphens.ts';
import { Fitted } from '../food/fitted.tsx';
import { Action, Actions, SectionTitle } from '../food/food-page.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { MealReady } from './meal-ready.tsx';
import type { RecipePlate } from './recipe-plates.ts';
import { recipeTexts } from './recipe-texts.ts';
import styles from './step-mode.module.css';

type StepModeProps = {
  plate: RecipePlate;
  servings: number | null;
  onClose: () => void;
  onTakeHome: () => void;
};

/** One step at a time, in letters that can be read from the stove. What is needed lies beside it whenever it is asked for. */
export function StepMode({ plate, servings, onClose, onTakeHome }: StepModeProps) {
  const { language } = useScene();
  const { recipe, media, id } = plate;
  const marks = useMarks();
  const t = recipeTexts[language];
  const [at, setAt] = useState(0);
  const [listed, setListed] = useState(false);
  const step = recipe.steps[at];
  const all = recipe.steps.length;
  if (!step)
    return (
      <MealReady plate={plate} onPrevious={() => setAt(all - 1)} onTakeHome={onTakeHome} onClose={onClose} />
    );
  return (
    <main className={styles.stepMode} data-listed={listed || undefined} lang={language}>
      <div className={styles.band}>
        <Picture media={media} size="full" alt="" mark={marks.own('recipe', id, 'image')} />
        {listed && (
          <section className={styles.needed} aria-label={t.ingredients}>
            <SectionTitle>{t.ingredients}</SectionTitle>
            {servings !== null && (
              <p className={styles.for} {...marks.own('recipe', id, 'servings')}>
                {t.servings(servings)}
              </p>
            )}
            <Fitted label={t.ingredients} told={`${language} ${servings}`} between={[1.1, 1.4]}>
              <IngredientList id={id} recipe={recipe} servings={servings} />
            </Fitted>
          </section>
        )}
      </div>
      <div className={styles.words}>
        <header className={styles.head}>
          <span className={styles.name} {...marks.own('recipe', id, 'title')}>
            {recipe.title[language]}
          </span>
          <span role="status">{t.step(at + 1, all)}</span>
          <span className={styles.bars} aria-hidden="true">
            {recipe.steps.map(({ id }, index) => (
              <span key={id} data-state={index === at ? 'now' : index < at ? 'done' : ''} />
            ))}
          </span>
        </header>
        <div key={step.id} className={styles.step}>
          <span className={styles.figure} aria-hidden="true">
            {at + 1}
          </span>
          <Fitted label={t.step(at + 1, all)} told={step.text[language]} between={[1.5, 3.8]} middle>
            <p className={styles.text} {...marks.line(id, step.id, 'text')}>
              {withHyphens(step.text[language], language)}
            </p>
          </Fitted>
        </div>
        <Actions>
          <Action onPress={onClose}>
            <Icon name="close" /> {texts[language].close}
          </Action>
          <Action first aria-pressed={listed} onPress={() => setListed(!listed)}>
            {t.ingredients}
          </Action>
          <Action look="round" aria-label={t.previousStep} disabled={at === 0} onPress={() => setAt(at - 1)}>
            <Icon name="previous" />
          </Action>
          <Action look="main" onPress={() => setAt(at + 1)}>
            {at + 1 < all ? t.nextStep : t.lastStep} <Icon name="next" />
          </Action>
        </Actions>
      </div>
    </main>
  );
}
