import { Box, Button, Group, TextInput } from '@mantine/core';
import type { Language } from '@psifida/contract/bilingual';
import type { NewsFeed } from '@psifida/contract/content/news-item';
import { newsLinkExample, toFeedAddress } from '@psifida/contract/content/news-links';
import { checkNewsLink } from '@psifida/contract/endpoints/news';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../api/api-client.ts';
import { ProblemError } from '../../api/problem-error.ts';
import { textsApart } from '../../i18n/catalogues.ts';
import { languageTags } from '../../i18n/language-tags.ts';
import { useProblemText } from '../../i18n/problem-text.ts';
import { useWhen } from '../../i18n/when.ts';
import { useErrorText } from '../../ui/banner.tsx';
import { useReadOnly } from '../../ui/read-only.ts';
import { keptNewsQuery } from './kept-news-query.ts';
import classes from './news-link-field.module.css';

type NewsLinkFieldProps = {
  id: string;
  language: Language;
  value: string;
  onChange: (link: string) => void;
  error?: string | undefined;
};

/** R-VAL-06: one language's link, checked by fetching it, with the newest items beside it. */
export function NewsLinkField({ id, language, value, onChange, error }: NewsLinkFieldProps) {
  const t = useTranslations('news');
  const locale = useLocale();
  const when = useWhen();
  const errorText = useErrorText();
  const { field: fieldText } = useProblemText();
  const label = t(language === 'el' ? 'greekLink' : 'englishLink');
  const readOnly = useReadOnly();
  const check = useMutation({
    mutationFn: (url: string) => call(checkNewsLink, { body: { language, url } }),
    onSuccess: ({ url }) => url !== value && onChange(url),
  });
  const address = toFeedAddress(value.trim());
  const kept = useQuery(keptNewsQuery(address));
  const isCurrent = check.variables !== undefined && toFeedAddress(check.variables.trim()) === address;

  const refused = isCurrent ? check.error : null;
  const issue = refused instanceof ProblemError ? refused.issues[0] : undefined;
  const fault = issue ? fieldText(issue.code, issue.params) : refused ? errorText(refused) : error;
  const feed = (isCurrent && check.data) || kept.data;
  const failing = kept.data?.failing;

  return (
    <div className={classes.card}>
      <Group gap={12} align="flex-start">
        <TextInput
          id={id}
          flex="1 1 240px"
          miw={0}
          type="url"
          inputMode="url"
          label={label}
          description={!readOnly && t('example', { example: newsLinkExample })}
          leftSection={<span aria-hidden>{languageTags[language]}</span>}
          leftSectionWidth={52}
          value={value}
          readOnly={readOnly}
          error={fault}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {!readOnly && (
          <Button
            variant="default"
            className={classes.button}
            loading={check.isPending}
            disabled={value.trim() === ''}
            aria-label={t('checkOf', { field: label })}
            onClick={() => check.mutate(value.trim())}
          >
            {t('check')}
          </Button>
        )}
      </Group>
      <div aria-live="polite">
        {check.isPending && <p className={classes.quiet}>{t('checking')}</p>}
        {!check.isPending && failing && !isCurrent && (
          <p className={classes.failing}>
            {t(feed?.items.length ? 'failing' : 'failingEver', {
              when: when(failing.since),
              reason: textsApart(locale).newsRefusalTexts[failing.reason],
            })}
          </p>
        )}
        {!check.isPending && feed && feed.items.length > 0 && <NewestItems feed={feed} language={language} />}
        {!readOnly && !check.isPending && !feed && !fault && value.trim() !== '' && (
          <p className={classes.quiet}>{t(address ? 'notChecked' : 'notWhole')}</p>
        )}
      </div>
    </div>
  );
}

const shown = 4;

function NewestItems({ feed, language }: { feed: NewsFeed; language: Language }) {
  const t = useTranslations('news');
  const when = useWhen();
  return (
    <>
      <Box component="p" mb={8} fw={600}>
        {t('newest', { feed: feed.title })}
      </Box>
      <ul className={classes.items} lang={language}>
        {feed.items.slice(0, shown).map(({ title, text, time, link }, index) => (
          <li key={link ?? `${index}-${title}`}>
            <strong>{title || t('noTitle')}</strong>
            {text && <p className={classes.text}>{text}</p>}
            {time && <span className={classes.quiet}>{when(time)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
