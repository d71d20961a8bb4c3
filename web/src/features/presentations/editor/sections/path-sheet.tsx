import type { MediaAsset } from '@psifida/contract/content/media';
import { type Paths, pairOf } from '@psifida/contract/content/paths';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { pointAt } from '../../../../ui/point-moves.ts';
import { MediaImage } from '../../../media/image/media-image.tsx';
import classes from './path-editor.module.css';
import type { Chosen } from './path-edits.ts';

type Spot = { x: number; y: number };

type PathSheetProps = {
  paths: Paths;
  asset: MediaAsset;
  chosen: Chosen;
  onMap: (spot: Spot) => void;
  onNode: (id: number) => void;
  onStretch: (pair: string, spot: Spot) => void;
  onMove: (id: number, spot: Spot) => void;
  /** The points of interest. */
  children: ReactNode;
};

/** As far as a hand trembles, in pixels. */
const stillPx = 4;

export function PathSheet({
  paths,
  asset,
  chosen,
  onMap,
  onNode,
  onStretch,
  onMove,
  children,
}: PathSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const pressed = useRef<Spot | null>(null);
  const [dragged, setDragged] = useState<(Spot & { id: number }) | null>(null);
  const spotOf = (event: MouseEvent): Spot =>
    pointAt(event, sheet.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 });
  const nodes = paths.nodes.map((one) => (one.id === dragged?.id ? { ...one, ...dragged } : one));
  const at = (id: number) => nodes.find((one) => one.id === id) ?? { x: 0, y: 0 };
  return (
    // The lists and fields beside it do the same for whoever cannot point.
    <div
      ref={sheet}
      className={classes.sheet}
      style={{ width: `calc(78dvh * ${asset.size.width / asset.size.height})` }}
      aria-hidden
      onClick={(event) => onMap(spotOf(event))}
    >
      <MediaImage asset={asset} sizes="(max-width: 62em) 92vw, 1100px" />
      <svg aria-hidden className={classes.lines} viewBox="0 0 1 1" preserveAspectRatio="none">
        {paths.stretches.map((one) => {
          const [a, b] = [at(one.a), at(one.b)];
          const line = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
          const pair = pairOf(one);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: see above
            <g
              key={pair}
              data-kind={one.kind}
              data-chosen={(chosen && 'stretch' in chosen && chosen.stretch === pair) || undefined}
              onClick={(event) => {
                event.stopPropagation();
                onStretch(pair, spotOf(event));
              }}
            >
              <line {...line} className={classes.touched} />
              <line {...line} className={classes.edge} />
              <line {...line} className={classes.line} />
            </g>
          );
        })}
      </svg>
      {children}
      {nodes.map(({ id, x, y, name }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className={classes.node}
          data-chosen={(chosen && 'node' in chosen && chosen.node === id) || undefined}
          data-landmark={name ? true : undefined}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          onClick={(event) => {
            event.stopPropagation();
            if (!dragged) onNode(id);
            setDragged(null);
          }}
          onPointerDown={(event) => {
            pressed.current = { x: event.clientX, y: event.clientY };
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            const from = pressed.current;
            const isStill = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < stillPx;
            if (from && (dragged || !isStill)) setDragged({ id, ...spotOf(event) });
          }}
          onLostPointerCapture={() => {
            pressed.current = null;
            if (dragged) onMove(id, { x: dragged.x, y: dragged.y });
          }}
          onPointerCancel={() => setDragged(null)}
        >
          {id + 1}
        </button>
      ))}
    </div>
  );
}
