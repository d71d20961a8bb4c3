import { instantOf } from '@psifida/contract/content/athens-time';
import { emergencyLongestHours } from '@psifida/contract/content/display';
import { wallDateTime } from '@psifida/contract/content/schedule';

export const presets = { m15: 15, h1: 60, h3: 180 } as const;
export type Preset = keyof typeof presets | 'custom';
export const presetNames = [...(Object.keys(presets) as (keyof typeof presets)[]), 'custom'] as const;

const longestMs = emergencyLongestHours * 3600_000;

/** When a message ends; null where that is no time to come, or one too far away. */
export function endsAt({
  preset,
  custom,
  now,
}: {
  preset: Preset;
  custom: string;
  now: number;
}): string | null {
  const instant =
    preset === 'custom'
      ? wallDateTime.safeParse(custom).success
        ? instantOf(custom)
        : Number.NaN
      : now + presets[preset] * 60_000;
  // What is half typed is no instant, and compares as false.
  return instant > now && instant - now <= longestMs ? new Date(instant).toISOString() : null;
}
