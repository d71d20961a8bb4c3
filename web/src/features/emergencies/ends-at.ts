import { instantOf } from '@psifida/contract/content/athens-time';
import { emergencyLongestHours } from '@psifida/contract/content/display';

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
  if (preset === 'custom' && custom === '') return null;
  const instant = preset === 'custom' ? instantOf(custom) : now + presets[preset] * 60_000;
  return instant > now && instant - now <= longestMs ? new Date(instant).toISOString() : null;
}
