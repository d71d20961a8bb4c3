import type { Bilingual } from '@psifida/contract/bilingual';
import { hasCaptions } from '@psifida/contract/content/captions';
import { useMemo, useRef, useState } from 'react';
import captions from '../common/captions.module.css';
import { useSaid } from '../common/captions.ts';
import { altOf, BlurredFill, Picture } from '../common/picture.tsx';
import { isAt, type Mark, useAsked, useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { PassingTitle } from '../common/titles.tsx';
import { coverShare } from '../common/travel.ts';
import { WordsPane } from '../common/words-pane.tsx';
import { filmsOf } from './film-list.ts';
import styles from './films.module.css';
import { useReel } from './use-reel.ts';

/** Films are cut less readily than pictures: words in them stand close to the edge. */
const coverAtLeast = 0.88;

/** Two elements: one plays in front, the next film waits unnoticed with its first frame painted. */
export default function Films() {
  const { presentations, manifest, glass, language, sound, sourceOf, wall } = useScene();
  const all = useMemo(() => filmsOf(presentations, manifest.media), [presentations, manifest]);
  const marks = useMarks();
  const asked = useAsked();
  const wanted = asked ? all.findIndex((film) => isAt(asked, film)) : -1;
  // What is asked for begins the reel.
  const films = useMemo(
    () => (wanted > 0 ? [...all.slice(wanted), ...all.slice(0, wanted)] : all),
    [all, wanted],
  );
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  const videos = useMemo(() => [first, second] as const, []);
  const reel = useReel(films, videos);
  const item = films[reel?.film ?? 0];
  const [posterShown, setPosterShown] = useState(false);
  useItemsShown(
    item && (reel || posterShown) ? { presentation: item.presentation, entry: item.entry } : null,
    reel?.turn,
  );
  if (!item) return null;
  const fit = coverShare(item.media.size, glass) >= coverAtLeast ? styles.cover : styles.whole;
  const poster = item.media.pictures.length > 0;
  const front = reel && videos[reel.slot].current;
  return (
    <div className={styles.films}>
      <div className={styles.curtain} style={{ background: item.media.placeholder?.color }}>
        {poster ? (
          <BlurredFill source={sourceOf(item.media, 'small')} />
        ) : (
          // The film in front has its first frame painted: without a poster that is what its colours are taken from.
          reel && front && <BlurredFill key={reel.round} source={front} />
        )}
      </div>
      {videos.map((video, slot) => (
        <video
          key={slot === 0 ? 'first' : 'second'}
          ref={video}
          className={`${styles.film} ${captions.captioned} ${fit} ${reel?.slot === slot ? styles.front : ''}`}
          muted={!sound}
          playsInline
          preload="auto"
          disablePictureInPicture
          aria-label={reel?.slot === slot ? altOf(item.media, language) : undefined}
          aria-hidden={reel?.slot !== slot}
          lang={language}
          {...(reel?.slot === slot && marks.entry(item.presentation, item.entry ?? '', 'media'))}
        />
      ))}
      {!reel && poster && (
        <div className={styles.poster} {...marks.entry(item.presentation, item.entry ?? '', 'media')}>
          <Picture media={item.media} size="full" onDecoded={() => setPosterShown(true)} />
        </div>
      )}
      {reel && (
        <WordsPane>
          <FilmTitle
            key={`${reel.round} ${language}`}
            title={item.title}
            captioned={hasCaptions(item.media.captions)}
            mark={
              item.own
                ? marks.entry(item.presentation, item.entry ?? '', 'title')
                : marks.own('presentation', item.presentation, 'title')
            }
          />
          {wall && front && <Said key={`${reel.round} said`} video={front} />}
        </WordsPane>
      )}
    </div>
  );
}

/** What is said in the film, on the one display of a wall that has words. */
function Said({ video }: { video: HTMLVideoElement }) {
  const said = useSaid(video);
  if (!said) return null;
  return (
    <p className={captions.said} lang={video.lang} data-said>
      <span>{said}</span>
    </p>
  );
}

/** What one sees, for its first seconds; then the film alone. With captions it stands above, out of their way. */
function FilmTitle({ title, captioned, mark }: { title: Bilingual; captioned: boolean; mark: Mark }) {
  return (
    <header className={`${styles.title} ${captioned ? styles.aloft : ''}`}>
      <PassingTitle {...{ title, mark }} corner={captioned ? 'above' : 'below'} />
    </header>
  );
}
