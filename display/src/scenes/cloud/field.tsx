import type { Size } from '@psifida/contract/registry/check';
import { type CSSProperties, useMemo } from 'react';
import { altOf } from '../common/alt-of.ts';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { useBox } from '../common/use-box.ts';
import { type Arrangement, arrange, type NamePlace, type Place } from './arrange.ts';
import styles from './cloud.module.css';
import { type Category, type CloudPicture, sample } from './cloud-content.ts';
import { cloudTexts } from './cloud-texts.ts';
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
    { seed: pictures[0]?.id ?? '', gap: textPx, name: textPx * 2.2, forward },
  );

type FloatingProps = {
  picture: CloudPicture;
  index: number;
  home: Place | undefined;
  /** None while another category is chosen. */
  place: Place | undefined;
  lit: boolean;
  onOpen(id: string): void;
};

function FloatingPicture({
  picture: { id, media, category },
  index,
  home,
  place,
  lit,
  onOpen,
}: FloatingProps) {
  const { language } = useScene();
  if (!home) return null;
  const scale = place ? place.width / home.width : 1;
  const style: CSSProperties & Record<`--${string}`, string | number> = place
    ? {
        width: home.width,
        height: home.height,
        transform: `translate(${place.x - place.width / 2}px, ${place.y - place.height / 2}px) scale(${scale})`,
        zIndex: lit ? 10 : Math.round(home.depth * 4),
        '--depth': home.depth,
        // What becomes smaller keeps its corners and its shadow: it need not be painted again.
        '--scale': Math.max(1, scale),
        '--period': `${32 + ((index * 7) % 13)}s`,
        '--delay': `${-((index * 11) % 23)}s`,
      }
    : { width: home.width, height: home.height, visibility: 'hidden', opacity: 0 };
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

type GroupNameProps = { category: Category | undefined; place: NamePlace; onChoose(): void };

/** What the pictures beneath it have in common. Whoever touches it sees these alone. */
function GroupName({ category, place, onChoose }: GroupNameProps) {
  const { language } = useScene();
  if (!category) return null;
  return (
    <button
      type="button"
      className={styles.groupName}
      style={{ transform: `translate(${place.x}px, ${place.y}px)`, maxWidth: place.width }}
      lang={language}
      onClick={onChoose}
    >
      <span>{category.title[language]}</span>
    </button>
  );
}
