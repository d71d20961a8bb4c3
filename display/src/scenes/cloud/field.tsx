import { useCallback, useMemo } from 'react';
import { type Mark, useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { wholeTitle } from '../common/story.ts';
import { titleBudget } from '../common/title-budget.ts';
import typography from '../common/typography.module.css';
import { useBox } from '../common/use-box.ts';
import { withHyphens } from '../common/with-hyphens.ts';
import type { NamePlace, Place } from './arrange.ts';
import type { Category, CloudPicture } from './cloud-content.ts';
import styles from './field.module.css';
import { FloatingPicture } from './floating-picture.tsx';
import { fieldBudget, layField } from './lay-field.ts';

type FieldProps = {
  presentation: string;
  pictures: readonly CloudPicture[];
  category: Category | null;
  /** Brought forward by itself while nobody is here. */
  spot: CloudPicture | null;
  onOpen(id: string): void;
  onCategory(id: string): void;
};

/** The pictures at their places in the air. With a category chosen its own come nearer and the others withdraw. */
export function Field({ presentation, pictures, category, spot, onOpen, onCategory }: FieldProps) {
  const { glass, language, reducedMotion } = useScene();
  const marks = useMarks();
  const [field, box] = useBox<HTMLDivElement>();
  const names = useMemo(
    () => new Map(pictures.flatMap(({ category: one }) => (one ? [[one.id, one.title[language]]] : []))),
    [pictures, language],
  );
  const budgetOf = useCallback(
    (some: readonly CloudPicture[]) => fieldBudget(some, box, { glass, nameOf: (id) => names.get(id) ?? '' }),
    [box, glass, names],
  );
  const whole = useMemo(() => budgetOf(pictures), [pictures, budgetOf]);
  const own = useMemo(
    () => (category ? budgetOf(pictures.filter((picture) => picture.category?.id === category.id)) : whole),
    [pictures, whole, category, budgetOf],
  );
  const [all, shown] = [whole.floating, own.floating];
  // Laid out once, in the size in which it floats among all; from then on a picture is only moved and scaled.
  const homes = useMemo(
    () => layField(all, box, { glass, named: whole.named }),
    [all, box, glass, whole.named],
  );
  // Where nothing may move, what comes forward does so in its place.
  const forward = reducedMotion ? undefined : spot?.id;
  const { places, names: labels } = useMemo(
    () => (shown === all && !forward ? homes : layField(shown, box, { glass, named: own.named, forward })),
    [shown, all, homes, box, glass, own.named, forward],
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
            mark={marks.entry(presentation, picture.id, 'media')}
            picture={picture}
            index={index}
            home={homes.places.get(picture.id) ?? places.get(picture.id)}
            place={places.get(picture.id)}
            lit={spot?.id === picture.id}
            onOpen={onOpen}
          />
        ))}
      {[...labels].map(([id, place]) => (
        <GroupName
          key={id}
          category={categories.get(id)}
          place={place}
          mark={marks.entry(presentation, id, 'title')}
          onChoose={() => onCategory(id)}
        />
      ))}
      {spot && lit && (
        <Spotlight
          key={spot.id}
          picture={spot}
          place={lit}
          mark={marks.entry(presentation, spot.id, 'title')}
        />
      )}
    </div>
  );
}

type GroupNameProps = {
  category: Category | undefined;
  place: NamePlace;
  mark: Mark;
  onChoose(): void;
};

/** What the pictures beneath it have in common. Whoever touches it sees these alone. */
function GroupName({ category, place, mark, onChoose }: GroupNameProps) {
  const { language } = useScene();
  if (!category) return null;
  return (
    <button
      type="button"
      {...mark}
      className={`${typography.label} ${styles.name}`}
      style={{ transform: `translate(${place.x}px, ${place.y}px)`, maxWidth: place.width }}
      lang={language}
      onClick={onChoose}
    >
      <span>{category.title[language]}</span>
    </button>
  );
}

/** Of a picture's height, for what is said of it. */
const spotlightShare = 0.55;

type SpotlightProps = { picture: CloudPicture; place: Place; mark: Mark };

/** What has just come forward, on a label at its lower edge: in both languages, in one, or not where it would hide it. */
function Spotlight({ picture: { category, telling }, place, mark }: SpotlightProps) {
  const { language, glass } = useScene();
  const title = wholeTitle(telling);
  const said = (one: typeof language) => (title ?? category?.title)?.[one] ?? '';
  const room = {
    ...{ ...glass, largest: [1.3, 1] as const },
    ...{ width: place.width - glass.airPx * 2.6, height: place.height * spotlightShare - glass.airPx },
  };
  const [page] = titleBudget({ el: said('el'), en: said('en') }, language, room);
  const whole = page?.some(({ words }) => words === said(language));
  if (!said(language) || !page || !whole || room.height < glass.textPx * 1.3) return null;
  return (
    <p
      className={styles.spotlight}
      {...(title && mark)}
      data-within={glass.ease < 1 || undefined}
      style={{
        left: place.x - place.width / 2,
        top: place.y + place.height / 2,
        maxWidth: place.width - glass.airPx * 0.8,
      }}
    >
      {page.map(({ language: one, words, px, leads }) => {
        const Element = leads ? 'span' : 'em';
        return (
          <Element key={one} lang={one} style={{ fontSize: px }}>
            {withHyphens(words, one)}
          </Element>
        );
      })}
    </p>
  );
}
