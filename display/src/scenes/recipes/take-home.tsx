import { takeHomeAddress } from '@psifida/contract/endpoints/take-home';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { Icon } from '../common/icon.tsx';
import { useScene } from '../common/scene-context.ts';
import { texts } from '../common/texts.ts';
import food from '../food/food.module.css';
import type { RecipePlate } from './recipe-plates.ts';
import { recipeTexts } from './recipe-texts.ts';
import styles from './recipes.module.css';

/** A code for the visitor's own phone: the recipe, in the language it is read in here, and nothing about the visitor. */
export function TakeHome({ plate, onClose }: { plate: RecipePlate; onClose: () => void }) {
  const { language } = useScene();
  const t = recipeTexts[language];
  const address = new URL(takeHomeAddress(plate.id, language), location.origin).href;
  const { size, path } = useMemo(() => {
    const code = encode(address, { border: 2 });
    const squares = code.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: code.size, path: squares.join('') };
  }, [address]);
  return (
    <div className={styles.veil}>
      <div
        className={styles.takeHome}
        role="dialog"
        aria-modal="true"
        aria-labelledby="take-home"
        lang={language}
      >
        <h2 id="take-home" className={food.sectionTitle}>
          {t.takeHome}
        </h2>
        <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={address}>
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#0b1620" shapeRendering="crispEdges" />
        </svg>
        <p className={food.paragraph}>{t.takeHomeHint}</p>
        <button type="button" className={`${food.action} ${food.main}`} onClick={onClose}>
          <Icon name="close" /> {texts[language].close}
        </button>
      </div>
    </div>
  );
}
