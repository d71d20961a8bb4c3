import { languages } from '@psifida/contract/content/bilingual';
import { type PointerEvent, useEffect, useRef } from 'react';
import { isPalm } from '../../touch.ts';
import { altOf } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { dance } from './dance.ts';
import type { Print } from './lay-table.ts';
import styles from './print.module.css';
import type { TableTop } from './table-top.ts';
import type { Sharpness } from './use-sharpness.ts';

type PrintProps = {
  print: Print;
  top: TableTop;
  index: number;
  leaving: boolean;
  /** While nobody is here. */
  dancing: boolean;
  sharpness: Sharpness;
  source: { small: string; full: string };
  onGone(key: string): void;
};

/** One picture on the table, as a photograph with a white border. */
export function PrintOnTable(props: PrintProps) {
  const { print, top, index, leaving, dancing, sharpness, source, onGone } = props;
  const { key, media } = print;
  const { width, height } = print.size;
  const { x, y, turn, scale } = print.home;
  const { glass } = useScene();
  const { small, full } = source;
  const element = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const paper = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!element.current || !image.current) return;
    const forget = sharpness.watch(key, { image: image.current, small, full });
    const [size, home] = [
      { width, height },
      { x, y, turn, scale },
    ];
    const take = top.put(key, { element: element.current, size, home });
    return () => {
      take();
      forget();
    };
    // Laid again in the same place, when its topic comes back, it stays where someone has pulled it.
  }, [top, sharpness, key, width, height, x, y, turn, scale, small, full]);

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
  return (
    <figure
      ref={element}
      className={styles.print}
      data-print={key}
      data-leaving={leaving || undefined}
      style={{ animationDelay: `${index * 40}ms` }}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={(event) => top.lift(event.pointerId)}
      onPointerCancel={(event) => top.lift(event.pointerId, true)}
      onLostPointerCapture={(event) => top.lift(event.pointerId, true)}
      onAnimationEnd={({ target }) => leaving && target === element.current && onGone(key)}
    >
      <span ref={paper} className={styles.paper}>
        <img ref={image} src={small} alt="" decoding="sync" draggable={false} />
        <figcaption>
          {languages.map((language) => {
            const words = altOf(media, language);
            return words ? (
              <span key={language} lang={language}>
                {words}
              </span>
            ) : null;
          })}
        </figcaption>
      </span>
    </figure>
  );
}
