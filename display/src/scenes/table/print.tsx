import { languages, wordsIn } from '@psifida/contract/bilingual';
import type { SeenInRow } from '@psifida/contract/content/field-place';
import { tableTexts } from '@psifida/contract/content/glass-texts/table-texts';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { ImageSize } from '../../device/sync/choose-rendition.ts';
import { isPalm } from '../../device/touch.ts';
import { altOf } from '../common/media/image.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { goRound } from '../common/time/slow-round.ts';
import { backStoryIn } from './back-budget.ts';
import { border } from './closely.ts';
import type { Print } from './lay-table.ts';
import styles from './print.module.css';
import { PrintBack } from './print-back.tsx';
import type { TableTop } from './table-top.ts';
import type { Sharpness } from './use-sharpness.ts';

type PrintProps = {
  print: Print;
  top: TableTop;
  index: number;
  leaving: boolean;
  presentation: string;
  dancing: boolean;
  sharpness: Sharpness;
  onGone(key: string): void;
};

export function PrintOnTable(props: PrintProps) {
  const { print, top, index, leaving, presentation, dancing, sharpness, onGone } = props;
  const { key, media, telling } = print;
  const { width, height } = print.size;
  const { x, y, turn, scale } = print.home;
  const { glass, language: leading, manifest, reducedMotion, sourceOf } = useScene();
  const marks = useMarks();
  const mark = (field: SeenInRow<'image'>) => marks.entry(presentation, print.entry, field);
  const storyMarks = { title: mark('title'), text: mark('text'), credit: mark('credit') };
  const sized = (size: ImageSize) => sourceOf(media, size);
  const [small, full, whole] = [sized('small'), sized('full'), sized('whole')];
  const points = media.size.width / (window.devicePixelRatio || 1);
  const element = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const paper = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!element.current || !image.current) return;
    const forget = sharpness.watch(key, { image: image.current, sources: [small, full, whole] });
    const [size, home] = [
      { width, height },
      { x, y, turn, scale },
    ];
    const take = top.put(key, { element: element.current, size, points, home });
    return () => {
      take();
      forget();
    };
    // When its topic comes back, it stays where someone has pulled it.
  }, [top, sharpness, key, width, height, x, y, turn, scale, points, small, full, whole]);

  const reach = glass.pxPerMm * 4;
  useEffect(() => {
    if (dancing && paper.current) return dance(paper.current, { index, reach });
  }, [dancing, index, reach]);

  const at = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    top.press(key, event.pointerId, at(event));
  };
  const move = (event: PointerEvent) => {
    // A hand that is laid down begins as a finger and grows.
    if (isPalm(event, glass.pxPerMm)) top.lift(event.pointerId, true);
    else top.move(event.pointerId, at(event));
  };
  const name = [wordsIn(telling.title, leading)?.words, altOf(media, leading)].filter(Boolean).join('. ');
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    top.onPick(key);
  };
  return (
    <figure
      ref={element}
      className={styles.print}
      data-print={key}
      {...mark('media')}
      data-leaving={leaving || undefined}
      data-reduced-motion={reducedMotion || undefined}
      style={{ animationDelay: `${index * 40}ms` }}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={(event) => top.lift(event.pointerId)}
      onPointerCancel={(event) => top.lift(event.pointerId, true)}
      onLostPointerCapture={(event) => top.lift(event.pointerId, true)}
      onAnimationEnd={({ target }) => leaving && target === element.current && onGone(key)}
    >
      {/* By keys, and for a screen reader's click, which has no pointer; fingers, slow ones too, are the figure's. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a button takes the touch away from the print */}
      <span
        ref={paper}
        className={styles.paper}
        style={paperStyle}
        role="button"
        tabIndex={leaving ? -1 : 0}
        aria-label={name || tableTexts[leading].image(index + 1)}
        lang={leading}
        onKeyDown={pressKey}
        onClick={({ detail, isTrusted }) => detail === 0 && isTrusted && top.onPick(key)}
      >
        <span className={styles.window}>
          <img
            ref={image}
            src={small}
            alt={altOf(media, leading)}
            lang={leading}
            decoding="sync"
            draggable={false}
          />
        </span>
        <figcaption {...storyMarks.title}>
          {languages.map((language) => {
            const title = wordsIn(telling.title, language);
            return title ? (
              <span key={language} data-read={language} lang={title.lang}>
                {withHyphens(title.words, title.lang)}
              </span>
            ) : null;
          })}
        </figcaption>
      </span>
      {backStoryIn(telling, leading, manifest.audios) && (
        <PrintBack telling={telling} marks={storyMarks} onRead={() => top.use(key)} />
      )}
    </figure>
  );
}

const paperStyle = { '--border': border } as CSSProperties;

/** One round of the dance, its keyframes and its steps: it goes five pixels a second. */
const roundMs = 20_000;
const points = 16;
const stepMs = 100;
const settleMs = 900;

/** While nobody is here; the answer ends it, and the image settles back. */
function dance(paper: HTMLElement, { index, reach }: { index: number; reach: number }): () => void {
  // Neighbours set out in different directions.
  const heading = index * 2.4;
  const rounds = Array.from({ length: points + 1 }, (_, point) => {
    const angle = (2 * Math.PI * point) / points;
    const [across, along] = [reach * (1 - Math.cos(angle)), reach * 1.4 * Math.sin(angle)];
    const x = along * Math.cos(heading) - across * Math.sin(heading);
    const y = along * Math.sin(heading) + across * Math.cos(heading);
    const lean = (index % 2 ? 1.3 : -1.3) * Math.sin(angle);
    return { transform: `translate(${x}px, ${y}px) rotate(${lean}deg)` };
  });
  const round = goRound(paper, rounds, { ms: roundMs + (index % 5) * 1_700, stepMs });
  return () => {
    const { transform } = getComputedStyle(paper);
    round.cancel();
    paper.animate([{ transform }, { transform: 'none' }], { duration: settleMs, easing: 'ease-out' });
  };
}
