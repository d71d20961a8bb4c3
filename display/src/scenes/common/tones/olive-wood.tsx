import type { ReactNode } from 'react';
import { type Drawn, list, round } from './drawn.ts';

/** Long grain that flows around a few knots. */
export function oliveWood({ width, height, unit, random }: Drawn): ReactNode {
  const knots = list(4, () => ({
    x: random() * width,
    y: random() * height,
    far: height * (0.07 + random() * 0.08),
  }));
  const shades = ['#5b3a1c', '#6f4824', '#8a5e32', '#d8ab6e'];
  const grain = list(190, (index) => {
    const y = ((index + random()) / 190) * height * 1.1 - height * 0.05;
    const [wave, phase, swing] = [1.5 + random() * 1.5, random() * 6.3, height * (0.004 + random() * 0.012)];
    const points = list(81, (step) => {
      const x = (step / 80) * width;
      const calm = y + Math.sin((step / 80) * wave * 6.3 + phase) * swing;
      const pushed = knots.reduce((sum, knot) => {
        const near = Math.exp(
          -(((x - knot.x) / (knot.far * 1.9)) ** 2) - ((calm - knot.y) / (knot.far * 1.5)) ** 2,
        );
        return sum + Math.sign(y - knot.y || 1) * knot.far * 0.75 * near;
      }, 0);
      return `${round(x)} ${round(calm + pushed)}`;
    });
    return (
      <path
        key={index}
        d={`M${points.join('L')}`}
        fill="none"
        stroke={shades[Math.floor(random() * shades.length)]}
        strokeOpacity={0.1 + random() * 0.3}
        strokeWidth={round(unit * (0.5 + random() * 3.2))}
        strokeLinejoin="round"
      />
    );
  });
  const rings = knots.flatMap(({ x, y, far }) =>
    list(5, (ring) => (
      <ellipse
        key={`${x}-${ring}`}
        cx={round(x)}
        cy={round(y)}
        rx={round((far * (ring + 1)) / 7.5)}
        ry={round((far * (ring + 1)) / 11)}
        fill={ring === 0 ? '#4a2d14' : 'none'}
        stroke="#4a2d14"
        strokeOpacity={0.35}
        fillOpacity={0.6}
        strokeWidth={unit * 0.9}
      />
    )),
  );
  return (
    <>
      <rect width={width} height={height} fill="#a87645" />
      {grain}
      {rings}
    </>
  );
}
