import { emergencyLongestHours } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Choice } from '../../ui/choice-group.tsx';
import { MomentField } from '../../ui/written-field.tsx';
import classes from './emergency-form.module.css';
import { type Preset, presetNames } from './ends-at.ts';

type UntilFieldProps = {
  preset: Preset;
  custom: string;
  /** Null where what is chosen is no time to come. */
  until: string | null;
  onPreset: (preset: Preset) => void;
  onCustom: (custom: string) => void;
};

export function UntilField({ preset, custom, until, onPreset, onCustom }: UntilFieldProps) {
  const t = useTranslations('emergencies');
  const when = useWhen();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{t('until')}</legend>
      <div className={classes.row}>
        {presetNames.map((name) => (
          <Choice key={name} name="until" checked={preset === name} onChoose={() => onPreset(name)}>
            {t(`presets.${name}`)}
          </Choice>
        ))}
      </div>
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
