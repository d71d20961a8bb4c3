import { type Bilingual, otherLanguage } from '@psifida/contract/bilingual';
import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import { homeCodeTexts } from '@psifida/contract/content/glass-texts/home-texts';
import {
  shortTakeHomeAddress,
  type Taken,
  type TakenWith,
  takeHomeAddress,
} from '@psifida/contract/endpoints/take-home';
import { type RuntimeConfig, runtimeConfigPath } from '@psifida/contract/runtime-config';
import { useEffect, useMemo, useState } from 'react';
import { encode } from 'uqr';
import type { Shown } from '../../scene.ts';
import { useCounted, useScene } from '../scene-context.ts';
import { RoundButton } from './buttons.tsx';
import { Dialog } from './dialog.tsx';
import styles from './home-code.module.css';

/** The free margin that readers need around a code, in its squares. */
const quietZone = 4;

export type Takeable = Taken & { title: Bilingual };

type HomeCodeProps = TakenWith & {
  taken: Takeable;
  shown: Shown;
  onClose: () => void;
};

/** The name of a scene's own button, and the sheet that it opens. */
export function useHomeCode(props: Omit<HomeCodeProps, 'onClose'>) {
  const { language } = useScene();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    isOpen,
    open: () => setOpen(true),
    close,
    name: homeCodeTexts[language].takeHome(props.taken.kind),
    sheet: isOpen && <HomeCode {...props} onClose={close} />,
  };
}

/** A QR code for the visitor's phone; it carries nothing about the visitor. */
export function HomeCode({ taken, shown, servings, from, onClose }: HomeCodeProps) {
  const { language } = useScene();
  useCounted('taken-home', shown);
  const t = homeCodeTexts[language];
  const other = otherLanguage(language);
  const origin = usePublicOrigin();
  const address = new URL(takeHomeAddress(taken, language, { servings, from }), origin).href;
  const typed = new URL(shortTakeHomeAddress(taken.id), origin);
  const { size, path } = useMemo(() => {
    const code = encode(address, { border: quietZone });
    const squares = code.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: code.size, path: squares.join('') };
  }, [address]);
  return (
    <Dialog label={t.takeHome(taken.kind)} className={styles.over}>
      <div className={styles.sheet} lang={language}>
        <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={address}>
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#0b1620" shapeRendering="crispEdges" />
        </svg>
        <div className={styles.words}>
          <h2 className={styles.name}>{taken.title[language]}</h2>
          <p className={styles.hint}>{t.hint(taken.kind)}</p>
          <p className={styles.otherHint} lang={other}>
            {homeCodeTexts[other].hint(taken.kind)}
          </p>
          <p className={styles.typed}>
            {t.typed}{' '}
            <span className={styles.address}>
              {typed.host}
              {typed.pathname}
            </span>
          </p>
        </div>
        <RoundButton icon="close" label={texts[language].close} className={styles.close} onPress={onClose} />
      </div>
    </Dialog>
  );
}

/** The address that the operator has configured, or the one that this display uses. */
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

function addressIn(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const isThisMachine = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** A loopback address leads no phone anywhere. */
export function publicOriginOf(told: string | undefined, own: string): string {
  const address = told ? addressIn(told) : null;
  return address && !isThisMachine(address) ? address.origin : own;
}
