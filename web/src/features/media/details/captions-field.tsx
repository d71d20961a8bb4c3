import { Button } from '@mantine/core';
import { type Language, languages } from '@psifida/contract/bilingual';
import { type Captions, captionsMax, captionText, hasCaptions } from '@psifida/contract/content/captions';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './media-form.module.css';

type CaptionsFieldProps = {
  value: Captions;
  /** A silent film lacks nothing without them. */
  hasSound: boolean;
  onChange: (language: Language, text: string | null) => void;
};

/** A file of captions per language, read and judged here; what is missing is said, and stops nobody. */
export function CaptionsField({ value, hasSound, onChange }: CaptionsFieldProps) {
  const t = useTranslations('media.details');
  const [refused, setRefused] = useState<Partial<Record<Language, string | undefined>>>({});
  const names = { el: t('captionsGreek'), en: t('captionsEnglish') };

  const take = async (language: Language, file: File | undefined) => {
    if (!file) return;
    const { data, error } = captionText.safeParse(await readCaptions(file));
    const code = error?.issues[0]?.message;
    setRefused({
      ...refused,
      [language]:
        code && t(code === 'field.too-long' ? 'captionsTooLong' : 'captionsInvalid', { max: captionsMax }),
    });
    if (data !== undefined) onChange(language, data);
  };

  return (
    <fieldset>
      <legend className={classes.legend}>{t('captions')}</legend>
      <p className={classes.hint}>{t('captionsHint')}</p>
      {hasSound && !hasCaptions(value) && (
        <p className={`${classes.hint} ${classes.missing}`}>{t('captionsMissing')}</p>
      )}
      <div className="shape-pair">
        {languages.map((language) => {
          const action = t(value[language] === null ? 'captionsChoose' : 'captionsReplace');
          return (
            <fieldset key={language} className={classes.captions}>
              <legend className={classes.legend}>{names[language]}</legend>
              <p role="status" className={classes.said}>
                {t(value[language] === null ? 'captionsNone' : 'captionsThere')}
              </p>
              {refused[language] && (
                <p role="alert" className={classes.refused}>
                  {refused[language]}
                </p>
              )}
              <div className={classes.buttons}>
                <ChooseFiles
                  variant="default"
                  accept=".vtt,text/vtt"
                  multiple={false}
                  onFiles={([file]) => void take(language, file)}
                  leftSection={<Icon name="upload" />}
                  aria-label={`${action}: ${names[language]}`}
                >
                  {action}
                </ChooseFiles>
                {value[language] !== null && (
                  <Button
                    variant="default"
                    onClick={({ currentTarget }) => {
                      // It is gone the moment it is pressed; the focus goes to the button that stays.
                      currentTarget.parentElement?.querySelector('button')?.focus();
                      onChange(language, null);
                    }}
                    aria-label={`${t('captionsRemove')}: ${names[language]}`}
                  >
                    {t('captionsRemove')}
                  </Button>
                )}
              </div>
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
}

/** As text; bytes that are no UTF-8 become nothing, which no check lets pass, rather than a film full of wrong letters. */
async function readCaptions(file: Blob): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return '';
  }
}
