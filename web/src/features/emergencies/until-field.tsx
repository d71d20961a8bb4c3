import { Box, Group } from '@mantine/core';
import { instantOf } from '@psifida/contract/content/athens-time';
import { emergencyLongestHours } from '@psifida/contract/content/display';
import { wallDateTime } from '@psifida/contract/content/schedule';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Choice } from '../../ui/choice-group.tsx';
import { MomentField } from '../../ui/written-field.tsx';
import classes from './emergency-form.module.css';

const presets = { m15: 15, h1: 60, h3: 180 } as const;
export type Preset = keyof typeof presets | 'custom';
const presetNames = [...(Object.keys(presets) as (keyof typeof presets)[]), 'custom'] as const;

const longestMs = emergencyLongestHours * 3600_000;

type EndsAtOptions = { preset: Preset; custom: string; now: number };

export function endsAt({ preset, custom, now }: EndsAtOptions): string | null {
  const instant =
    preset === 'custom'
      ? wallDateTime.safeParse(custom).success
        ? instantOf(custom)
        : Number.NaN
      : now + presets[preset] * 60_000;
  // What is half typed is no instant, and compares as false.
  return instant > now && instant - now <= longestMs ? new Date(instant).toISOString() : null;
}

type UntilFieldProps = {
  preset: Preset;
  custom: string;
  until: string | null;
  onPreset: (preset: Preset) => void;
  onCustom: (custom: string) => void;
};

export function UntilField({ preset, custom, until, onPreset, onCustom }: UntilFieldProps) {
  const t = useTranslations('emergencies');
  const when = useWhen();
  return (
    <fieldset className={classes.group}>
      <Box component="legend" mb={8} fw={600}>
        {t('until')}
      </Box>
      <Group align="stretch" gap="12px 24px">
        {presetNames.map((name) => (
          <Choice key={name} name="until" checked={preset === name} onChoose={() => onPreset(name)}>
            {t(`presets.${name}`)}
          </Choice>
        ))}
      </Group>
      {preset === 'custom' && (
        <MomentField
          label={t('customUntil')}
          hourLabel={t('customHour')}
          value={custom || null}
          error={until === null && t('untilFault', { hours: emergencyLongestHours })}
          onChange={(wall) => onCustom(wall ?? '')}
        />
      )}
      {until && <p className="shape-quiet">{t('untilAt', { when: when(until) })}</p>}
    </fieldset>
  );
}
