import { Button, Modal, TextInput } from '@mantine/core';
import type { EmergencyDraft } from '@psifida/contract/content/display';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import dialog from '../../ui/confirm-dialog.module.css';
import { type AudienceOption, countMeant } from './audience-field.tsx';
import classes from './confirm-emergency.module.css';
import { EmergencyLikeness } from './emergency-likeness.tsx';
import { useEmergencyChanges } from './emergency-queries.ts';
import { isTheWord } from './is-the-word.ts';

type ConfirmEmergencyProps = {
  draft: EmergencyDraft | null;
  /** All that there are. */
  displays: readonly AudienceOption[];
  onClose: () => void;
  onSent: () => void;
};

/** The last question before the whole town reads it: a word has to be typed. */
export function ConfirmEmergency({ draft, onClose, ...props }: ConfirmEmergencyProps) {
  const t = useTranslations('emergencies');
  const shell = useTranslations('shell');
  return (
    <Modal
      opened={!!draft}
      onClose={onClose}
      size={640}
      title={t('confirmTitle')}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {draft && <Question draft={draft} onClose={onClose} {...props} />}
    </Modal>
  );
}

function Question({ draft, displays, onClose, onSent }: ConfirmEmergencyProps & { draft: EmergencyDraft }) {
  const t = useTranslations('emergencies');
  const locale = useLocale();
  const when = useWhen();
  const { send } = useEmergencyChanges();
  const [typed, setTyped] = useState('');
  // Kept while the question stands: sent twice, it is still one message.
  const [id] = useState(() => crypto.randomUUID());
  const word = t('word');
  const sure = isTheWord(typed, word);
  const until = when(draft.until);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (sure && !send.isPending) send.mutate({ ...draft, id }, { onSuccess: onSent });
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
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('confirmStay')}
        </Button>
        <Button type="submit" color="red" disabled={!sure} loading={send.isPending}>
          {t('confirmGo')}
        </Button>
      </div>
    </form>
  );
}
