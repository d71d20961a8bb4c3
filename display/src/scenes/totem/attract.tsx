import { useState } from 'react';
import { BilingualTitle } from '../common/bilingual-title.tsx';
import { MovingPicture } from '../common/moving-picture.tsx';
import { useScene } from '../common/scene-context.ts';
import scrim from '../common/scrim.module.css';
import { TouchHint } from '../common/touch-hint.tsx';
import styles from './totem.module.css';
import type { Glimpse } from './tour.ts';

const fadeMs = 1_600;

/** What passes by while nobody is here: large pictures of the places, with their names, and that one may touch. */
export function Attract({ glimpse, ms }: { glimpse: Glimpse; ms: number }) {
  const { glass, language } = useScene();
  const layers = useTwo(glimpse);
  return (
    <>
      {layers.map(({ turn, glimpse: { media } }) => (
        <MovingPicture key={turn} media={media} box={glass} turn={turn} ms={ms + 2 * fadeMs} />
      ))}
      <header className={`${scrim.below} ${styles.invitation}`}>
        <div key={`${glimpse.key} ${language}`} className={styles.name}>
          <BilingualTitle title={glimpse.title} language={language} />
        </div>
        <TouchHint language={language} />
      </header>
    </>
  );
}

type Layer = { glimpse: Glimpse; turn: number };

function useTwo(glimpse: Glimpse): readonly Layer[] {
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const top = layers.at(-1);
  if (top?.glimpse.key === glimpse.key) return layers;
  const next = [...layers.slice(-1), { glimpse, turn: (top?.turn ?? -1) + 1 }];
  setLayers(next);
  return next;
}
