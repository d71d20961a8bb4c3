import { otherLanguage } from '@psifida/contract/bilingual';
import { languageNames } from '@psifida/contract/content/glass-texts/common-texts';
import { stageTexts } from '@psifida/contract/content/glass-texts/stage-texts';
import { countedLanguage } from '@psifida/contract/content/visits';
import { type ComponentProps, type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { TapButton } from '../common/controls/buttons.tsx';
import { controlsHeight } from '../common/controls/controls.tsx';
import { listening } from '../common/media/listening.ts';
import { useStill } from '../common/places.ts';
import { SceneContext, useScene } from '../common/scene-context.ts';
import { type Card, cardPlace, glassOfCard } from './cards.ts';
import styles from './image-card.module.css';
import { OpenedImage } from './opened-image.tsx';

type ImageCardProps = Omit<ComponentProps<typeof OpenedImage>, 'card'> & {
  card: Card;
  /** How many have room side by side. */
  count: number;
  onLanguage(language: Card['language']): void;
};

/** An opened image with its own language and idle timeout. */
export function ImageCard({ card, count: room, onLanguage, ...opened }: ImageCardProps) {
  const scene = useScene();
  const { glass, count } = scene;
  const { language, column, at } = card;
  const other = otherLanguage(language);
  const place = useMemo(() => cardPlace(glass, { column, at }, room), [glass, column, at, room]);
  const own = useMemo(() => glassOfCard(glass, place), [glass, place]);
  const inside = useMemo(() => ({ ...scene, language, glass: own }), [scene, language, own]);
  const box = useRef<HTMLDivElement>(null);
  const isAsked = useIdleClose(box, opened.onClose);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    ...place,
    '--controls': `${controlsHeight(own)}px`,
    '--air': `${own.airPx}px`,
    '--ease': own.ease,
    '--vw': `${own.width / 100}px`,
    '--vh': `${own.height / 100}px`,
    '--vmin': `${Math.min(own.width, own.height) / 100}px`,
  };
  return (
    <div ref={box} className={styles.card} style={style} data-layer data-upright lang={language}>
      <SceneContext value={inside}>
        <OpenedImage {...opened} card={column} />
      </SceneContext>
      <div className={styles.strip}>
        <TapButton
          className={styles.language}
          lang={other}
          onPress={() => {
            count(countedLanguage[other]);
            onLanguage(other);
          }}
        >
          {languageNames[other]}
        </TapButton>
        <p role="status" className={styles.question}>
          {isAsked && `${stageTexts[language].question} ${stageTexts[language].here}`}
        </p>
      </div>
    </div>
  );
}

/** Asks, and then ends, as the stage does for all of the glass: only touches of the card, or of what is no scene, are an answer. */
function useIdleClose(box: { readonly current: HTMLElement | null }, onEnd: () => void): boolean {
  const { idleSeconds, warningSeconds } = useScene().times;
  const [isAsked, ask] = useState(false);
  const held = useRef(false);
  held.current = useStill();
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      ask(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(question, idleSeconds * 1_000);
    };
    const question = () => {
      // Whoever listens has nothing to touch; a preview stays on what is edited.
      if (held.current || listening.get()) return wait();
      ask(true);
      timer = window.setTimeout(() => end.current(), warningSeconds * 1_000);
    };
    const sense = ({ target }: Event) => {
      const isElsewhere = target instanceof Element && target.closest('[data-scene="cloud"]');
      if (target instanceof Node && (box.current?.contains(target) || !isElsewhere)) wait();
    };
    wait();
    for (const sign of signs) window.addEventListener(sign, sense, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, sense, { capture: true });
    };
  }, [box, idleSeconds, warningSeconds]);
  return isAsked;
}

const signs = ['pointerdown', 'keydown'] as const;
