import { otherLanguage } from '@psifida/contract/bilingual';
import { shortTakeHomeAddress, takeHomeAddress } from '@psifida/contract/endpoints/take-home';
import { type RuntimeConfig, runtimeConfigPath } from '@psifida/contract/runtime-config';
import { useEffect, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { Icon } from '../common/buttons.tsx';
import { Dialog } from '../common/dialog.tsx';
import { useCounted, useScene } from '../common/scene-context.ts';
import { texts } from '../common/texts.ts';
import { Action } from '../food/food-page.tsx';
import { publicOriginOf } from './public-origin-of.ts';
import type { RecipePlate } from './recipe-plates.ts';
import { recipeTexts } from './recipe-texts.ts';
import styles from './take-home.module.css';

/** The free margin that readers need around a code, in its squares. */
const quietZone = 4;

type TakeHomeProps = { plate: RecipePlate; servings: number | null; onClose: () => void };

/** A code for the visitor's own phone: the recipe, in the language it is read in here, and nothing about the visitor. */
export function TakeHome({ plate, servings, onClose }: TakeHomeProps) {
  const { language } = useScene();
  useCounted('taken-home', plate);
  const t = recipeTexts[language];
  const other = otherLanguage(language);
  const origin = usePublicOrigin();
  const address = new URL(
    takeHomeAddress(plate.id, language, servings === plate.recipe.servings ? null : servings),
    origin,
  ).href;
  const typed = new URL(shortTakeHomeAddress(plate.id), origin);
  const { size, path } = useMemo(() => {
    const code = encode(address, { border: quietZone });
    const squares = code.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: code.size, path: squares.join('') };
  }, [address]);
  return (
    <Dialog label={t.takeHome} className={styles.over}>
      <div className={styles.sheet} lang={language}>
        <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={address}>
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#0b1620" shapeRendering="crispEdges" />
        </svg>
        <div className={styles.words}>
          <h2 className={styles.name}>{plate.title[language]}</h2>
          <p className={styles.hint}>{t.takeHomeHint}</p>
          <p className={styles.otherHint} lang={other}>
            {recipeTexts[other].takeHomeHint}
          </p>
          <p className={styles.typed}>
            {t.typed}{' '}
            <span className={styles.address}>
              {typed.host}
              {typed.pathname}
            </span>
          </p>
        </div>
        <Action look="main" className={styles.close} onPress={onClose}>
          <Icon name="close" /> {texts[language].close}
        </Action>
      </div>
    </Dialog>
  );
}

/** Where the visitor's phone finds the product: as the operator has told it, or where this display has found it. */
function usePublicOrigin(): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(runtimeConfigPath, { signal: leaving.signal })
      .then(async (answer) => {
        const { publicUrl }: Partial<RuntimeConfig> = answer.ok ? await answer.json() : {};
        setOrigin(publicOriginOf(publicUrl, location.origin));
      })
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return origin;
}
