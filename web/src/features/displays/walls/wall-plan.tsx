import type { Display } from '@psifida/contract/content/display';
import { boxAround, type GlassPlace } from '@psifida/contract/content/joined-wall';
import { type PointerEvent, useRef, useState } from 'react';
import classes from './walls.module.css';

export type PlanPlace = GlassPlace & { display: string; number: number; name: string; isWrong: boolean };

type WallPlanProps = {
  places: readonly PlanPlace[];
  image: Display['image'];
  label: string;
  onMove?: (display: string, place: GlassPlace, withinMm: number) => void;
  onMoved?: () => void;
};

const snapPx = 10;

export function WallPlan({ places, image, label, onMove, onMoved }: WallPlanProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<{ from: PlanPlace; x: number; y: number; view: string } | null>(null);
  const box = boxAround(places);
  const air = Math.max(box.widthMm, box.heightMm) * 0.04;
  const view = [box.xMm - air, box.yMm - air, box.widthMm + 2 * air, box.heightMm + 2 * air].join(' ');
  const mmPerPx = () => 1 / (svg.current?.getScreenCTM()?.a ?? 1);
  const begin = (event: PointerEvent, from: PlanPlace) => {
    if (!onMove || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // The viewBox is frozen during a drag.
    setDrag({ from, x: event.clientX, y: event.clientY, view });
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    const mm = mmPerPx();
    const { from, x, y } = drag;
    const moved = {
      ...from,
      xMm: from.xMm + (event.clientX - x) * mm,
      yMm: from.yMm + (event.clientY - y) * mm,
    };
    onMove?.(from.display, moved, snapPx * mm);
  };
  const end = () => {
    if (drag) onMoved?.();
    setDrag(null);
  };
  const whole = image && (
    <image
      href={image.url}
      x={box.xMm}
      y={box.yMm}
      width={box.widthMm}
      height={box.heightMm}
      preserveAspectRatio="xMidYMid slice"
    />
  );
  return (
    <svg ref={svg} className={classes.plan} viewBox={drag?.view ?? view} role="img" aria-label={label}>
      <g className={classes.behind}>{whole}</g>
      {places.map((place) => {
        const { display, number, xMm, yMm, widthMm, heightMm, isWrong } = place;
        const size = Math.min(widthMm, heightMm);
        return (
          <g
            key={display}
            className={classes.glass}
            data-wrong={isWrong || undefined}
            data-moves={!!onMove || undefined}
            onPointerDown={(event) => begin(event, place)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          >
            <title>{place.name}</title>
            <rect x={xMm} y={yMm} width={widthMm} height={heightMm} />
            {whole && (
              <svg
                x={xMm}
                y={yMm}
                width={widthMm}
                height={heightMm}
                viewBox={`${xMm} ${yMm} ${widthMm} ${heightMm}`}
                aria-hidden="true"
              >
                {whole}
              </svg>
            )}
            <rect className={classes.edge} x={xMm} y={yMm} width={widthMm} height={heightMm} />
            <circle cx={xMm + widthMm / 2} cy={yMm + heightMm / 2} r={size * 0.16} />
            <text x={xMm + widthMm / 2} y={yMm + heightMm / 2} fontSize={size * 0.18}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
