import type { ReleasePresentation } from '@psifida/contract/content/release';
import type { CSSProperties } from 'react';
import { RoundButton } from '../common/buttons.tsx';
import { useSharpening } from '../common/decoding.ts';
import { Dialog } from '../common/dialog.tsx';
import { useHomeCode } from '../common/home-code.tsx';
import { ListenPill, Spoken, useListening } from '../common/listen.tsx';
import { altOf, Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { storyIn } from '../common/story.ts';
import { texts } from '../common/texts.ts';
import { Told } from '../common/told.tsx';
import { useBox } from '../common/use-box.ts';
import { withHyphens } from '../common/with-hyphens.ts';
import { Zoomable } from '../common/zoomable.tsx';
import { openedBudget } from './cloud-budget.ts';
import { around, type CloudPicture } from './cloud-content.ts';
import { cloudTexts } from './cloud-texts.ts';
import styles from './opened-picture.module.css';
import { PageControls } from './page-controls.tsx';
import { Sky } from './sky.tsx';

type OpenedPictureProps = {
  picture: CloudPicture;
  /** Through which one can go on from here: its category. */
  within: readonly CloudPicture[];
  presentation: ReleasePresentation;
  onOpen(id: string): void;
  onClose(): void;
};

/** A page of its own: the picture, what it shows, and the others of its category to go on with. */
export function OpenedPicture({
  picture: { id, media, category, telling },
  within,
  presentation,
  onOpen,
  onClose,
}: OpenedPictureProps) {
  const { language, glass, sourceOf } = useScene();
  const marks = useMarks();
  const { title } = presentation;
  const words = cloudTexts[language];
  const size = useSharpening(media.id);
  const home = useHomeCode({
    taken: { kind: 'presentation', id: presentation.id, title },
    shown: { presentation: presentation.id, entry: id },
  });
  const at = within.findIndex((one) => one.id === id);
  const turn = (way: 1 | -1) => {
    const other = within[(at + way + within.length) % within.length];
    if (other) onOpen(other.id);
  };
  const story = storyIn(telling, language);
  const { listening, spoken } = useListening(telling.sound, language);
  const group = category?.title[language];
  const { words: said, lang } = story.title ?? { words: group || title[language], lang: language };
  const [page, { width, height }] = useBox<HTMLDivElement>();
  const where = [title[language], group].filter((one) => one && one !== said).join(' · ');
  const counted = words.pictureOf(at + 1, within.length);
  const budget = openedBudget(glass, {
    ...{ title: said, where, count: counted, others: within.length },
    text: [story.text, listening ? null : spoken].flatMap((one) => one?.words || []).join('\n'),
    ...{ credit: story.credit?.words ?? '', listens: listening !== null },
  });
  const shape: CSSProperties & Record<`--${string}`, number | string> = {
    '--aspect': media.size.width / media.size.height,
    '--page-width': `${width}px`,
    '--page-height': `${height}px`,
    '--beside': `${budget.column}px`,
    '--title-size': `${budget.titlePx}px`,
  };
  const thumbs = around(within, at, budget.thumbs);
  return (
    <>
      <Dialog label={altOf(media, language) || said} className={styles.opened} inert={home.isOpen}>
        <Sky source={sourceOf(media, 'small')} />
        <div ref={page} className={styles.page}>
          <div className={styles.spread} style={shape} data-alone={within.length > 1 ? undefined : true}>
            <div className={styles.print}>
              <Zoomable media={media}>
                <Picture media={media} size={size} mark={marks.entry(presentation.id, id, 'media')} />
              </Zoomable>
            </div>
            <div className={styles.caption}>
              <ScrollArea
                key={id}
                lang={language}
                className={`${styles.words} ${thumbs.length > 1 ? '' : styles.alone}`}
              >
                <p
                  className={styles.where}
                  {...(category && story.title
                    ? marks.entry(presentation.id, category.id, 'title')
                    : marks.own('presentation', presentation.id, 'title'))}
                >
                  {where}
                </p>
                <h2
                  className={styles.title}
                  lang={lang}
                  {...(story.title
                    ? marks.entry(presentation.id, id, 'title')
                    : category && marks.entry(presentation.id, category.id, 'title'))}
                >
                  {withHyphens(said, lang)}
                </h2>
                <Told
                  said={story.text}
                  mark={marks.entry(presentation.id, id, 'text')}
                  className={styles.text}
                />
                <Spoken said={spoken} className={styles.text} />
                <Told
                  said={story.credit}
                  mark={marks.entry(presentation.id, id, 'credit')}
                  className={styles.credit}
                />
              </ScrollArea>
              <ListenPill listening={listening} language={language} />
              {thumbs.length > 1 && (
                <ul
                  className={styles.thumbs}
                  data-few={thumbs.length <= 2 || undefined}
                  aria-label={words.sameCategory}
                >
                  {thumbs.map((one) => (
                    <li key={one.id}>
                      <button
                        type="button"
                        className={styles.thumb}
                        {...marks.entry(presentation.id, one.id, 'media')}
                        aria-label={altOf(one.media, language) || words.picture}
                        aria-current={one.id === id}
                        onClick={() => onOpen(one.id)}
                      >
                        <Picture media={one.media} size="small" alt="" />
                      </button>
                    </li>
                  ))}
                </ul>
              )}
              <PageControls
                words={{ previous: texts[language].previousPicture, next: texts[language].nextPicture }}
                onTurn={within.length > 1 ? turn : null}
                onClose={onClose}
              >
                {within.length > 1 && budget.count && <p className={styles.count}>{counted}</p>}
                {budget.home && (
                  <RoundButton icon="phone" label={home.name} lang={language} onPress={home.open} />
                )}
              </PageControls>
            </div>
          </div>
        </div>
      </Dialog>
      {home.sheet}
    </>
  );
}
