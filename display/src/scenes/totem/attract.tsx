import { useCrossfade } from '../common/moving-picture.tsx';
import { altOf } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { BilingualTitle } from '../common/titles.tsx';
import { TouchHint } from '../common/touch-hint.tsx';
import type { Passing } from '../common/use-loop.ts';
import styles from './attract.module.css';
import { PanningPicture } from './panning-picture.tsx';
import type { Glimpse } from './tour.ts';

const fadeMs = 1_600;

/** On a tall glass the words at its foot have a ground of their own, see `.invitation`: the picture ends beneath it. */
const tallShare = 0.86;

/** In sizes of the text: the leading language, and the other. */
const largestTitle = (isTall: boolean, access: boolean) => {
  if (!isTall) return [2.2, 1.2] as const;
  return access ? ([2.7, 1.4] as const) : ([3.5, 1.75] as const);
};

type AttractProps = { glimpse: Passing<Glimpse>; glimpses: readonly Glimpse[] };

/** What passes by while nobody is here: the places, filling the glass, with their names, and that one may touch. */
export function Attract({ glimpse, glimpses }: AttractProps) {
  const { glass, language, access, sourceOf } = useScene();
  const layers = useCrossfade(glimpse);
  const { title, tour } = glimpse;
  const isTall = glass.height > glass.width;
  const box = { width: glass.width, height: glass.height * (isTall ? tallShare : 1) };
  return (
    <>
      {layers.map(({ turn, item: { media, ms } }) => (
        <PanningPicture key={turn} media={media} box={box} turn={turn} ms={ms + 2 * fadeMs} way="pass">
          <img
            src={sourceOf(media, 'full')}
            alt={altOf(media, language)}
            lang={language}
            decoding="sync"
            draggable={false}
          />
        </PanningPicture>
      ))}
      <header className={styles.invitation}>
        <div key={`${glimpse.key} ${language}`} className={styles.name}>
          {tour && (
            <p className={styles.tour} lang={language}>
              {tour[language]}
            </p>
          )}
          <BilingualTitle
            title={title}
            language={language}
            largest={largestTitle(isTall, access)}
            share={0.34}
          />
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
    </>
  );
}
