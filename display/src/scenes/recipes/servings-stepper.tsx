import { servingsAtMost } from '@psifida/contract/content/amounts';
import { Icon } from '../common/buttons.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { recipeTexts } from './recipe-texts.ts';
import styles from './servings-stepper.module.css';

type ServingsStepperProps = { servings: number; onChange: (servings: number) => void; mark: Mark };

export function ServingsStepper({ servings, onChange, mark }: ServingsStepperProps) {
  const t = recipeTexts[useScene().language];
  // A button that is disabled loses the focus of whoever pressed it last.
  const to = (wanted: number) => {
    const isPossible = wanted >= 1 && wanted <= servingsAtMost;
    return { 'aria-disabled': !isPossible, onClick: () => isPossible && onChange(wanted) };
  };
  return (
    <div className={styles.servings} {...mark}>
      <button type="button" className={styles.stepper} aria-label={t.fewer} {...to(servings - 1)}>
        <Icon name="minus" />
      </button>
      <span className={styles.count} role="status">
        {t.servings(servings)}
      </span>
      <button type="button" className={styles.stepper} aria-label={t.more} {...to(servings + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
