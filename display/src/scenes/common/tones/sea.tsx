import type { ReactNode } from 'react';
import { type Drawn, list, round } from './drawn.ts';

/** Shallow water over light sand: the net of light that ripples draw. */
export function sea({ width, height, unit, random }: Drawn): ReactNode {
  return (
    <>
      <radialGradient id="depth" cx="0.38" cy="0.4" r="0.85">
        <stop offset="0" stopColor="#3f9fac" />
        <stop offset="0.5" stopColor="#1f7089" />
        <stop offset="1" stopColor="#0f4563" />
      </radialGradient>
      <rect width={width} height={height} fill="url(#depth)" />
      {list(210, (index) => {
        const [x, y] = [random() * width * 1.1 - width * 0.05, random() * height];
        const length = width * (0.02 + random() * 0.07);
        const rise = unit * (2 + random() * 5) * (random() < 0.5 ? 1 : -1);
        return (
          <path
            key={index}
            d={`M${round(x)} ${round(y)}q${round(length / 4)} ${round(-rise)} ${round(length / 2)} 0t${round(length / 2)} 0`}
            fill="none"
            stroke="#d9f3f0"
            strokeOpacity={0.05 + random() * 0.15}
            strokeWidth={round(unit * (0.6 + random() * 1.8))}
            strokeLinecap="round"
          />
        );
      })}
    </>
  );
}
