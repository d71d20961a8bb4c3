import { Box, Button, Group } from '@mantine/core';
import { type Language, languages } from '@psifida/contract/bilingual';
import { type Captions, captionsMax, captionText, hasCaptions } from '@psifida/contract/content/captions';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './media-form.module.css';

type CaptionsFieldProps = {
  value: Captions;
  /** A silent video lacks nothing without them. */
  hasAudio: boolean;
  onChange: (language: Language, text: string | null) => void;
};

export function CaptionsField({ value, hasAudio, onChange }: CaptionsFieldProps) {
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
      {hasAudio && !hasCaptions(value) && (
        <p className={`${classes.hint} ${classes.missing}`}>{t('captionsMissing')}</p>
      )}
      <div className="shape-pair">
        {languages.map((language) => {
          const action = t(value[language] === null ? 'captionsChoose' : 'captionsReplace');
          return (
            <fieldset key={language} className={classes.captions}>
              <legend className={classes.legend}>{names[language]}</legend>
              <Box component="p" role="status" flex="1 1 120px" fz={14} c="var(--ink-quiet)">
                {t(value[language] === null ? 'captionsNone' : 'captionsThere')}
              </Box>
              {refused[language] && (
                <Box component="p" role="alert" fz={14} c="var(--bad)">
                  {refused[language]}
                </Box>
              )}
              <Group gap={8} align="stretch">
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
                      // The pressed button disappears; focus moves to the one that stays.
                      currentTarget.parentElement?.querySelector('button')?.focus();
                      onChange(language, null);
                    }}
                    aria-label={`${t('captionsRemove')}: ${names[language]}`}
                  >
                    {t('captionsRemove')}
                  </Button>
                )}
              </Group>
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
}

/** As text; bytes that are no UTF-8 become nothing, which no check lets pass, rather than a video full of wrong letters. */
async function readCaptions(file: Blob): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return '';
  }
}
