import { type Bilingual, otherLanguage } from '@psifida/contract/bilingual';
import { shortTakeHomeAddress, type Taken, takeHomeAddress } from '@psifida/contract/endpoints/take-home';
import { type RuntimeConfig, runtimeConfigPath } from '@psifida/contract/runtime-config';
import { useEffect, useMemo, useState } from 'react';
import { encode } from 'uqr';
import type { Shown } from '../scene.ts';
import { RoundButton } from './buttons.tsx';
import { Dialog } from './dialog.tsx';
import styles from './home-code.module.css';
import { homeCodeTexts } from './home-code-texts.ts';
import { publicOriginOf } from './public-origin-of.ts';
import { useCounted, useScene } from './scene-context.ts';
import { texts } from './texts.ts';

/** The free margin that readers need around a code, in its squares. */
const quietZone = 4;

export type Takeable = Taken & { title: Bilingual };

type HomeCodeProps = {
  taken: Takeable;
  /** Where it is on the glass. */
  shown: Shown;
  /** Of a recipe, where they are others than it was written for. */
  servings?: number | null;
  onClose: () => void;
};

/** What a scene has to lay somewhere for it to be taken home: a button of its own kind by this name, and the sheet. */
export function useHomeCode(props: Omit<HomeCodeProps, 'onClose'>) {
  const { language } = useScene();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    isOpen,
    open: () => setOpen(true),
    close,
    name: homeCodeTexts[language].takeHome[props.taken.kind],
    sheet: isOpen && <HomeCode {...props} onClose={close} />,
  };
}

/** A code for the visitor's own phone: what is open here, in the language it is read in, and nothing about the visitor. */
function HomeCode({ taken, shown, servings = null, onClose }: HomeCodeProps) {
  const { language } = useScene();
  useCounted('taken-home', shown);
  const t = homeCodeTexts[language];
  const other = otherLanguage(language);
  const origin = usePublicOrigin();
  const address = new URL(takeHomeAddress(taken, language, servings), origin).href;
  const typed = new URL(shortTakeHomeAddress(taken.id), origin);
  const { size, path } = useMemo(() => {
    const code = encode(address, { border: quietZone });
    const squares = code.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: code.size, path: squares.join('') };
  }, [address]);
  return (
    <Dialog label={t.takeHome[taken.kind]} className={styles.over}>
      <div className={styles.sheet} lang={language}>
        <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={address}>
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#0b1620" shapeRendering="crispEdges" />
        </svg>
        <div className={styles.words}>
          <h2 className={styles.name}>{taken.title[language]}</h2>
          <p className={styles.hint}>{t.hint[taken.kind]}</p>
          <p className={styles.otherHint} lang={other}>
            {homeCodeTexts[other].hint[taken.kind]}
          </p>
          <p className={styles.typed}>
            {t.typed}{' '}
            <span className={styles.address}>
              {typed.host}
              {typed.pathname}
            </span>
          </p>
        </div>
        <RoundButton
          icon="close"
          label={texts[language].close}
          lang={language}
          className={styles.close}
          onPress={onClose}
        />
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
