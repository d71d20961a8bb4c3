import type { SeenInRow } from '@psifida/contract/content/field-place';
import { cloudTexts } from '@psifida/contract/content/glass-texts/cloud-texts';
import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import type { ReleasePresentation } from '@psifida/contract/content/release';
import type { CSSProperties } from 'react';
import { RoundButton } from '../common/controls/buttons.tsx';
import { Dialog } from '../common/controls/dialog.tsx';
import { useHomeCode } from '../common/controls/home-code.tsx';
import { ScrollArea } from '../common/controls/scroll-area.tsx';
import { useSharpening } from '../common/media/decoding.ts';
import { altOf, Image } from '../common/media/image.tsx';
import { ListenPill, Spoken, useListening } from '../common/media/listen.tsx';
import { EasyText, useVersions, VersionPills } from '../common/media/versions.tsx';
import { Zoomable } from '../common/media/zoomable.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { storyIn } from '../common/text/story.ts';
import { Told } from '../common/text/told.tsx';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { useBox } from '../common/use-box.ts';
import { openedBudget } from './cloud-budget.ts';
import { around, type CloudImage } from './cloud-content.ts';
import styles from './opened-image.module.css';
import { PageControls } from './page-controls.tsx';
import { Sky } from './sky.tsx';

type OpenedImageProps = {
  image: CloudImage;
  /** What one can go on to from here: its category. */
  within: readonly CloudImage[];
  presentation: ReleasePresentation;
  /** Null where it has the whole glass. */
  card?: number | null;
  onOpen(id: string): void;
  onClose(): void;
};

export function OpenedImage(props: OpenedImageProps) {
  const {
    image: { id, media, category, telling },
    within,
    presentation,
    card = null,
    onOpen,
    onClose,
  } = props;
  const { language, glass, sourceOf } = useScene();
  const marks = useMarks();
  const mark = (field: SeenInRow, of = id) => marks.entry(presentation.id, of, field);
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
  const categoryMark = category && mark('title', category.id);
  const { listening, spoken } = useListening(telling.audio, language);
  const { easy, buttons, signer } = useVersions(
    telling,
    language,
    card === null ? null : `card ${card}`,
    card !== null,
  );
  const group = category?.title[language];
  const { words: said, lang } = story.title ?? { words: group || title[language], lang: language };
  const [page, { width, height }] = useBox<HTMLDivElement>();
  const where = [title[language], group].filter((one) => one && one !== said).join(' · ');
  const counted = words.imageOf(at + 1, within.length);
  const budget = openedBudget(glass, {
    ...{ title: said, where, count: counted, others: within.length },
    text: [story.text, listening ? null : spoken].flatMap((one) => one?.words || []).join('\n'),
    credit: story.credit?.words ?? '',
    aspect: media.size.width / media.size.height,
    ways: [...(listening ? [listening.name] : []), ...buttons.map(({ name }) => name)],
  });
  const shape: CSSProperties & Record<`--${string}`, number | string> = {
    '--aspect': media.size.width / media.size.height,
    '--page-width': `${width}px`,
    '--page-height': `${height}px`,
    '--beside': `${budget.column}px`,
    '--least-high': budget.high,
    '--image-share': budget.imageShare,
    '--title-size': `${budget.titlePx}px`,
    '--text-size': `${budget.textPx}px`,
  };
  const thumbs = around(within, at, budget.thumbs);
  return (
    <>
      <Dialog
        label={altOf(media, language) || said}
        className={styles.opened}
        inert={home.isOpen}
        modal={card === null}
      >
        <Sky source={sourceOf(media, 'small')} />
        <div ref={page} className={styles.page}>
          <div className={styles.spread} style={shape} data-alone={within.length > 1 ? undefined : true}>
            <div className={styles.print}>
              <Zoomable media={media}>
                <Image media={media} size={size} mark={mark('media')} />
              </Zoomable>
            </div>
            <div className={styles.caption}>
              <ScrollArea key={id} className={`${styles.words} ${thumbs.length > 1 ? '' : styles.alone}`}>
                {budget.where && (
                  <p
                    className={styles.where}
                    {...((story.title && categoryMark) ||
                      marks.own('presentation', presentation.id, 'title'))}
                  >
                    {where}
                  </p>
                )}
                <h2 className={styles.title} lang={lang} {...(story.title ? mark('title') : categoryMark)}>
                  {withHyphens(said, lang)}
                </h2>
                {easy ? (
                  <EasyText text={easy} language={language} />
                ) : (
                  <Told said={story.text} mark={mark('text')} className={styles.text} />
                )}
                <Spoken said={spoken} className={styles.text} />
                <Told said={story.credit} mark={mark('credit')} className={styles.credit} />
              </ScrollArea>
              <VersionPills {...{ buttons, language }}>
                {listening && <ListenPill listening={listening} language={language} />}
              </VersionPills>
              {thumbs.length > 1 && (
                <ul
                  className={styles.thumbs}
                  data-few={thumbs.length <= (glass.height >= glass.width ? 3 : 2) || undefined}
                  aria-label={words.sameCategory}
                >
                  {thumbs.map((one) => (
                    <li key={one.id}>
                      <button
                        type="button"
                        className={styles.thumb}
                        {...mark('media', one.id)}
                        aria-label={altOf(one.media, language) || words.image}
                        aria-current={one.id === id}
                        onClick={() => onOpen(one.id)}
                      >
                        <Image media={one.media} size="small" alt="" />
                      </button>
                    </li>
                  ))}
                </ul>
              )}
              <PageControls
                words={{ previous: texts[language].previousImage, next: texts[language].nextImage }}
                onTurn={within.length > 1 ? turn : null}
                onClose={onClose}
                count={within.length > 1 && budget.count && counted}
              >
                {budget.home && <RoundButton icon="phone" label={home.name} onPress={home.open} />}
              </PageControls>
            </div>
          </div>
        </div>
        {signer}
      </Dialog>
      {home.sheet}
    </>
  );
}
