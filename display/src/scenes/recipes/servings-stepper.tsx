import { Icon } from '../common/buttons.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { servingsAtMost } from './amounts.ts';
import { recipeTexts } from './recipe-texts.ts';
import styles from './servings-stepper.module.css';

type ServingsStepperProps = { servings: number; onChange: (servings: number) => void; mark: Mark };

export function ServingsStepper({ servings, onChange, mark }: ServingsStepperProps) {
  const t = recipeTexts[useScene().language];
  return (
    <div className={styles.servings} {...mark}>
      <button
        type="button"
        className={styles.stepper}
        aria-label={t.fewer}
        disabled={servings <= 1}
        onClick={() => onChange(servings - 1)}
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
        onClick={() => onChange(servings + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
