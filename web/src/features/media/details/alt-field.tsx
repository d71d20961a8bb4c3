import { Textarea } from '@mantine/core';
import { type Bilingual, type Language, languages } from '@psifida/contract/bilingual';
import type { TextPlace } from '@psifida/contract/content/parity';
import { useTranslations } from 'use-intl';
import { LanguageDoubts } from '../../../ui/language-doubts.tsx';
import classes from './media-form.module.css';

type AltFieldProps = {
  id: string;
  place?: TextPlace;
  value: Bilingual;
  decorative: boolean;
  onChange: (language: Language, text: string) => void;
  onDecorative: (on: boolean) => void;
  errors: Partial<Record<Language, string | undefined>>;
};

export function AltField({ id, place, value, decorative, onChange, onDecorative, errors }: AltFieldProps) {
  const t = useTranslations('media.details');
  const labels = { el: t('altGreek'), en: t('altEnglish') };
  return (
    <fieldset>
      <legend className={classes.legend}>{t('alt')}</legend>
      <p className={classes.hint}>{t('altHint')}</p>
      <div className="shape-pair">
        {languages.map((language) => (
          <Textarea
            key={language}
            id={`${id}-${language}`}
            value={value[language]}
            onChange={({ currentTarget }) => onChange(language, currentTarget.value)}
            lang={language}
            label={labels[language]}
            // Not disabled: what is written stays readable, and is kept.
            readOnly={decorative}
            data-quiet={decorative || undefined}
            error={errors[language]}
            description={
              !decorative && value[language].trim() === '' ? (
                <span className={classes.missing}>{t('altMissing')}</span>
              ) : null
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            size="md"
            rows={3}
            aria-describedby={`${id}-doubts`}
          />
        ))}
      </div>
      {!decorative && <LanguageDoubts id={`${id}-doubts`} label={t('alt')} place={place} text={value} />}
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={decorative}
          onChange={({ currentTarget }) => onDecorative(currentTarget.checked)}
        />
        {t('decorative')}
      </label>
    </fieldset>
  );
}
