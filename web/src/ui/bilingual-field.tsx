import { TextInput } from '@mantine/core';
import { type Language, languages } from '@psifida/contract/content/bilingual';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { BilingualErrors } from './bilingual-errors.ts';
import classes from './bilingual-field.module.css';

type InputProps = ComponentPropsWithRef<'input'>;

type BilingualFieldProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  inputs: Record<Language, InputProps>;
  errors: BilingualErrors;
  /** What stands below each input when nothing is wrong, such as how long the text may be. */
  below?: Record<Language, ReactNode>;
};

const tags: Record<Language, string> = { el: 'ΕΛ', en: 'EN' };

/** One text in both languages, Greek left and English right whatever the interface speaks. */
export function BilingualField({ id, label, hint, inputs, errors, below }: BilingualFieldProps) {
  const t = useTranslations('form');
  const names = { el: t('inGreek', { field: label }), en: t('inEnglish', { field: label }) };
  return (
    <fieldset className={classes.field} aria-describedby={`${id}-hint`}>
      <legend className={classes.label}>
        {label} <span aria-hidden>*</span>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.pair}>
        {languages.map((language) => (
          <div key={language}>
            <TextInput
              {...inputs[language]}
              size="lg"
              id={`${id}-${language}`}
              lang={language}
              aria-label={names[language]}
              aria-required
              aria-invalid={!!(errors[language] ?? errors.both)}
              aria-describedby={`${id}-${language}-below ${id}-both`}
              error={!!(errors[language] ?? errors.both)}
              leftSection={
                <span aria-hidden className={classes.tag}>
                  {tags[language]}
                </span>
              }
              leftSectionWidth={60}
            />
            <p
              id={`${id}-${language}-below`}
              className={classes.below}
              data-error={!!errors[language] || undefined}
            >
              {errors[language] ?? below?.[language]}
            </p>
          </div>
        ))}
      </div>
      <p id={`${id}-both`} className={classes.below} data-error>
        {errors.both}
      </p>
    </fieldset>
  );
}
