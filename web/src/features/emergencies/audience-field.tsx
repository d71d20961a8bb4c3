import { useTranslations } from 'use-intl';
import { Choice } from '../../ui/choice-group.tsx';
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
    <fieldset className={classes.group} data-fault={fault || undefined}>
      <legend className={classes.label}>{t('audience')}</legend>
      <Choice name="audience" checked={all} onChoose={() => onChange({ all: true, chosen })}>
        {t('all')}
      </Choice>
      <Choice name="audience" checked={!all} onChoose={() => onChange({ all: false, chosen })}>
        {t('chosen')}
      </Choice>
      {!all && displays.length === 0 && <p className={classes.quiet}>{t('noDisplays')}</p>}
      {!all && displays.length > 0 && (
        <fieldset className={classes.displays} aria-label={t('choose')} aria-describedby="audience-fault">
          {displays.map(({ id, name, place }) => (
            <Choice
              key={id}
              name={`display-${id}`}
              many
              checked={chosen.includes(id)}
              onChoose={() => toggle(id)}
            >
              {name}
              {place && <span className={classes.quiet}>, {place}</span>}
            </Choice>
          ))}
        </fieldset>
      )}
      <p id="audience-fault" role="alert" className={classes.fault}>
        {fault && t('chooseAtLeast')}
      </p>
    </fieldset>
  );
}
