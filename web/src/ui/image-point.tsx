import type { FocalPoint } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';
import { type ReactNode, useState } from 'react';
import classes from './image-point.module.css';
import { movePoint, percents, pointAt } from './point-moves.ts';

type ImagePointProps = {
  id?: string;
  image: ReactNode;
  size: Size;
  value: FocalPoint | null;
  label: string;
  valueText: (at: { x: string; y: string }) => string;
  describedBy: string;
  onChange: (point: FocalPoint) => void;
  children?: ReactNode;
};

export function ImagePoint(props: ImagePointProps) {
  const { id, image, size, value, label, valueText, describedBy, onChange, children } = props;
  // One drag is one change, which is taken back as a whole.
  const [dragged, setDragged] = useState<FocalPoint | null>(null);
  const { x, y } = percents(dragged ?? value ?? { x: 0, y: 0 });
  return (
    <div className={classes.stage}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same is done with the arrow keys on the point itself */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className={classes.image}
        style={{ maxWidth: `calc(46dvh * ${size.width / size.height})` }}
        onClick={(event) => onChange(pointAt(event, event.currentTarget.getBoundingClientRect()))}
      >
        {image}
        {value && (
          <div
            id={id}
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-describedby={describedBy}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={x}
            aria-valuetext={valueText({ x: String(x), y: String(y) })}
            className={children ? classes.drawn : classes.point}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onPointerMove={(event) => {
              const stage = event.currentTarget.parentElement;
              if (event.buttons === 1 && stage) setDragged(pointAt(event, stage.getBoundingClientRect()));
            }}
            onLostPointerCapture={() => {
              if (dragged) onChange(dragged);
              setDragged(null);
            }}
            onKeyDown={(event) => {
              const next = movePoint(value, event.key, event.shiftKey);
              if (!next) return;
              event.preventDefault();
              onChange(next);
            }}
          >
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
