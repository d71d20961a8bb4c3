import { endsReturnParams, leavesGapsParams } from '@psifida/contract/endpoints/knowing';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { z } from 'zod';
import { useRegistry } from '../features/systems/registry.tsx';
import { usePersonName } from '../i18n/person-name.ts';
import { useWhen } from '../i18n/when.ts';
import { useOpenQuestion } from '../lib/ask-first.ts';
import { aboveAll, ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** What a change would bring about, wherever it was made: asked before it does. */
export function KnowingDialog() {
  const t = useTranslations('knowing');
  const question = useOpenQuestion();
  // It stays as it was while it closes, and is there before it opens: so focus goes back to where it came from.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const ended = endsReturnParams.safeParse(last?.about.params).data;
  const left = leavesGapsParams.safeParse(last?.about.params).data;
  return (
    <ConfirmDialog
      opened={!!question}
      title={t(ended ? 'returnTitle' : 'gapsTitle')}
      stay={t('stay')}
      go={t(ended ? 'returnGo' : 'gapsGo')}
      harmless
      zIndex={aboveAll}
      onStay={() => question?.answer(false)}
      onGo={() => question?.answer(true)}
    >
      {ended && <EndedReturn {...ended} />}
      {left && <Gaps {...left} />}
    </ConfirmDialog>
  );
}

const useSystemName = (system: SystemId): string => useRegistry()[system].name[useLocale()];

function EndedReturn({ system, to, by, at, reason }: z.infer<typeof endsReturnParams>) {
  const t = useTranslations('knowing');
  const overview = useTranslations('overview');
  const nameOf = usePersonName();
  const when = useWhen();
  const name = useSystemName(system);
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
  const t = useTranslations('knowing');
  const when = useWhen();
  const begins = (iso: string) => (Date.parse(iso) - Date.now() < soonMs ? t('now') : when(iso));
  return (
    <>
      <p>{t('gapsText', { system: useSystemName(system) })}</p>
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
