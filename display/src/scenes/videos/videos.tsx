import { wordsIn } from '@psifida/contract/bilingual';
import { hasCaptions } from '@psifida/contract/content/captions';
import { objectPosition } from '@psifida/contract/content/media';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keepVolume } from '../../device/volume.ts';
import { Board, BoardAlone } from '../common/board/board.tsx';
import { whatIsShown } from '../common/board/board-items.ts';
import captions from '../common/media/captions.module.css';
import { useSaid } from '../common/media/captions.ts';
import { altOf, BlurredFill, Image } from '../common/media/image.tsx';
import { type CaptionPlace, captionPlace, coverShare, wholeIn } from '../common/media/travel.ts';
import { isAt, type Mark, useAsked, useMarks } from '../common/places.ts';
import { useItemsShown, useScene } from '../common/scene-context.ts';
import { PassingTitle } from '../common/text/titles.tsx';
import { WordsPane } from '../common/text/words-pane.tsx';
import type { Glass } from '../scene.ts';
import { type Reel, useReel } from './use-reel.ts';
import { type VideoItem, videosOf } from './video-list.ts';
import styles from './videos.module.css';

/** Videos are cropped less readily than images: words in them stand close to the edge. */
const coverAtLeast = 0.88;

/** One element plays in front, the other holds the next video with its first frame painted. */
export default function Videos() {
  const { presentations, manifest, glass, language, audio, sourceOf, wall } = useScene();
  const all = useMemo(() => videosOf(presentations, manifest.media), [presentations, manifest]);
  const marks = useMarks();
  const asked = useAsked();
  const wanted = asked ? all.findIndex((video) => isAt(asked, video)) : -1;
  // What is asked for begins the reel.
  const videos = useMemo(
    () => (wanted > 0 ? [...all.slice(wanted), ...all.slice(0, wanted)] : all),
    [all, wanted],
  );
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  const players = useMemo(() => [first, second] as const, []);
  const reel = useReel(videos, players);
  const item = videos[reel?.video ?? 0];
  const boards = useLeaving(reel?.board);
  const [posterShown, setPosterShown] = useState(false);
  useItemsShown(
    item && (reel || posterShown) ? whatIsShown({ ...item, board: reel?.board?.item ?? null }) : null,
    reel?.turn,
  );
  const there = item !== null && item !== undefined;
  useEffect(() => {
    if (!there) return;
    const leave = players.map(({ current }) => (current ? keepVolume(current) : () => {}));
    return () => {
      for (const end of leave) end();
    };
  }, [there, players]);
  const room = presentations.find((one) => one.room)?.room;
  if (!item) return room ? <BoardAlone room={room} /> : null;
  const place = wall ? null : videoCaptionPlace(item, glass);
  const isWhole = coverShare(item.media.size, glass) < coverAtLeast;
  const poster = item.media.images.length > 0;
  const front = reel && players[reel.slot].current;
  return (
    <div className={styles.videos}>
      <div className={styles.curtain} style={{ background: item.media.placeholder?.color }}>
        {reel && front && isWhole && <BlurredFill source={front} />}
        {!reel && poster && <BlurredFill source={sourceOf(item.media, 'small')} />}
      </div>
      {players.map((video, slot) => (
        <video
          key={slot === 0 ? 'first' : 'second'}
          ref={video}
          className={`${styles.video} ${captions.captioned} ${isWhole ? styles.whole : styles.cover} ${reel?.slot === slot ? styles.front : ''}`}
          muted={!audio}
          playsInline
          preload="auto"
          disablePictureInPicture
          aria-label={reel?.slot === slot ? altOf(item.media, language) : undefined}
          aria-hidden={reel?.slot !== slot}
          lang={language}
          style={{ objectPosition: isWhole ? undefined : objectPosition(item.media.focalPoint) }}
          {...(reel?.slot === slot && marks.entry(item.presentation, item.entry ?? '', 'media'))}
        />
      ))}
      {!reel && poster && (
        <div className={styles.poster} {...marks.entry(item.presentation, item.entry ?? '', 'media')}>
          <Image media={item.media} size="full" onDecoded={() => setPosterShown(true)} />
        </div>
      )}
      {reel && !reel.board && (
        <WordsPane>
          <VideoTitle
            key={`${reel.round} ${language}`}
            {...{ title: item.title, credit: item.credit, place }}
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
      {boards.map(({ key, item: said, ms, from }) => (
        <div key={key} className={styles.words} data-leaving={key !== reel?.board?.item.key || undefined}>
          <Board item={said} {...{ ms, from }} current={key === reel?.board?.item.key} />
        </div>
      ))}
    </div>
  );
}

const leavesMs = 900;

/** What is said, and for a moment what was said before. */
function useLeaving(board: Reel['board']) {
  const [before, setBefore] = useState<Reel['board']>(undefined);
  useEffect(() => {
    if (board) return setBefore(board);
    const timer = setTimeout(() => setBefore(undefined), leavesMs);
    return () => clearTimeout(timer);
  }, [board]);
  const seen = board ?? before;
  return seen ? [{ key: seen.item.key, ...seen }] : [];
}

/** On the one display of a wall that has words. */
function Said({ video }: { video: HTMLVideoElement }) {
  const said = useSaid(video);
  if (!said) return null;
  return (
    <p className={captions.said} lang={video.lang} data-said>
      <span>{said}</span>
    </p>
  );
}

export const videoCaptionPlace = ({ media }: Pick<VideoItem, 'media'>, glass: Glass): CaptionPlace | null =>
  coverShare(media.size, glass) < coverAtLeast
    ? captionPlace(wholeIn(media.size, glass, false, 0.5), glass, glass.textPx)
    : null;

type VideoTitleProps = Pick<VideoItem, 'title' | 'credit'> & {
  captioned: boolean;
  place: CaptionPlace | null;
  mark: Mark;
};

/** With captions it stands above, out of their way. */
function VideoTitle({ title, credit, captioned, place, mark }: VideoTitleProps) {
  const { language } = useScene();
  const story = { text: null, credit: wordsIn(credit, language), marks: { text: {}, credit: {} } };
  return (
    <header className={`${styles.title} ${captioned ? styles.aloft : ''}`}>
      <PassingTitle {...{ title, mark, story, place }} corner={captioned ? 'above' : 'below'} />
    </header>
  );
}
