import type { Size } from '@psifida/contract/registry/check';
import { type CSSProperties, useMemo } from 'react';
import { altOf } from '../common/alt-of.ts';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { useBox } from '../common/use-box.ts';
import { arrange, floatingAspect, type Place } from './arrange.ts';
import styles from './cloud.module.css';
import { type Category, type CloudPicture, sample } from './cloud-content.ts';
import { cloudTexts } from './cloud-texts.ts';

const floatingAtMost = 32;

type FieldProps = {
  pictures: readonly CloudPicture[];
  category: Category | null;
  /** Brought forward by itself while nobody is here. */
  spot: CloudPicture | null;
  onOpen(id: string): void;
};

/** The pictures at their places in the air. With a category chosen its own come nearer and the others withdraw. */
export function Field({ pictures, category, spot, onOpen }: FieldProps) {
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
  const homes = useMemo(() => placesOf(all, box, glass.textPx), [all, box, glass.textPx]);
  const places = useMemo(
    () => (shown === all ? homes : placesOf(shown, box, glass.textPx)),
    [shown, all, homes, box, glass.textPx],
  );
  const mounted = category ? [...new Set([...all, ...shown])] : all;
  return (
    <div
      ref={field}
      className={`${styles.field} ${reducedMotion ? styles.resting : ''}`}
      data-spot={spot !== null}
    >
      {box.width > 0 &&
        mounted.map((picture, index) => (
          <FloatingPicture
            key={picture.id}
            picture={picture}
            index={index}
            base={homes.get(picture.id) ?? largestOf(picture, box)}
            place={spot?.id === picture.id ? forward(picture, box) : places.get(picture.id)}
            lit={spot?.id === picture.id}
            onOpen={onOpen}
          />
        ))}
    </div>
  );
}

const placesOf = (pictures: readonly CloudPicture[], field: Size, textPx: number) =>
  arrange(
    pictures.map(({ id, media, category }) => ({ id, size: media.size, group: category?.id ?? '' })),
    field,
    { seed: pictures[0]?.id ?? '', gap: textPx * 0.9 },
  );

/** The largest that a picture becomes here. */
function largestOf({ media: { size } }: CloudPicture, field: Size): Size {
  const aspect = floatingAspect(size);
  const width = Math.min(field.width * 0.62, field.height * 0.94 * aspect);
  return { width, height: width / aspect };
}

const forward = (picture: CloudPicture, field: Size): Place => ({
  ...largestOf(picture, field),
  x: field.width / 2,
  y: field.height / 2,
  depth: 1,
});

type FloatingProps = {
  picture: CloudPicture;
  index: number;
  base: Size;
  /** None while another category is chosen. */
  place: Place | undefined;
  lit: boolean;
  onOpen(id: string): void;
};

function FloatingPicture({
  picture: { id, media, category },
  index,
  base,
  place,
  lit,
  onOpen,
}: FloatingProps) {
  const { language } = useScene();
  const style: CSSProperties & Record<`--${string}`, string | number> = place
    ? {
        width: base.width,
        height: base.height,
        transform: `translate(${place.x - place.width / 2}px, ${place.y - place.height / 2}px) scale(${place.width / base.width})`,
        zIndex: lit ? 10 : Math.round(place.depth * 4),
        '--depth': place.depth,
        '--scale': place.width / base.width,
        '--period': `${32 + ((index * 7) % 13)}s`,
        '--delay': `${-((index * 11) % 23)}s`,
      }
    : { width: base.width, height: base.height, visibility: 'hidden', opacity: 0 };
  return (
    <button
      type="button"
      className={styles.picture}
      style={style}
      data-lit={lit}
      aria-label={altOf(media, language) || (category?.title[language] ?? cloudTexts[language].picture)}
      lang={language}
      onClick={() => onOpen(id)}
    >
      <Picture media={media} size={lit ? 'full' : 'small'} alt="" />
    </button>
  );
}
