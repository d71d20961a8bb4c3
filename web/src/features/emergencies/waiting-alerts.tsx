import { Box, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import type { AlertProposal } from '@psifida/contract/content/cap';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { textsApart } from '../../i18n/catalogues.ts';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { Pill } from '../../ui/pill.tsx';
import { useAlertChanges, useAlerts, useFailingSources } from './alert-queries.ts';
import { EmergencyLikeness } from './emergency-likeness.tsx';

type WaitingAlertsProps = { onDone: (what: 'released' | 'dismissed') => void };

/** R-ALERT-03: official warnings, each as it would stand on the glass. */
export function WaitingAlerts({ onDone }: WaitingAlertsProps) {
  const t = useTranslations('alerts');
  const id = useId();
  const waiting = useAlerts();
  if (!waiting.length) return null;
  return (
    <Box component="section" aria-labelledby={id} mb={32}>
      <Box component="h2" id={id} mb={16} fz={24}>
        {t('waiting')}
      </Box>
      <Stack component="ul" gap={16} className="shape-list">
        {waiting.map((one) => (
          <Box component="li" key={one.id} px={24} py={20} className="shape-card">
            <WaitingAlert alert={one} onDone={onDone} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

/** R-ALERT-02: said to everybody who opens the page. */
export function FailingSources() {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const when = useWhen();
  return useFailingSources().map(({ id, name, since, reason }) => (
    <Banner key={id} tone="wait">
      {t('failing', { name, when: when(since) })} {textsApart(locale).newsRefusalTexts[reason]}
    </Banner>
  ));
}

function WaitingAlert({ alert, onDone }: WaitingAlertsProps & { alert: AlertProposal }) {
  const t = useTranslations('alerts');
  const when = useWhen();
  const nameOf = usePersonName();
  const { release, dismiss } = useAlertChanges();
  const { id, source, sender, sent, until, area, level, drill, missing, replaces } = alert;
  const [words, setWords] = useState({ title: alert.title, text: alert.text });
  const isWhole = languages.every((one) => words.title[one].trim() && words.text[one].trim());
  const write = (part: 'title' | 'text', language: 'el' | 'en') => (text: string) =>
    setWords((before) => ({ ...before, [part]: { ...before[part], [language]: text } }));
  const params = { id };
  return (
    <article aria-label={words.title.el || words.title.en}>
      <EmergencyLikeness level={level} drill={drill} {...words} />
      <Group component="p" gap="6px 16px" my={12}>
        <Pill tone="wait">{t('until', { when: when(until) })}</Pill>
        <Box component="span" fz={15} className="shape-quiet">
          {t('from', { source: nameOf({ name: source }), sender, when: when(sent) })}
          {area && ` · ${area}`}
          {replaces && ` · ${t('replaces')}`}
        </Box>
      </Group>
      {missing.map((language) => (
        <Stack key={language} gap={12} mb={16}>
          <p>{t(`missing.${language}`)}</p>
          <TextInput
            label={t(`title.${language}`)}
            lang={language}
            maxLength={120}
            value={words.title[language]}
            onChange={({ currentTarget }) => write('title', language)(currentTarget.value)}
          />
          <Textarea
            label={t(`text.${language}`)}
            lang={language}
            maxLength={600}
            autosize
            minRows={2}
            value={words.text[language]}
            onChange={({ currentTarget }) => write('text', language)(currentTarget.value)}
          />
        </Stack>
      ))}
      {(release.error ?? dismiss.error) && <ProblemBanner error={release.error ?? dismiss.error} />}
      <Group gap={12}>
        <Button
          color="red"
          disabled={!isWhole}
          loading={release.isPending}
          onClick={() =>
            release.mutateAsync({ params, body: { words: missing.length ? words : null } }).then(
              () => onDone('released'),
              () => {},
            )
          }
        >
          {t('release')}
        </Button>
        <Button
          variant="default"
          loading={dismiss.isPending}
          onClick={() =>
            dismiss.mutateAsync({ params }).then(
              () => onDone('dismissed'),
              () => {},
            )
          }
        >
          {t('dismiss')}
        </Button>
      </Group>
    </article>
  );
}
