import { Button, Stack, Textarea } from '@mantine/core';
import { type Language, languages } from '@psifida/contract/bilingual';
import {
  listPronunciations,
  type Pronunciation,
  savePronunciations,
} from '@psifida/contract/endpoints/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listQuery, useChange } from '../../api/queries.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';

const key = ['pronunciations'];

const toLines = (items: readonly Pronunciation[], language: Language): string =>
  items
    .filter((one) => one.language === language)
    .map(({ written, said }) => `${written} = ${said}`)
    .join('\n');

/** A line without a sign of equality says nothing yet. */
export const fromLines = (lines: string, language: Language): Pronunciation[] =>
  lines.split('\n').flatMap((line) => {
    const [written = '', said = ''] = line.split('=').map((part) => part.trim());
    return written && said ? [{ language, written, said }] : [];
  });

/** R-SPEAK-08: how the town's names sound when displays read them aloud; a line for each word. */
export function PronunciationList() {
  const t = useTranslations('speech');
  const queries = useQueryClient();
  const { data: items } = useQuery(listQuery(key, listPronunciations, {}));
  const [typed, setTyped] = useState<Partial<Record<Language, string>>>({});
  const { mutate, isPending, isSuccess, error, reset } = useChange(savePronunciations, {
    onSuccess: (answer) => {
      queries.setQueryData(key, answer);
      setTyped({});
    },
  });
  if (!items) return null;
  const linesIn = (language: Language) => typed[language] ?? toLines(items, language);
  const save = () =>
    mutate({ body: { items: languages.flatMap((language) => fromLines(linesIn(language), language)) } });
  return (
    <section aria-labelledby="pronunciations" data-print="none">
      <Stack gap={16} mt={48} maw={760}>
        <h2 id="pronunciations">{t('pronunciations')}</h2>
        <p>{t('pronunciationsHint')}</p>
        {languages.map((language) => (
          <Textarea
            key={language}
            lang={language}
            label={t(language === 'el' ? 'inGreek' : 'inEnglish')}
            value={linesIn(language)}
            autosize
            minRows={3}
            onChange={({ currentTarget: { value } }) => {
              setTyped({ ...typed, [language]: value });
              reset();
            }}
          />
        ))}
        {error && <ProblemBanner error={error} />}
        {isSuccess && (
          <Banner tone="good" role="status">
            {t('saved')}
          </Banner>
        )}
        <div>
          <Button onClick={save} loading={isPending}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
