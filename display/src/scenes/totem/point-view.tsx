import { totemTexts } from '@psifida/contract/content/glass-texts/totem-texts';
import { type CSSProperties, useState } from 'react';
import { RoundButton } from '../common/controls/buttons.tsx';
import { ScrollArea } from '../common/controls/scroll-area.tsx';
import { altOf, Credit, Image } from '../common/media/image.tsx';
import { ListenPill, Spoken, useListening } from '../common/media/listen.tsx';
import { EasyText, useVersions, VersionPills } from '../common/media/versions.tsx';
import { Zoomable } from '../common/media/zoomable.tsx';
import { type Mark, useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import shapes from '../common/shapes.module.css';
import { withHyphens } from '../common/text/with-hyphens.ts';
import type { Glass } from '../scene.ts';
import { PointEvents, useTakenEvent } from './event-list.tsx';
import { Gallery } from './gallery.tsx';
import { MapView } from './map-view.tsx';
import styles from './point-view.module.css';
import { hasCount, isNarrow, PillButton, PointNumber, Split, useHeading, useHomeButton } from './split.tsx';
import strip from './strip.module.css';
import { mapKey, type Sight, type Spot, sightsOf, type Tour, type TourPoint } from './tour.ts';
import { useWay } from './way.tsx';

type PointViewProps = { tour: Tour; point: TourPoint; onOpen(point: string): void; onClose(): void };

export function PointView({ tour, point, onOpen, onClose }: PointViewProps) {
  const { language, glass } = useScene();
  const words = totemTexts[language];
  const { presentation, map, points } = tour;
  const marks = useMarks();
  const mark = marks.entry(presentation.id, point.id, 'media');
  const sights = sightsOf(tour, point);
  const [picked, setPicked] = useState<string | null>(null);
  const [signers, setSigners] = useState<HTMLElement | null>(null);
  const sight = sights.find(({ key }) => key === picked) ?? sights[0];
  const at = points.indexOf(point);
  const open = (way: 1 | -1) => {
    const other = points[(at + way + points.length) % points.length];
    if (other) onOpen(other.id);
  };
  const back = map ? words.toMap : words.toPoints;
  const counts = hasCount(glass, back);
  const narrow = isNarrow(glass);
  const [isWayOpen, setWayOpen] = useState(false);
  const way = useWay(tour, point, {
    isOpen: isWayOpen,
    toggle: () => {
      setWayOpen(!isWayOpen);
      if (!isWayOpen) setPicked(mapKey);
    },
  });
  const code = useHomeButton(
    { kind: 'point', id: point.id, title: point.title, from: way.from },
    { presentation: presentation.id, entry: point.id },
    { pill: back, rounds: points.length > 1 ? (narrow ? 1 : 2) + Number(counts) : 0 },
  );
  const event = useTakenEvent(presentation);
  const { listening, spoken } = useListening(point.audio, language);
  const { easy, buttons, signer } = useVersions(point, language);
  const text = point.text[language];
  // One pair of arrows is enough: images are pulled with the words, and the way goes on to the next point alone.
  const images = sights.length > 1 && (
    <Strip {...{ sights, point, mark, narrow }} current={sight?.key ?? ''} onPick={setPicked} />
  );
  const size: CSSProperties & Record<`--${string}`, string> = {
    '--fit': String(fitText(text.length, glass)),
  };
  const { heading, moves } = useHeading(
    point.title[language],
    marks.entry(presentation.id, point.id, 'title'),
  );
  const head = (
    <div className={styles.heading}>
      {point.number !== null && <PointNumber number={point.number} large />}
      {heading}
    </div>
  );
  return (
    <>
      <Split
        reading
        brief={!way.words && text === '' && !spoken && !presentation.room?.events}
        inert={code.isOpen || event.sheet !== null}
        above={
          <>
            {sight && !sight.isMap && (
              <Zoomable media={sight.media} corner="top">
                <Gallery
                  mark={point.media.length ? mark : marks.image(presentation, sight.media)}
                  media={sights.filter(({ isMap }) => !isMap).map(({ media }) => media)}
                  wanted={sight.media}
                />
              </Zoomable>
            )}
            {sight && <Credit media={sight.media} />}
            {sight?.isMap && map && (
              <div className={styles.map}>
                <MapView presentation={presentation.id} {...{ map, points }} current={point} way={way.way} />
              </div>
            )}
          </>
        }
        foot={
          <>
            <PillButton icon="back" name={back} onPress={onClose} />
            {code.button}
            {points.length > 1 && (
              <span className={styles.walk}>
                {counts && (
                  <span className={styles.count} lang={language}>
                    {at + 1} / {points.length}
                  </span>
                )}
                {!narrow && (
                  <RoundButton
                    icon="previous"
                    label={words.previousPoint}
                    tone="quiet"
                    onPress={() => open(-1)}
                  />
                )}
                <RoundButton icon="next" label={words.nextPoint} tone="quiet" onPress={() => open(1)} />
              </span>
            )}
          </>
        }
      >
        {!moves && head}
        <ScrollArea key={`${point.id} ${language} ${isWayOpen}`} className={styles.words}>
          {moves && head}
          {way.words}
          {way.words ? null : easy ? (
            <EasyText text={easy} language={language} />
          ) : (
            <p
              className={`${shapes.body} ${styles.text}`}
              style={size}
              {...marks.entry(presentation.id, point.id, 'text')}
            >
              {withHyphens(text, language)}
            </p>
          )}
          {!way.words && (
            <div style={size}>
              <Spoken said={spoken} className={`${shapes.body} ${styles.text}`} />
            </div>
          )}
          {narrow && images}
          {!way.words && <PointEvents {...{ presentation, signers }} point={point.id} onTake={event.take} />}
        </ScrollArea>
        <VersionPills
          buttons={[...buttons.filter(({ icon }) => !way.words || icon !== 'easy'), ...way.buttons]}
          {...{ language }}
          short={narrow}
        >
          {listening && <ListenPill listening={listening} language={language} />}
        </VersionPills>
        {!narrow && images}
      </Split>
      {signer}
      <div ref={setSigners} />
      {code.sheet}
      {event.sheet}
    </>
  );
}

/** Of the glass: a shorter text is set larger. */
const share = 0.22;
/** In em: the width of a letter, and the height of a line. */
const letter = 0.5;
const line = 1.5;
const [least, most] = [1.1, 1.9];

/** In multiples of the smallest readable size. */
export function fitText(
  length: number,
  { width, height, textPx }: Pick<Glass, 'width' | 'height' | 'textPx'>,
): number {
  const size = Math.sqrt((width * height * share) / (Math.max(1, length) * letter * line));
  return Math.min(most, Math.max(least, Math.round((size / textPx) * 20) / 20));
}

type StripProps = {
  sights: readonly Sight[];
  current: string;
  point: TourPoint;
  /** Of the point's own images. */
  mark: Mark;
  /** In rows that are pulled with the words. */
  narrow?: boolean;
  onPick(key: string): void;
};

/** An image cut around a point has it at the same share of the cut as of the whole. */
const asShare = ({ x, y }: Spot) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

export function Strip({ sights, current, point, mark, narrow = false, onPick }: StripProps) {
  const { language } = useScene();
  const words = totemTexts[language];
  const tiles = sights.map(({ key, media, isMap }) => (
    <button
      key={key}
      type="button"
      className={strip.tile}
      {...(!isMap && mark)}
      lang={language}
      aria-label={isMap ? words.onMap : altOf(media, language) || words.image}
      aria-pressed={key === current}
      onClick={() => onPick(key)}
    >
      <Image media={media} size="small" alt="" {...(isMap && point.place ? { focal: point.place } : {})} />
      {isMap && point.place && <span className={strip.here} style={asShare(point.place)} />}
    </button>
  ));
  if (narrow) return <div className={strip.rows}>{tiles}</div>;
  return (
    <ScrollArea
      direction="across"
      label={words.images}
      words={{ before: words.earlierImages, after: words.laterImages }}
      className={strip.strip}
    >
      {tiles}
    </ScrollArea>
  );
}
