import { useState } from 'react';
import { Icon } from '../common/icon.tsx';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { texts } from '../common/texts.ts';
import food from '../food/food.module.css';
import { ingredientLine } from './amounts.ts';
import type { RecipePlate } from './recipe-plates.ts';
import { recipeTexts } from './recipe-texts.ts';
import styles from './recipes.module.css';

type StepModeProps = { plate: RecipePlate; servings: number | null; onClose: () => void };

/** One step at a time, in letters that can be read from the stove. First what is needed, last a good appetite. */
export function StepMode({ plate, servings, onClose }: StepModeProps) {
  const { language } = useScene();
  const { recipe, media } = plate;
  const t = recipeTexts[language];
  const [at, setAt] = useState(0);
  const last = recipe.steps.length;
  const step = recipe.steps[at - 1];
  return (
    <main className={styles.stepMode} lang={language}>
      <div className={styles.stepPicture}>
        <Picture media={media} size="full" alt="" />
      </div>
      <div className={styles.stepWords}>
        <p className={styles.stepOf} role="status">
          {recipe.title[language]} · {at === 0 ? t.ingredients : t.step(at, last)}
        </p>
        <ScrollArea key={at} lang={language} label={t.stepByStep} className={food.reading}>
          {step ? (
            <p className={styles.stepText}>{step.text[language]}</p>
          ) : (
            <ul className={`${styles.ingredients} ${styles.large}`}>
              {recipe.ingredients.map((one) => {
                const line = ingredientLine(one, language, { written: recipe.servings, wanted: servings });
                return (
                  <li key={one.id}>
                    <span className={styles.amount}>{line.amount}</span> {line.text}
                  </li>
                );
              })}
            </ul>
          )}
          {at === last && <p className={styles.ready}>{t.ready}</p>}
        </ScrollArea>
        <div className={styles.dots} aria-hidden="true">
          {[null, ...recipe.steps].map((one, index) => (
            <span
              key={one?.id ?? 'ingredients'}
              data-state={index === at ? 'now' : index < at ? 'done' : ''}
            />
          ))}
        </div>
        <div className={food.actions}>
          <button type="button" className={food.action} onClick={onClose}>
            <Icon name="close" /> {texts[language].close}
          </button>
          <button type="button" className={food.action} disabled={at === 0} onClick={() => setAt(at - 1)}>
            <Icon name="previous" /> {t.previousStep}
          </button>
          <button
            type="button"
            className={`${food.action} ${food.main}`}
            disabled={at === last}
            onClick={() => setAt(at + 1)}
          >
            {t.nextStep} <Icon name="next" />
          </button>
        </div>
      </div>
    </main>
  );
}
