import type { Size } from '@psifida/contract/registry/check';
import { Board } from '../common/board/board.tsx';
import { controlsHeight } from '../common/controls/controls.tsx';
import { TouchHint } from '../common/controls/touch-hint.tsx';
import { altOf } from '../common/media/image.tsx';
import { useCrossfade } from '../common/media/moving-image.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { BilingualTitle } from '../common/text/titles.tsx';
import type { Passing } from '../common/time/use-loop.ts';
import type { Glass } from '../scene.ts';
import styles from './attract.module.css';
import { PanningImage } from './panning-image.tsx';
import type { Glimpse } from './tour.ts';

const fadeMs = 1_600;

/** On a tall glass the words at its foot have a ground of their own: the image ends beneath it. */
const tallShare = 0.86;

/** In sizes of the text: the leading language, and the other. */
export const largestTitle = (isTall: boolean, access: boolean) => {
  if (!isTall) return [2.2, 1.2] as const;
  return access ? ([2.7, 1.4] as const) : ([3.5, 1.75] as const);
};

/** Of the glass's height, for the title. */
export const titleShare = 0.34;

/** Where the image is. */
export const attractBox = ({ width, height }: Size): Size => ({
  width,
  height: height * (height > width ? tallShare : 1),
});

/** Beneath the words over an image: the hint, and the stage's own buttons. */
export const footPx = (glass: Glass): number =>
  controlsHeight(glass) + glass.textPx * 3.4 + glass.airPx * 1.4;

const nothing = { id: '', entries: [] };

type AttractProps = { glimpse: Passing<Glimpse>; glimpses: readonly Glimpse[] };

export function Attract({ glimpse, glimpses }: AttractProps) {
  const { glass, language, access, presentations, sourceOf } = useScene();
  const layers = useCrossfade(glimpse);
  const { presentation, entry, title, tour } = glimpse;
  const marks = useMarks();
  const own = marks.own('presentation', presentation, 'title');
  const isTall = glass.height > glass.width;
  const box = attractBox(glass);
  return (
    <>
      {layers.map(({ turn, item: { media, ms, board, ...shown } }) =>
        board ? (
          <Board
            key={turn}
            item={board}
            ms={ms}
            current={shown.key === glimpse.key}
            foot={{
              children: <TouchHint language={language} />,
              px: footPx(glass),
            }}
          />
        ) : (
          <PanningImage
            key={turn}
            {...{ media, box, turn }}
            ms={ms + 2 * fadeMs}
            way="pass"
            mark={
              shown.entry
                ? marks.entry(shown.presentation, shown.entry, 'media')
                : marks.image(presentations.find(({ id }) => id === shown.presentation) ?? nothing, media)
            }
          >
            <img
              src={sourceOf(media, 'full')}
              alt={altOf(media, language)}
              lang={language}
              decoding="sync"
              draggable={false}
            />
          </PanningImage>
        ),
      )}
      {!glimpse.board && (
        <header className={styles.invitation}>
          <div key={`${glimpse.key} ${language}`} className={styles.name}>
            {tour && (
              <p className={styles.tour} lang={language} {...own}>
                {tour[language]}
              </p>
            )}
            <div {...(entry ? marks.entry(presentation, entry, 'title') : own)}>
              <BilingualTitle
                title={title}
                language={language}
                largest={largestTitle(isTall, access)}
                share={titleShare}
              />
            </div>
          </div>
          <div className={styles.larger}>
            <TouchHint language={language} className={styles.hint} />
          </div>
          <div className={styles.progress} aria-hidden="true">
            {glimpses.map(({ key }) => (
              <span key={key} data-now={key === glimpse.key} />
            ))}
          </div>
        </header>
      )}
    </>
  );
}
