import { seeded } from '@psifida/contract/content/seeded';

const tones = {
  calm: ['#0e7490', '#1d6480', '#2389ad', '#15803d', '#4f7350', '#86a163', '#f0dcc0', '#fde7a8', '#cf7f57'],
  warm: ['#9a3412', '#b45309', '#c2410c', '#cf7f57', '#d97706', '#f0b35c', '#fde7a8', '#7c2d12', '#1d6480'],
};

const deep = 3;
const joint = 0.1;

type MosaicProps = {
  seed: string;
  look: 'across' | 'down';
  warm: boolean /** How often as long as it is deep. */;
  long: number;
};

/** A band of tiles, three deep. */
export function Mosaic({ seed, look, warm, long }: MosaicProps) {
  const tiles = Math.ceil(long * deep);
  const random = seeded(seed);
  const colours = tones[warm ? 'warm' : 'calm'];
  const size = look === 'across' ? { width: tiles, height: deep } : { width: deep, height: tiles };
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio={look === 'across' ? 'xMinYMid slice' : 'xMidYMin slice'}
      aria-hidden="true"
    >
      {Array.from({ length: tiles * deep }, (_, at) => {
        const [along, across] = [Math.floor(at / deep), at % deep];
        const [x, y] = look === 'across' ? [along, across] : [across, along];
        return (
          <rect
            key={`${x} ${y}`}
            x={x + joint / 2 + (random() - 0.5) * 0.05}
            y={y + joint / 2 + (random() - 0.5) * 0.05}
            width={1 - joint}
            height={1 - joint}
            rx={0.07}
            fill={colours[Math.floor(random() * colours.length)]}
          />
        );
      })}
    </svg>
  );
}
