import type { Interval } from '@psifida/contract/content/schedule';
import { type PointerEvent, useState } from 'react';
import classes from './plan-track.module.css';
import { draggedBy, drawnBetween, instantAt, placeIn, type Span } from './span.ts';

export type Bar = Interval & { words?: string; ends: { start: boolean; end: boolean } };
type End = 'start' | 'end';

type PlanTrackProps = {
  span: Span;
  bars: readonly Bar[];
  tone: 'shown' | 'gap' | 'event';
  drawn: boolean;
  wordsOf: (bar: Bar) => string;
  onOpen?: (bar: Bar) => void;
  onDraw?: (time: Interval) => void;
  onMove?: (bar: Bar, end: End, to: number) => void;
  onShift?: (bar: Bar, by: number) => void;
};

type Drag = { at: number; to: number; held: { bar: Bar; end: End | 'both' } | null; isMoved: boolean };

/** A hand that trembles is not drawing. */
const threshold = 4;

const style = (span: Span, one: Interval) => {
  const { left, width } = placeIn(span, one);
  return { left: `${left * 100}%`, width: `${width * 100}%` };
};

/**
 * The line of a presentation for whoever uses a mouse. It is not in the tree of those who do not: its row says the same
 * in words, and its name opens the same form.
 */
export function PlanTrack({ span, bars, tone, drawn, ...props }: PlanTrackProps) {
  const { wordsOf, onOpen, onDraw, onMove, onShift } = props;
  const [drag, setDrag] = useState<Drag | null>(null);
  const partAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return (clientX - left) / width;
  };
  const barOf = (target: EventTarget) => {
    const index = (target as HTMLElement).closest<HTMLElement>('[data-bar]')?.dataset.bar;
    return index === undefined ? undefined : bars[Number(index)];
  };

  /** What goes on beyond both sides of the page has no place to be moved from: a time is drawn on it. */
  const isMovable = (bar: Bar | undefined) =>
    (drawn && onShift && bar && (bar.ends.start || bar.ends.end)) || undefined;

  const start = (event: PointerEvent<HTMLElement>) => {
    // A finger scrolls.
    if (!drawn || event.button !== 0 || event.pointerType === 'touch') return;
    const bar = barOf(event.target);
    const end = ((event.target as HTMLElement).dataset.end as End | undefined) ?? (isMovable(bar) && 'both');
    const at = partAt(event);
    setDrag({ at, to: at, held: end && bar ? { bar, end } : null, isMoved: false });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const to = partAt(event);
    const isMoved = drag.isMoved || Math.abs(to - drag.at) * event.currentTarget.clientWidth > threshold;
    // Captured only once moved, so that a press stays a click on the bar.
    if (isMoved && !drag.isMoved) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...drag, to, isMoved });
  };
  const finish = () => {
    setDrag(null);
    if (!drag?.isMoved) return;
    const { held } = drag;
    const by = draggedBy(span, drag.at, drag.to);
    if (!held) onDraw?.(drawnBetween(span, drag.at, drag.to));
    else if (held.end !== 'both') onMove?.(held.bar, held.end, instantAt(span, drag.to));
    else if (by !== 0) onShift?.(held.bar, by);
  };

  const moved = drag?.isMoved ? drag : null;
  const held = moved?.held;
  return (
    <div
      aria-hidden
      className={classes.track}
      data-drawn={drawn || undefined}
      // Set on hover only: a month of two hundred lines has thousands of bars.
      onPointerOver={({ target }) => {
        const bar = barOf(target);
        if (bar) (target as HTMLElement).title = wordsOf(bar);
      }}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={finish}
      onPointerCancel={() => setDrag(null)}
      onClick={({ target }) => {
        const bar = barOf(target);
        if (bar) onOpen?.(bar);
      }}
    >
      {bars.map((bar, index) => {
        let { start: from, end: until } = bar;
        if (moved && held?.bar === bar) {
          const by = draggedBy(span, moved.at, moved.to);
          const to = instantAt(span, moved.to);
          if (held.end === 'both') [from, until] = [from + by, until + by];
          else if (held.end === 'start') from = to;
          else until = to;
        }
        return (
          <div
            key={bar.start}
            data-bar={index}
            className={classes.bar}
            data-tone={tone}
            data-movable={isMovable(bar)}
            style={style(span, { start: from, end: until })}
          >
            {bar.words && <span>{bar.words}</span>}
            {onMove && drawn && bar.ends.start && <i data-end="start" />}
            {onMove && drawn && bar.ends.end && <i data-end="end" />}
          </div>
        );
      })}
      {moved && !held && (
        <div
          className={classes.bar}
          data-tone="drawn"
          style={style(span, drawnBetween(span, moved.at, moved.to))}
        />
      )}
    </div>
  );
}
