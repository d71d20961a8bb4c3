import { ActionIcon, Box, Menu, Textarea, TextInput } from '@mantine/core';
import { type Bilingual, type Language, languages, otherLanguage } from '@psifida/contract/bilingual';
import type { TextPlace } from '@psifida/contract/content/parity';
import {
  type ComponentPropsWithRef,
  createContext,
  memo,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import type { BilingualErrors } from '../api/field-issues.ts';
import { hear } from '../api/speech.ts';
import { languageTags } from '../i18n/language-tags.ts';
import { speaks } from '../lib/runtime-config.ts';
import { useNewest } from '../lib/use-newest.ts';
import { useErrorText } from './banner.tsx';
import classes from './bilingual-field.module.css';
import { Icon } from './icon.tsx';
import { LanguageDoubts } from './language-doubts.tsx';
import { useReadOnly } from './read-only.ts';

type BilingualFieldProps = {
  id: string;
  place?: TextPlace;
  label: string;
  hint?: ReactNode;
  value: Bilingual;
  onChange: (language: Language, text: string) => void;
  errors: BilingualErrors;
  /** As it was saved last, to go back to; what is new has nothing to go back to. */
  saved?: Bilingual | undefined;
  optional?: boolean;
  multiline?: boolean;
  small?: boolean;
};

/** One text in both languages, Greek left and English right whatever the interface speaks. */
export function BilingualField(props: BilingualFieldProps) {
  const { id, place, label, hint, value, onChange, errors, saved } = props;
  const { optional = false, multiline = false, small = false } = props;
  const readOnly = useReadOnly();
  const now = useNewest(onChange);
  /** Stable between keystrokes; calls the newest handler. */
  const write = useMemo(
    () => ({
      el: (text: string) => now.current('el', text),
      en: (text: string) => now.current('en', text),
    }),
    [now],
  );

  return (
    <fieldset data-small={small || undefined} aria-describedby={`${id}-hint`}>
      <legend className={classes.label}>
        {label} {!optional && !readOnly && <span aria-hidden>*</span>}
      </legend>
      {hint && !readOnly && (
        <Box component="p" id={`${id}-hint`} c="var(--ink-quiet)">
          {hint}
        </Box>
      )}
      <div className={classes.pair}>
        {languages.map((language) => (
          <MenuTexts
            key={language}
            value={{
              value: value[language],
              other: value[otherLanguage(language)],
              saved: saved?.[language],
              onChange: write[language],
            }}
          >
            <LanguageInput
              {...{ id, label, language, optional, multiline, small }}
              value={value[language]}
              onChange={write[language]}
              isFaulty={!!(errors[language] ?? errors.both)}
              error={errors[language]}
            />
          </MenuTexts>
        ))}
      </div>
      <p id={`${id}-both`} className={classes.below} data-error>
        {errors.both}
      </p>
      <LanguageDoubts id={`${id}-doubts`} label={label} place={place} text={value} />
    </fieldset>
  );
}

type LanguageInputProps = Required<Pick<BilingualFieldProps, 'optional' | 'multiline' | 'small'>> & {
  id: string;
  label: string;
  language: Language;
  value: string;
  onChange: (text: string) => void;
  isFaulty: boolean;
  error: string | undefined;
};

/** R-SPEED-04: a keystroke in one language does not render the other. */
const LanguageInput = memo(function LanguageInput(props: LanguageInputProps) {
  const { id, label, language, value, onChange, isFaulty, error, optional, multiline, small } = props;
  const t = useTranslations('form');
  const readOnly = useReadOnly();
  const input = {
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
    readOnly,
    size: small ? 'md' : 'lg',
    id: `${id}-${language}`,
    lang: language,
    'aria-label': t(language === 'el' ? 'inGreek' : 'inEnglish', { field: label }),
    'aria-required': !optional && !readOnly,
    'aria-invalid': isFaulty,
    'aria-describedby': `${id}-${language}-below ${id}-both ${id}-doubts`,
    error: isFaulty,
    leftSection: (
      <span aria-hidden className="shape-tag">
        {languageTags[language]}
      </span>
    ),
    leftSectionWidth: 60,
    rightSection: !readOnly && <FieldMenu label={label} language={language} />,
    rightSectionWidth: readOnly ? 0 : 48,
  };
  return (
    <div>
      {multiline ? (
        <Textarea {...input} autosize minRows={4} classNames={{ section: classes.top }} />
      ) : (
        <TextInput {...(input as ComponentPropsWithRef<typeof TextInput>)} />
      )}
      <p id={`${id}-${language}-below`} className={classes.below} data-error={!!error || undefined}>
        {error}
      </p>
    </div>
  );
});

type Texts = { value: string; other: string; saved: string | undefined; onChange: (text: string) => void };

/** A context instead of props: a closed menu reads nothing and does not render. */
const MenuTexts = createContext<Texts | null>(null);

type FieldMenuProps = { label: string; language: Language };

const FieldMenu = memo(function FieldMenu({ label, language }: FieldMenuProps) {
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
        <FieldItems language={language} />
      </Menu.Dropdown>
    </Menu>
  );
});

/** What would change nothing is not offered. */
function FieldItems({ language }: { language: Language }) {
  const t = useTranslations('form');
  const texts = useContext(MenuTexts);
  if (!texts) return null;
  const { value, other, saved, onChange } = texts;
  return (
    <>
      <Menu.Item disabled={other === '' || other === value} onClick={() => onChange(other)}>
        {t(language === 'el' ? 'copyFromEnglish' : 'copyFromGreek')}
      </Menu.Item>
      <Menu.Item disabled={value === ''} onClick={() => onChange('')}>
        {t('clear')}
      </Menu.Item>
      {speaks() && <ListenItem text={value} language={language} />}
      {saved !== undefined && (
        <Menu.Item disabled={saved === value} onClick={() => onChange(saved)}>
          {t('revert')}
        </Menu.Item>
      )}
    </>
  );
}

/** The menu stays open, so that it can be heard again, or says why it cannot. */
function ListenItem({ text, language }: { text: string; language: Language }) {
  const t = useTranslations('form');
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const listen = () => {
    setError(null);
    hear(text, language).catch(setError);
  };
  return (
    <Menu.Item disabled={text.trim() === ''} closeMenuOnClick={false} onClick={listen}>
      {error ? errorText(error) : t('listen')}
    </Menu.Item>
  );
}
