import { otherLanguage } from '@psifida/contract/bilingual';
import type { Size } from '@psifida/contract/registry/check';
import { useMemo } from 'react';
import { altOf } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import typography from '../common/typography.module.css';
import { useBox } from '../common/use-box.ts';
import { type Arrangement, arrange, type NamePlace, type Place } from './arrange.ts';
import { type Category, type CloudPicture, sample } from './cloud-content.ts';
import styles from './field.module.css';
import { FloatingPicture } from './floating-picture.tsx';

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

type GroupNameProps = { category: Category | undefined; place: NamePlace; onChoose(): void };

/** What the pictures beneath it have in common. Whoever touches it sees these alone. */
function GroupName({ category, place, onChoose }: GroupNameProps) {
  const { language } = useScene();
  if (!category) return null;
  return (
    <button
      type="button"
      className={`${typography.label} ${styles.name}`}
      style={{ transform: `translate(${place.x}px, ${place.y}px)`, maxWidth: place.width }}
      lang={language}
      onClick={onChoose}
    >
      <span>{category.title[language]}</span>
    </button>
  );
}

/** What has just come forward, in both languages, on a label at its lower edge. */
function Spotlight({ picture: { media, category }, place }: { picture: CloudPicture; place: Place }) {
  const { language } = useScene();
  const other = otherLanguage(language);
  const said = (one: typeof language) => altOf(media, one) || (category?.title[one] ?? '');
  if (!said(language)) return null;
  return (
    <p
      className={styles.spotlight}
      style={{
        left: place.x - place.width / 2,
        top: place.y + place.height / 2,
        maxWidth: place.width,
      }}
    >
      <span lang={language}>{said(language)}</span>
      {said(other) && said(other) !== said(language) && <em lang={other}>{said(other)}</em>}
    </p>
  );
}
