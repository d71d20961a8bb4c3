import { otherLanguage } from '@psifida/contract/bilingual';
import { dateAt } from '@psifida/contract/content/athens-time';
import { useMemo, useRef } from 'react';
import { useHeld, useNotices } from '../common/board/use-notices.ts';
import { TouchHint } from '../common/controls/touch-hint.tsx';
import { isAt, useLeadTo, useMarks } from '../common/places.ts';
import { useItemsShown, useScene, useVisitState } from '../common/scene-context.ts';
import { BilingualTitle } from '../common/text/titles.tsx';
import { usePassing } from '../common/time/use-loop.ts';
import { cardsAtOnce, useCards } from './cards.ts';
import styles from './cloud.module.css';
import { CloudBar } from './cloud-bar.tsx';
import { cloudBudget } from './cloud-budget.ts';
import { type CloudImage, categoriesOf, imagesOf, newsOf, sample, townNews } from './cloud-content.ts';
import { Field } from './field.tsx';
import { ImageCard } from './image-card.tsx';
import { NewsReader, NewsStrip } from './news.tsx';
import { OpenedImage } from './opened-image.tsx';
import { Sky } from './sky.tsx';

type Doing = {
  presentation: string | null;
  category: string | null;
  news: number | null;
};
const nothingYet: Doing = { presentation: null, category: null, news: null };

export default function Cloud() {
  const scene = useScene();
  const { presentations, manifest, news, town, now, language, visit, glass, access, sourceOf, count } = scene;
  const [doing, change] = useVisitState(nothingYet);
  // What somebody reads stays where it is.
  const { notices, today } = useHeld({ notices: useNotices(), today: dateAt(now()) }, doing.news !== null);
  const clouds = useMemo(
    () =>
      presentations.map((presentation) => ({
        presentation,
        categories: categoriesOf(presentation),
        images: imagesOf(presentation, manifest.media),
      })),
    [presentations, manifest],
  );
  const spot = useSpot(clouds);
  const attracting = visit === null;
  const marks = useMarks();
  const hasStrip = useRef(true);
  const found = (id: string | null) => clouds.find(({ images }) => images.some((one) => one.id === id));
  // Whoever touches the glass goes on in what they saw.
  const cloud =
    clouds.find(({ presentation }) => presentation.id === doing.presentation) ?? found(spot) ?? clouds[0];
  const room = cardsAtOnce(glass, access);
  const own = useCards(room);
  const opened = [...own.cards]
    .sort((a, b) => a.column - b.column)
    .flatMap((card) => {
      const of = found(card.id);
      const image = of?.images.find(({ id }) => id === card.id);
      return of && image ? [{ card, of, image }] : [];
    });
  const latest = opened.find(({ image }) => image.id === own.latest);
  const lit = attracting ? cloud?.images.find(({ id }) => id === spot) : undefined;
  useItemsShown(
    cloud && spot
      ? { presentation: (latest?.of ?? cloud).presentation.id, entry: (latest?.image ?? lit)?.id ?? null }
      : null,
  );
  useLeadTo((place) => {
    const kind = presentations.flatMap(({ entries }) => entries).find(({ id }) => id === place.row)?.kind;
    const image = clouds
      .flatMap(({ presentation, images }) =>
        images.map((one) => ({ ...one, entry: one.id, presentation: presentation.id })),
      )
      .find((one) => (place.of === 'media' || kind === 'image') && isAt(place, one));
    change({
      presentation: image?.presentation ?? (place.of === 'presentation' ? place.id : null),
      category: kind === 'image-category' ? place.row : null,
      // Where they have no strip of their own, they are read.
      news: kind === 'news-links' && !hasStrip.current ? 0 : null,
    });
    own.closeAll();
    if (image) own.open(image.entry);
  });
  if (!cloud) return null;

  const items = [
    ...townNews(notices, cloud.presentation.room, { media: manifest.media, town, today, language }),
    ...newsOf(cloud.presentation, presentations, { news, language }),
  ];
  const category = cloud.categories.find(({ id }) => id === doing.category) ?? null;
  const chosen = cloud.images.filter((one) => !category || one.category?.id === category.id);
  const ground = cloud.images[0];
  const item = doing.news === null ? undefined : items[doing.news];
  const { title } = cloud.presentation;
  const titleMark = marks.own('presentation', cloud.presentation.id, 'title');
  const other = otherLanguage(language);
  const said = attracting ? title : { el: title[language], en: title[language] };
  const budget = cloudBudget(
    glass,
    { title: title[language], other: title[other], several: clouds.length > 1, news: items },
    attracting,
  );
  hasStrip.current = budget.news !== 'button';
  const feed = cloud.presentation.entries.find(({ kind }) => kind === 'news-links');
  const newsMark = feed && marks.entry(cloud.presentation.id, feed.id, 'links');
  const choose = (id: string | null) => change({ category: id, presentation: cloud.presentation.id });
  const openNews = (index: number) => {
    count('opened', { presentation: cloud.presentation.id, entry: `news ${index}` });
    change({ news: index });
  };
  return (
    <div className={styles.cloud} data-scene="cloud">
      <Sky source={ground ? sourceOf(ground.media, 'small') : null} />
      <div className={styles.content} inert={Boolean((room === 1 && opened.length > 0) || item)}>
        {budget.title === 'block' ? (
          <div className={styles.block} {...titleMark}>
            <BilingualTitle {...{ title: said, language, largest: largestTitle, share: budget.titleShare }} />
          </div>
        ) : (
          <h1 className={styles.title} lang={language} data-told={budget.title === 'told'} {...titleMark}>
            <span>{title[language]}</span>
            {attracting && <em lang={other}>{title[other]}</em>}
          </h1>
        )}
        <Field
          key={cloud.presentation.id}
          presentation={cloud.presentation.id}
          images={cloud.images}
          category={category}
          spot={lit ?? null}
          onOpen={own.open}
          onCategory={choose}
        />
        {attracting ? (
          <TouchHint
            language={language}
            className={`${styles.hint} ${budget.shortHint ? styles.short : ''}`}
          />
        ) : (
          <CloudBar
            clouds={clouds}
            current={cloud}
            category={category}
            oneRow={budget.oneRow}
            onNews={budget.news === 'button' && items.length > 0 ? () => openNews(0) : null}
            onPresentation={(id) => change({ presentation: id, category: null })}
            onCategory={choose}
          />
        )}
        {budget.news === 'button' ? (
          <div className={styles.foot} />
        ) : (
          <NewsStrip
            key={`news ${cloud.presentation.id}`}
            items={items}
            {...budget.news}
            mark={newsMark}
            onOpen={openNews}
          />
        )}
      </div>
      <div inert={Boolean(item)}>
        {opened.map(({ card, of, image }) => {
          const { column } = card;
          const alike = of.images.filter((one) => one.category?.id === image.category?.id);
          const all = {
            ...{ image, presentation: of.presentation },
            // Where several have opened one, nobody's choice of a category is for the others.
            within: room > 1 || chosen.includes(image) ? alike : chosen,
            onOpen: (id: string) => own.turnTo(column, id),
            onClose: () => own.close(column),
          };
          return room === 1 ? (
            <OpenedImage key="one" {...all} />
          ) : (
            <ImageCard
              key={card.turn}
              {...{ ...all, card }}
              count={room}
              onLanguage={(spoken) => own.setLanguage(column, spoken)}
            />
          );
        })}
      </div>
      {item && (
        <NewsReader
          presentation={cloud.presentation.id}
          items={items}
          at={doing.news ?? 0}
          mark={newsMark}
          onOpen={openNews}
          onClose={() => change({ news: null })}
        />
      )}
    </div>
  );
}

/** In sizes of the text: the leading language, and the other. */
export const largestTitle = [1.9, 1.3] as const;

const spotsPerPresentation = 6;

type Cloudy = { presentation: { id: string }; images: readonly CloudImage[] };

/** A few images of every presentation come forward in turn while nobody is here. */
function useSpot(clouds: readonly Cloudy[]): string | null {
  const { visit, live } = useScene();
  const spots = useMemo(
    () =>
      clouds.flatMap(({ presentation, images }) =>
        sample(images, spotsPerPresentation).map(({ id, media }) => ({
          key: id,
          entry: id,
          presentation: presentation.id,
          media,
        })),
      ),
    [clouds],
  );
  return usePassing(spots, { running: live && visit === null, size: 'small' })?.key ?? null;
}
