import { Checkbox, Radio } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './emergency-form.module.css';

export type Audience = { all: boolean; chosen: string[] };
export type AudienceOption = { id: string; name: string; place: string };

type AudienceFieldProps = {
  displays: readonly AudienceOption[];
  value: Audience;
  /** Some were wanted, and none is chosen. */
  fault: boolean;
  onChange: (audience: Audience) => void;
};

export function AudienceField({ displays, value, fault, onChange }: AudienceFieldProps) {
  const t = useTranslations('emergencies');
  const { all, chosen } = value;
  const toggle = (id: string) =>
    onChange({ all, chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{t('audience')}</legend>
      <Radio
        size="md"
        name="audience"
        label={t('all')}
        checked={all}
        onChange={() => onChange({ all: true, chosen })}
      />
      <Radio
        size="md"
        name="audience"
        label={t('chosen')}
        checked={!all}
        onChange={() => onChange({ all: false, chosen })}
      />
      {!all && displays.length === 0 && <p className={classes.quiet}>{t('noDisplays')}</p>}
      {!all && displays.length > 0 && (
        <fieldset className={classes.displays} aria-label={t('choose')} aria-describedby="audience-fault">
          {displays.map(({ id, name, place }) => (
            <Checkbox
              key={id}
              size="md"
              label={name}
              {...(place && { description: place })}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </fieldset>
      )}
      <p id="audience-fault" role="alert" className={classes.fault}>
        {fault && t('chooseAtLeast')}
      </p>
    </fieldset>
  );
}
