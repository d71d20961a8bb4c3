import { Button, TextInput } from '@mantine/core';
import type { EmergencyDraft } from '@psifida/contract/content/display';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Dialog, DialogFoot } from '../../ui/confirm-dialog.tsx';
import { type AudienceOption, countMeant } from './audience-field.tsx';
import { EmergencyLikeness } from './emergency-likeness.tsx';
import { useEmergencyChanges } from './emergency-queries.ts';

const folded = (text: string) => text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

/** Typed on purpose is what counts: neither small letters nor an accent are in the way. */
export const isTheWord = (typed: string, word: string): boolean => folded(typed) === folded(word);

type ConfirmEmergencyProps = {
  draft: EmergencyDraft | null;
  displays: readonly AudienceOption[];
  onClose: () => void;
  onSent: () => void;
};

export function ConfirmEmergency({ draft, onClose, ...props }: ConfirmEmergencyProps) {
  const t = useTranslations('emergencies');
  return (
    <Dialog opened={!!draft} onClose={onClose} size={640} title={t('confirmTitle')}>
      {draft && <Question draft={draft} onClose={onClose} {...props} />}
    </Dialog>
  );
}

function Question({ draft, displays, onClose, onSent }: ConfirmEmergencyProps & { draft: EmergencyDraft }) {
  const t = useTranslations('emergencies');
  const locale = useLocale();
  const when = useWhen();
  const { send } = useEmergencyChanges();
  const [typed, setTyped] = useState('');
  // An idempotency key: sent twice, it is still one message.
  const [id] = useState(() => crypto.randomUUID());
  const word = t('word');
  const sure = isTheWord(typed, word);
  const until = when(draft.until);
  return (
    <form
      className="shape-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (sure && !send.isPending) send.mutate({ body: { ...draft, id } }, { onSuccess: onSent });
      }}
    >
      <p>
        {t(draft.displays || draft.tags.length ? 'confirmChosen' : 'confirmAll', {
          count: countMeant(draft, displays),
          when: until,
        })}{' '}
        {draft.tags.length > 0 && t('toTagged', { tags: list(locale, draft.tags) })}
      </p>
      <EmergencyLikeness {...draft} />
      {send.error && <ProblemBanner error={send.error} />}
      <TextInput
        label={t('confirmType', { word })}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <DialogFoot onStay={onClose}>
        <Button type="submit" color="red" disabled={!sure} loading={send.isPending}>
          {t('confirmGo')}
        </Button>
      </DialogFoot>
    </form>
  );
}
