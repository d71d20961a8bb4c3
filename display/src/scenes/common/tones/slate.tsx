import type { ReactNode } from 'react';
import { type Drawn, list, round } from './drawn.ts';

/** Split stone: fine ridges that run much the same way. */
export function slate({ width, height, unit, random }: Drawn): ReactNode {
  return (
    <>
      {['#52606c', '#272e36'].map((color) => (
        <radialGradient key={color} id={color.replace('#', 'cleft-')}>
          <stop offset="0" stopColor={color} />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </radialGradient>
      ))}
      <rect width={width} height={height} fill="#3a434d" />
      {list(26, (index) => {
        const [x, y] = [random() * width, random() * height];
        return (
          <ellipse
            key={index}
            cx={round(x)}
            cy={round(y)}
            rx={round(width * (0.08 + random() * 0.18))}
            ry={round(height * (0.02 + random() * 0.07))}
            transform={`rotate(-14 ${round(x)} ${round(y)})`}
            fill={`url(#cleft-${random() < 0.5 ? '52606c' : '272e36'})`}
            fillOpacity={0.5}
          />
        );
      })}
      {list(130, (index) => {
        let [x, y] = [random() * width * 1.1 - width * 0.1, random() * height * 1.2];
        const steps = list(4 + Math.floor(random() * 7), () => {
          x += width * (0.008 + random() * 0.03);
          y -= height * (random() * 0.022 - 0.003);
          return `${round(x)} ${round(y)}`;
        });
        return (
          <path
            key={index}
            d={`M${steps.join('L')}`}
            fill="none"
            stroke={random() < 0.5 ? '#8b98a6' : '#161b21'}
            strokeOpacity={0.1 + random() * 0.2}
            strokeWidth={round(unit * (0.3 + random() * 0.8))}
          />
        );
      })}
    </>
  );
}
