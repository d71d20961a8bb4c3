import type { Bilingual } from '@psifida/contract/bilingual';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { UsedKind } from '@psifida/contract/kinds';
import { TouchHint } from '../common/controls/touch-hint.tsx';
import { MovingImage, useCrossfade } from '../common/media/moving-image.tsx';
import { useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { BilingualTitle } from '../common/text/titles.tsx';
import { usePassing } from '../common/time/use-loop.ts';
import styles from './food-attract.module.css';

export type Plate = {
  key: string;
  /** Of the recipe, dish or product itself, which several presentations may show. */
  id: string;
  kind: UsedKind;
  presentation: string;
  entry: string;
  title: Bilingual;
  media: ReleaseMedia;
};

const fadeMs = 1_600;
/** A plate is in the middle of its image: even half of it fills a tall glass better than bands beside it. */
const pans = { before: 0.3, beyond: 0.1 };

/** In sizes of the text, and the share of the glass's height. */
export const plateTitle = { largest: [2.5, 1.4], share: 0.36 } as const;

export function FoodAttract({ plates }: { plates: readonly Plate[] }) {
  const { glass, live, language } = useScene();
  const plate = usePassing(plates, { running: live });
  const layers = useCrossfade(plate);
  const marks = useMarks();
  useItemsShown(plate);
  return (
    <div className={styles.attract}>
      {layers.map(({ turn, item: { kind, id, media, ms } }) => (
        <MovingImage
          key={turn}
          {...{ media, turn, pans }}
          box={glass}
          ms={ms + 2 * fadeMs}
          mark={marks.own(kind, id, 'image')}
        />
      ))}
      {plate && (
        <header className={styles.caption}>
          <div
            key={`${plate.key} ${language}`}
            className={styles.name}
            {...marks.own(plate.kind, plate.id, 'title')}
          >
            <BilingualTitle title={plate.title} {...{ language, ...plateTitle }} />
          </div>
          <TouchHint language={language} />
        </header>
      )}
    </div>
  );
}
