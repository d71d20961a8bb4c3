import type { ReactNode } from 'react';
import { type Drawn, list, round } from './drawn.ts';

/** Threads over and under one another, some a little thicker. */
export function linen({ width, height, unit, random }: Drawn): ReactNode {
  const thread = unit * 1.5;
  return (
    <>
      <pattern id="weave" width={thread * 2} height={thread * 2} patternUnits="userSpaceOnUse">
        <rect width={thread * 2} height={thread * 2} fill="#e6dfcf" />
        <path
          d={`M0 ${thread / 2}h${thread}M${thread} ${thread * 1.5}h${thread}`}
          stroke="#f1ebde"
          strokeWidth={thread * 0.78}
        />
        <path
          d={`M${thread * 1.5} 0v${thread}M${thread / 2} ${thread}v${thread}`}
          stroke="#d9d0bc"
          strokeWidth={thread * 0.7}
        />
      </pattern>
      <rect width={width} height={height} fill="url(#weave)" />
      {list(150, (index) => {
        const across = index % 2 === 0;
        const [x, y] = [random() * width, random() * height];
        const length = (0.05 + random() * 0.3) * width;
        return (
          <path
            key={index}
            d={`M${round(x)} ${round(y)}${across ? 'h' : 'v'}${round(length)}`}
            stroke={random() < 0.5 ? '#fffaf0' : '#b7aa8d'}
            strokeOpacity={0.1 + random() * 0.22}
            strokeWidth={round(thread * (0.5 + random() * 0.7))}
            strokeLinecap="round"
          />
        );
      })}
    </>
  );
}
