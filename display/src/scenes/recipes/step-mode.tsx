import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import { homeCodeTexts } from '@psifida/contract/content/glass-texts/home-texts';
import { recipeTexts } from '@psifida/contract/content/glass-texts/recipe-texts';
import { useState } from 'react';
import { Icon } from '../common/controls/buttons.tsx';
import { Image } from '../common/media/image.tsx';
import { useMarks } from '../common/places.ts';
import { useCounted, useScene } from '../common/scene-context.ts';
import { Fitted } from '../common/text/fitted.tsx';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { Action, Actions, SectionTitle } from '../food/food-page.tsx';
import paper from '../food/paper.module.css';
import { IngredientList } from './ingredient-list.tsx';
import type { RecipePlate } from './recipe-plates.ts';
import styles from './step-mode.module.css';

type StepModeProps = {
  plate: RecipePlate;
  servings: number | null;
  onClose: () => void;
  onTakeHome: () => void;
};

/** One step at a time, in letters that can be read from the stove. */
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
        <Image media={media} size="full" alt="" mark={marks.own('recipe', id, 'image')} />
        {listed && (
          <section className={styles.needed} aria-label={t.ingredients}>
            <SectionTitle>{t.ingredients}</SectionTitle>
            {servings !== null && (
              <p className={styles.for} {...marks.own('recipe', id, 'servings')}>
                {t.servings(servings)}
              </p>
            )}
            <Fitted
              pager={paper.reading}
              label={t.ingredients}
              told={`${language} ${servings}`}
              between={[1.1, 1.4]}
            >
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
          <Fitted
            pager={paper.reading}
            label={t.step(at + 1, all)}
            told={step.text[language]}
            between={[1.5, 3.8]}
            middle
          >
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

type MealReadyProps = {
  plate: RecipePlate;
  onPrevious: () => void;
  onTakeHome: () => void;
  onClose: () => void;
};

function MealReady({ plate, onPrevious, onTakeHome, onClose }: MealReadyProps) {
  const { language } = useScene();
  const { recipe, media, id } = plate;
  const marks = useMarks();
  useCounted('steps-finished', plate);
  const t = recipeTexts[language];
  return (
    <main className={styles.ready} lang={language}>
      <Image media={media} size="full" mark={marks.own('recipe', id, 'image')} />
      <div className={styles.mealReadyWords}>
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
          <Action onPress={onTakeHome}>{homeCodeTexts[language].takeHome('recipe')}</Action>
          <Action look="main" data-back onPress={onClose}>
            {t.backToRecipe}
          </Action>
        </Actions>
      </div>
    </main>
  );
}
