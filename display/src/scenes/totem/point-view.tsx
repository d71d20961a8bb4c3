import { type CSSProperties, useState } from 'react';
import { RoundButton } from '../common/buttons.tsx';
import { ListenPill, Spoken, useListening } from '../common/listen.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import typography from '../common/typography.module.css';
import { withHyphens } from '../common/with-hyphens.ts';
import { Zoomable } from '../common/zoomable.tsx';
import { fitText } from './fit-text.ts';
import { Gallery } from './gallery.tsx';
import { MapView } from './map-view.tsx';
import { PillButton } from './pill-button.tsx';
import { PointNumber } from './point-number.tsx';
import styles from './point-view.module.css';
import { sightsOf } from './sights.ts';
import { Split, useHeading } from './split.tsx';
import { Strip } from './strip.tsx';
import { totemTexts } from './totem-texts.ts';
import type { Tour, TourPoint } from './tour.ts';
import { hasCount, useHomeButton } from './use-home-button.tsx';

type PointViewProps = { tour: Tour; point: TourPoint; onOpen(point: string): void; onClose(): void };

/** One point: what is to be seen of it fills the glass down to its words; beneath them whatever can be touched. */
export function PointView({ tour, point, onOpen, onClose }: PointViewProps) {
  const { language, glass } = useScene();
  const words = totemTexts[language];
  const { presentation, map, points } = tour;
  const marks = useMarks();
  const mark = marks.entry(presentation.id, point.id, 'media');
  const sights = sightsOf(tour, point);
  const [picked, setPicked] = useState<string | null>(null);
  const sight = sights.find(({ key }) => key === picked) ?? sights[0];
  const at = points.indexOf(point);
  const open = (way: 1 | -1) => {
    const other = points[(at + way + points.length) % points.length];
    if (other) onOpen(other.id);
  };
  const back = map ? words.toMap : words.toPoints;
  const counts = hasCount(glass, back);
  const code = useHomeButton(
    { kind: 'point', id: point.id, title: point.title },
    { presentation: presentation.id, entry: point.id },
    { pill: back, rounds: points.length > 1 ? (counts ? 3 : 2) : 0 },
  );
  const { listening, spoken } = useListening(point.sound, language);
  const text = point.text[language];
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
        inert={code.isOpen}
        above={
          <>
            {sight && !sight.isMap && (
              <Zoomable media={sight.media} corner="top">
                <Gallery
                  mark={point.media.length ? mark : marks.picture(presentation, sight.media)}
                  media={sights.filter(({ isMap }) => !isMap).map(({ media }) => media)}
                  wanted={sight.media}
                />
              </Zoomable>
            )}
            {sight?.isMap && map && (
              <div className={styles.map}>
                <MapView presentation={presentation.id} {...{ map, points }} current={point} />
              </div>
            )}
          </>
        }
        foot={
          <>
            <PillButton icon="back" name={back} lang={language} onPress={onClose} />
            {code.button}
            {points.length > 1 && (
              <span className={styles.walk}>
                {counts && (
                  <span className={styles.count} lang={language}>
                    {at + 1} / {points.length}
                  </span>
                )}
                <RoundButton
                  icon="previous"
                  label={words.previousPoint}
                  lang={language}
                  tone="quiet"
                  onPress={() => open(-1)}
                />
                <RoundButton
                  icon="next"
                  label={words.nextPoint}
                  lang={language}
                  tone="quiet"
                  onPress={() => open(1)}
                />
              </span>
            )}
          </>
        }
      >
        {!moves && head}
        <ScrollArea key={`${point.id} ${language}`} lang={language} className={styles.words}>
          {moves && head}
          <p
            className={`${typography.body} ${styles.text}`}
            style={size}
            {...marks.entry(presentation.id, point.id, 'text')}
          >
            {withHyphens(text, language)}
          </p>
          <div style={size}>
            <Spoken said={spoken} className={`${typography.body} ${styles.text}`} />
          </div>
        </ScrollArea>
        <ListenPill listening={listening} language={language} />
        {sights.length > 1 && (
          <Strip {...{ sights, point, mark }} current={sight?.key ?? ''} onPick={setPicked} />
        )}
      </Split>
      {code.sheet}
    </>
  );
}
