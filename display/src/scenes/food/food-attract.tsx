import type { Bilingual } from '@psifida/contract/content/bilingual';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { BilingualTitle } from '../common/bilingual-title.tsx';
import { useScene } from '../common/scene-context.ts';
import { TouchHint } from '../common/touch-hint.tsx';
import { useCrossfade } from '../common/use-crossfade.ts';
import { useItemsShown } from '../common/use-items-shown.ts';
import { useLoop } from '../common/use-loop.ts';
import { usePreparePicture } from '../common/use-prepare-picture.ts';
import styles from './food-attract.module.css';
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
  const { glass, live, language } = useScene();
  const prepare = usePreparePicture('full');
  const key = useLoop({
    keys: plates.map((plate) => plate.key),
    ms: shownMs,
    running: live,
    prepare: (wanted) => prepare(plates.find((one) => one.key === wanted)?.media),
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
        <header className={styles.caption}>
          <div key={`${plate.key} ${language}`} className={styles.name}>
            <BilingualTitle title={plate.title} language={language} />
          </div>
          <TouchHint language={language} />
        </header>
      )}
    </div>
  );
}
