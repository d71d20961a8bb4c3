import type { Size } from '@psifida/contract/registry/check';
import { useMemo } from 'react';
import { useScene } from '../common/scene-context.ts';
import { useBox } from '../common/use-box.ts';
import { type Arrangement, arrange } from './arrange.ts';
import { type Category, type CloudPicture, sample } from './cloud-content.ts';
import styles from './field.module.css';
import { FloatingPicture } from './floating-picture.tsx';
import { GroupName } from './group-name.tsx';
import { Spotlight } from './spotlight.tsx';

const floatingAtMost = 32;

type FieldProps = {
  pictures: readonly CloudPicture[];
  category: Category | null;
  /** Brought forward by itself while nobody is here. */
  spot: CloudPicture | null;
  onOpen(id: string): void;
  onCategory(id: string): void;
};

/** The pictures at their places in the air. With a category chosen its own come nearer and the others withdraw. */
export function Field({ pictures, category, spot, onOpen, onCategory }: FieldProps) {
  const { glass, reducedMotion } = useScene();
  const [field, box] = useBox<HTMLDivElement>();
  const all = useMemo(() => sample(pictures, floatingAtMost), [pictures]);
  const shown = useMemo(
    () =>
      category
        ? sample(
            pictures.filter((picture) => picture.category?.id === category.id),
            floatingAtMost,
          )
        : all,
    [pictures, all, category],
  );
  // Laid out once, in the size in which it floats among all; from then on a picture is only moved and scaled.
  const homes = useMemo(() => arranged(all, box, glass.textPx), [all, box, glass.textPx]);
  // Where nothing may move, what comes forward does so in its place.
  const forward = reducedMotion ? undefined : spot?.id;
  const { places, names } = useMemo(
    () => (shown === all && !forward ? homes : arranged(shown, box, glass.textPx, forward)),
    [shown, all, homes, box, glass.textPx, forward],
  );
  const categories = new Map(all.flatMap(({ category: one }) => (one ? [[one.id, one]] : [])));
  const mounted = category ? [...new Set([...all, ...shown])] : all;
  const lit = spot && places.get(spot.id);
  return (
    <div ref={field} className={styles.field} data-resting={reducedMotion} data-spot={spot !== null}>
      {box.width > 0 &&
        mounted.map((picture, index) => (
          <FloatingPicture
            key={picture.id}
            picture={picture}
            index={index}
            home={homes.places.get(picture.id) ?? places.get(picture.id)}
            place={places.get(picture.id)}
            lit={spot?.id === picture.id}
            onOpen={onOpen}
          />
        ))}
      {[...names].map(([id, place]) => (
        <GroupName key={id} category={categories.get(id)} place={place} onChoose={() => onCategory(id)} />
      ))}
      {spot && lit && <Spotlight key={spot.id} picture={spot} place={lit} />}
    </div>
  );
}

const arranged = (
  pictures: readonly CloudPicture[],
  field: Size,
  textPx: number,
  forward?: string,
): Arrangement =>
  arrange(
    pictures.map(({ id, media, category }) => ({ id, size: media.size, group: category?.id ?? '' })),
    field,
    { seed: pictures[0]?.id ?? '', gap: textPx * 1.1, name: textPx * 2.2, forward },
  );
