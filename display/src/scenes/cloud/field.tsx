import { useCallback, useMemo } from 'react';
import type { Point } from '../common/media/zoom.ts';
import { type Mark, useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import shapes from '../common/shapes.module.css';
import { wholeTitle } from '../common/text/story.ts';
import { titleBudget } from '../common/text/title-budget.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { useBox } from '../common/use-box.ts';
import { fieldBudget, layField, type NamePlace, type Place } from './arrange.ts';
import type { Category, CloudImage } from './cloud-content.ts';
import styles from './field.module.css';
import { FloatingImage } from './floating-image.tsx';

type FieldProps = {
  presentation: string;
  images: readonly CloudImage[];
  category: Category | null;
  spot: CloudImage | null;
  onOpen(id: string, at: Point): void;
  onCategory(id: string): void;
};

export function Field({ presentation, images, category, spot, onOpen, onCategory }: FieldProps) {
  const { glass, language, reducedMotion } = useScene();
  const marks = useMarks();
  const [field, box] = useBox<HTMLDivElement>();
  const names = useMemo(
    () => new Map(images.flatMap(({ category: one }) => (one ? [[one.id, one.title[language]]] : []))),
    [images, language],
  );
  const budgetOf = useCallback(
    (some: readonly CloudImage[]) => fieldBudget(some, box, { glass, nameOf: (id) => names.get(id) ?? '' }),
    [box, glass, names],
  );
  const whole = useMemo(() => budgetOf(images), [images, budgetOf]);
  const own = useMemo(
    () => (category ? budgetOf(images.filter((image) => image.category?.id === category.id)) : whole),
    [images, whole, category, budgetOf],
  );
  const [all, shown] = [whole.floating, own.floating];
  // Laid out in its size among all; from then on an image is only moved and scaled.
  const homes = useMemo(
    () => layField(all, box, { glass, named: whole.named }),
    [all, box, glass, whole.named],
  );
  // With reduced motion, an image comes forward in its place.
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
        mounted.map((image, index) => (
          <FloatingImage
            key={image.id}
            mark={marks.entry(presentation, image.id, 'media')}
            image={image}
            index={index}
            home={homes.places.get(image.id) ?? places.get(image.id)}
            place={places.get(image.id)}
            lit={spot?.id === image.id}
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
          image={spot}
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

function GroupName({ category, place, mark, onChoose }: GroupNameProps) {
  const { language } = useScene();
  if (!category) return null;
  return (
    <button
      type="button"
      {...mark}
      className={`${shapes.label} ${styles.name}`}
      style={{ transform: `translate(${place.x}px, ${place.y}px)`, maxWidth: place.width }}
      lang={language}
      onClick={onChoose}
    >
      <span>{category.title[language]}</span>
    </button>
  );
}

/** Of an image's height. */
const spotlightShare = 0.55;

type SpotlightProps = { image: CloudImage; place: Place; mark: Mark };

/** In both languages, in one, or not at all where it would hide the image. */
function Spotlight({ image: { category, telling }, place, mark }: SpotlightProps) {
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
