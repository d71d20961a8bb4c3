import { Button, TextInput } from '@mantine/core';
import { endsReturnParams, leavesGapsParams, takesOffParams } from '@psifida/contract/endpoints/acknowledged';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { z } from 'zod';
import { useOpenNote, useOpenQuestion } from '../api/ask-first.ts';
import classes from '../features/approvals/approvals.module.css';
import { useSystemName } from '../features/systems/registry.tsx';
import { loadPageWords } from '../i18n/catalogues.ts';
import { usePersonName } from '../i18n/person-name.ts';
import { useWhen } from '../i18n/when.ts';
import { lazyWhenIdle } from '../lib/lazy-when-idle.ts';
import { aboveAll, ConfirmDialog, Dialog, DialogFoot } from '../ui/confirm-dialog.tsx';

const useStatusTexts = lazyWhenIdle(async () => {
  const [texts] = await Promise.all([import('../i18n/status-text.ts'), loadPageWords()]);
  return texts;
});

export function AcknowledgeDialog() {
  const t = useTranslations('acknowledged');
  const locale = useLocale();
  const question = useOpenQuestion();
  // It stays as it was while it closes, and is there before it opens: so focus goes back to where it came from.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const ended = endsReturnParams.safeParse(last?.about.params).data;
  const left = leavesGapsParams.safeParse(last?.about.params).data;
  const taken = takesOffParams.safeParse(last?.about.params).data?.leaving;
  const texts = useStatusTexts(!!taken);
  const off = taken && texts?.statusTexts(locale).question(taken, Date.now());
  const kind = ended ? 'return' : 'gaps';
  return (
    <ConfirmDialog
      opened={!!question && (!taken || !!off)}
      title={off?.title ?? t(`${kind}Title`)}
      stay={t('stay')}
      go={off?.go ?? t(`${kind}Go`)}
      harmless
      zIndex={aboveAll}
      onStay={() => question?.answer(false)}
      onGo={() => question?.answer(true)}
    >
      {ended && <EndedReturn {...ended} />}
      {left && <Gaps {...left} />}
      {off?.lines.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </ConfirmDialog>
  );
}

function EndedReturn({ system, to, by, at, reason }: z.infer<typeof endsReturnParams>) {
  const t = useTranslations('acknowledged');
  const overview = useTranslations('overview');
  const nameOf = usePersonName();
  const when = useWhen();
  const name = useSystemName()(system);
  return (
    <>
      <p>
        {t('returnText', { system: name, number: String(to), name: by ? nameOf(by) : '–', when: when(at) })}
      </p>
      {reason && <p>{overview('returnedReason', { reason })}</p>}
    </>
  );
}

const soonMs = 60_000;

function Gaps({ system, gaps, more }: z.infer<typeof leavesGapsParams>) {
  const t = useTranslations('acknowledged');
  const when = useWhen();
  const begins = (iso: string) => (Date.parse(iso) - Date.now() < soonMs ? t('now') : when(iso));
  return (
    <>
      <p>{t('gapsText', { system: useSystemName()(system) })}</p>
      <ul>
        {gaps.map(({ from, until }) => (
          <li key={from}>
            {until
              ? t('gap', { from: begins(from), until: when(until) })
              : t('gapEndless', { from: begins(from) })}
          </li>
        ))}
        {more && <li>{t('gapsMore')}</li>}
      </ul>
      <p>{t('gapsCalm')}</p>
    </>
  );
}

/** R-APPR-03: a change that displays would show, wherever it was made: approval is asked for instead. */
export function ApprovalDialog() {
  const t = useTranslations('approvals');
  const question = useOpenNote();
  const [note, setNote] = useState('');
  const answer = (given: string | null) => {
    question?.answer(given);
    setNote('');
  };
  return (
    <Dialog
      opened={!!question}
      zIndex={aboveAll}
      size="md"
      title={t('askTitle')}
      onClose={() => answer(null)}
    >
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault();
          answer(note);
        }}
      >
        <p>{t('askText')}</p>
        <TextInput
          label={t('askNote')}
          value={note}
          maxLength={500}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          data-autofocus
        />
        <DialogFoot onStay={() => answer(null)}>
          <Button type="submit">{t('askGo')}</Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
