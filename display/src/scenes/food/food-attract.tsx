import type { Bilingual } from '@psifida/contract/content/bilingual';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useRef } from 'react';
import { BilingualTitle } from '../common/bilingual-title.tsx';
import { decodePicture } from '../common/decode-picture.ts';
import { useScene } from '../common/scene-context.ts';
import scrim from '../common/scrim.module.css';
import { TouchHint } from '../common/touch-hint.tsx';
import { useCrossfade } from '../common/use-crossfade.ts';
import { useItemsShown } from '../common/use-items-shown.ts';
import { useLoop } from '../common/use-loop.ts';
import styles from './food.module.css';
import { PassingPicture } from './passing-picture.tsx';

/** Something to eat: what it is called, its picture, and where it stands in the release. */
export type Plate = {
  key: string;
  presentation: string;
  entry: string;
  title: Bilingual;
  media: ReleaseMedia;
};

const shownMs = 9_000;
const fadeMs = 1_600;

/** One plate after the other over the whole glass, until somebody touches it. */
export function FoodAttract({ plates }: { plates: readonly Plate[] }) {
  const { glass, live, language, sourceOf, onTrouble } = useScene();
  const upcoming = useRef<HTMLImageElement>(null);
  const key = useLoop({
    keys: plates.map((plate) => plate.key),
    ms: shownMs,
    running: live,
    prepare: async (wanted) => {
      const plate = plates.find((one) => one.key === wanted);
      if (!plate) return false;
      upcoming.current = await decodePicture(sourceOf(plate.media, 'full'));
      if (!upcoming.current) onTrouble('picture-broken', plate.media.id);
      return upcoming.current !== null;
    },
  });
  const plate = plates.find((one) => one.key === key);
  const layers = useCrossfade(plate);
  useItemsShown(plate ? { presentation: plate.presentation, entry: plate.entry } : null);
  return (
    <div className={styles.attract}>
      {layers.map(({ turn, item: { media } }) => (
        <PassingPicture key={turn} media={media} box={glass} turn={turn} ms={shownMs + 2 * fadeMs} />
      ))}
      {plate && (
        <header className={`${scrim.below} ${styles.caption}`}>
          <div key={`${plate.key} ${language}`} className={styles.appearing}>
            <BilingualTitle title={plate.title} language={language} />
          </div>
          <TouchHint language={language} />
        </header>
      )}
    </div>
  );
}
