import { circle, n, path } from '../svg.ts';

/** A plate from above, its rim painted by hand. */
export function plateFromAbove({ rim, line }: { rim: string; line: string }): string {
  const strokes = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * Math.PI * 2;
    const at = (r: number, turn: number) =>
      `${n(Math.cos(angle + turn) * r)} ${n(Math.sin(angle + turn) * r)}`;
    return `M${at(330, -0.05)}Q${at(372, 0)} ${at(330, 0.05)}Q${at(346, 0)} ${at(330, -0.05)}z`;
  }).join('');
  return [
    circle(-16, 26, 398, { fill: '#1b1410', opacity: 0.22 }),
    circle(0, 0, 394, { fill: '#e8dfce' }),
    circle(3, -4, 389, { fill: rim }),
    path(strokes, { fill: line }),
    circle(0, 0, 378, { fill: 'none', stroke: line, 'stroke-width': 5 }),
    circle(0, 0, 312, { fill: 'none', stroke: line, 'stroke-width': 3 }),
    circle(0, 0, 300, { fill: '#e6dcc9' }),
    circle(-3, 5, 294, { fill: '#f7f1e4' }),
  ].join('');
}

export const fork = path(
  'M-26-300v96c0 30 10 44 18 52L-11 250c0 26 22 26 22 0L8-152c8-8 18-22 18-52v-96H16v92H5v-92H-5v92h-11v-92z',
  {},
);

export const knife = path('M-14 250c0 26 28 26 28 0V-40c14-80 16-190-2-268-14 30-26 90-26 268z', {});
