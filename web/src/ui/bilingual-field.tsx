import { ActionIcon, Menu, Textarea, TextInput } from '@mantine/core';
import { type Bilingual, type Language, languages, otherLanguage } from '@psifida/contract/bilingual';
import type { TextPlace } from '@psifida/contract/content/parity';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { languageTags } from '../i18n/language-tags.ts';
import type { BilingualErrors } from '../lib/field-issues.ts';
import classes from './bilingual-field.module.css';
import { Icon } from './icon.tsx';
import { LanguageDoubts } from './language-doubts.tsx';
import { useReadOnly } from './read-only.ts';

type BilingualFieldProps = {
  id: string;
  /** Where it stands in the document that it is of. */
  place?: TextPlace;
  label: string;
  hint?: ReactNode;
  inputs: Record<Language, { value: string; onChange: (text: string) => void }>;
  errors: BilingualErrors;
  /** As it was saved last, to go back to; what is new has nothing to go back to. */
  saved?: Bilingual | undefined;
  /** What stands below each input when nothing is wrong, such as how long the text may be. */
  below?: Record<Language, ReactNode>;
  optional?: boolean;
  multiline?: boolean;
  /** Inside a card, where the page's own field would be too large. */
  small?: boolean;
};

/** One text in both languages, Greek left and English right whatever the interface speaks. */
export function BilingualField(props: BilingualFieldProps) {
  const {
    id,
    place,
    label,
    hint,
    inputs,
    errors,
    saved,
    below,
    optional = false,
    multiline = false,
    small = false,
  } = props;
  const t = useTranslations('form');
  const readOnly = useReadOnly();
  const names = { el: t('inGreek', { field: label }), en: t('inEnglish', { field: label }) };

  const propsOf = (language: Language) => ({
    value: inputs[language].value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      inputs[language].onChange(currentTarget.value),
    readOnly,
    size: small ? 'md' : 'lg',
    id: `${id}-${language}`,
    lang: language,
    'aria-label': names[language],
    'aria-required': !optional && !readOnly,
    'aria-invalid': !!(errors[language] ?? errors.both),
    'aria-describedby': `${id}-${language}-below ${id}-both ${id}-doubts`,
    error: !!(errors[language] ?? errors.both),
    leftSection: (
      <span aria-hidden className="shape-tag">
        {languageTags[language]}
      </span>
    ),
    leftSectionWidth: 60,
    rightSection: !readOnly && (
      <FieldMenu
        label={label}
        language={language}
        value={inputs[language].value}
        other={inputs[otherLanguage(language)].value}
        saved={saved?.[language]}
        onChange={inputs[language].onChange}
      />
    ),
    rightSectionWidth: readOnly ? 0 : 48,
  });

  return (
    <fieldset data-small={small || undefined} aria-describedby={`${id}-hint`}>
      <legend className={classes.label}>
        {label} {!optional && !readOnly && <span aria-hidden>*</span>}
      </legend>
      {hint && !readOnly && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.pair}>
        {languages.map((language) => (
          <div key={language}>
            {multiline ? (
              <Textarea {...propsOf(language)} autosize minRows={4} classNames={{ section: classes.top }} />
            ) : (
              <TextInput {...(propsOf(language) as ComponentPropsWithRef<typeof TextInput>)} />
            )}
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
      <LanguageDoubts
        id={`${id}-doubts`}
        label={label}
        place={place}
        text={{ el: inputs.el.value, en: inputs.en.value }}
      />
    </fieldset>
  );
}

type FieldMenuProps = {
  label: string;
  language: Language;
  value: string;
  other: string;
  saved?: string | undefined;
  onChange: (text: string) => void;
};

/** What can be done with one language of a text; what would change nothing is not offered. */
function FieldMenu({ label, language, value, other, saved, onChange }: FieldMenuProps) {
  const t = useTranslations('form');
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="slate"
          size={36}
          aria-label={t(language === 'el' ? 'optionsGreek' : 'optionsEnglish', { field: label })}
        >
          <Icon name="dots-vertical" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={other === '' || other === value} onClick={() => onChange(other)}>
          {t(language === 'el' ? 'copyFromEnglish' : 'copyFromGreek')}
        </Menu.Item>
        <Menu.Item disabled={value === ''} onClick={() => onChange('')}>
          {t('clear')}
        </Menu.Item>
        {saved !== undefined && (
          <Menu.Item disabled={saved === value} onClick={() => onChange(saved)}>
            {t('revert')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
