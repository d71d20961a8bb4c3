import { BilingualTitle } from '../common/bilingual-title.tsx';
import { MovingPicture } from '../common/moving-picture.tsx';
import { useScene } from '../common/scene-context.ts';
import scrim from '../common/scrim.module.css';
import { TouchHint } from '../common/touch-hint.tsx';
import { useCrossfade } from '../common/use-crossfade.ts';
import styles from './totem.module.css';
import type { Glimpse } from './tour.ts';

const fadeMs = 1_600;

/** What passes by while nobody is here: large pictures of the places, with their names, and that one may touch. */
export function Attract({ glimpse, ms }: { glimpse: Glimpse; ms: number }) {
  const { glass, language } = useScene();
  const layers = useCrossfade(glimpse);
  return (
    <>
      {layers.map(({ turn, item: { media } }) => (
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
