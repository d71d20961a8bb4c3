import { seeded } from '@psifida/contract/content/seeded';
import type { TableTone } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { memo, type ReactNode } from 'react';
import styles from './tone.module.css';
import type { Drawn } from './tones/drawn.ts';
import { linen } from './tones/linen.tsx';
import { oliveWood } from './tones/olive-wood.tsx';
import { sea } from './tones/sea.tsx';
import { slate } from './tones/slate.tsx';

const tones = { linen, 'olive-wood': oliveWood, slate, sea } satisfies Record<
  TableTone,
  (drawn: Drawn) => ReactNode
>;

type ToneProps = Size & { tone: TableTone; pxPerMm: number };

/** What a table is made of: drawn once, quiet enough to lie under pictures. */
export const Tone = memo(function Tone({ tone, width, height, pxPerMm }: ToneProps) {
  return (
    <div className={styles.tone} data-tone={tone} aria-hidden="true">
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
