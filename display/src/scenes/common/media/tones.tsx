import { seeded } from '@psifida/contract/content/seeded';
import type { TableTone } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { memo, type ReactNode } from 'react';
import styles from './tones.module.css';

/** `unit` is a millimetre. */
type Drawn = { width: number; height: number; unit: number; random: () => number };

function list<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Seen until the drawing is painted, as on a large glass with a slow machine. */
const grounds = {
  linen: '#e6dfcf',
  'olive-wood': '#a87645',
  slate: '#3a434d',
  sea: '#1f7089',
} satisfies Record<TableTone, string>;

function linen({ width, height, unit, random }: Drawn): ReactNode {
  const thread = unit * 1.5;
  return (
    <>
      <pattern id="weave" width={thread * 2} height={thread * 2} patternUnits="userSpaceOnUse">
        <rect width={thread * 2} height={thread * 2} fill={grounds.linen} />
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

function oliveWood({ width, height, unit, random }: Drawn): ReactNode {
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
      <rect width={width} height={height} fill={grounds['olive-wood']} />
      {grain}
      {rings}
    </>
  );
}

function slate({ width, height, unit, random }: Drawn): ReactNode {
  return (
    <>
      {['#52606c', '#272e36'].map((color) => (
        <radialGradient key={color} id={color.replace('#', 'cleft-')}>
          <stop offset="0" stopColor={color} />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </radialGradient>
      ))}
      <rect width={width} height={height} fill={grounds.slate} />
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

function sea({ width, height, unit, random }: Drawn): ReactNode {
  return (
    <>
      <radialGradient id="depth" cx="0.38" cy="0.4" r="0.85">
        <stop offset="0" stopColor="#3f9fac" />
        <stop offset="0.5" stopColor={grounds.sea} />
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

const tones = { linen, 'olive-wood': oliveWood, slate, sea } satisfies Record<
  TableTone,
  (drawn: Drawn) => ReactNode
>;

type ToneProps = Size & { tone: TableTone; pxPerMm: number };

export const Tone = memo(function Tone({ tone, width, height, pxPerMm }: ToneProps) {
  return (
    <div className={styles.tone} data-tone={tone} style={{ background: grounds[tone] }} aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        focusable="false"
      >
        {tones[tone]({ width, height, unit: pxPerMm, random: seeded(tone) })}
      </svg>
    </div>
  );
});
