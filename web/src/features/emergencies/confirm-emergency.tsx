import { Button, Modal, TextInput } from '@mantine/core';
import type { EmergencyDraft } from '@psifida/contract/content/display';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import dialog from '../../ui/confirm-dialog.module.css';
import classes from './confirm-emergency.module.css';
import { EmergencyLikeness } from './emergency-likeness.tsx';
import { useEmergencyChanges } from './emergency-queries.ts';
import { isTheWord } from './is-the-word.ts';

type ConfirmEmergencyProps = {
  draft: EmergencyDraft | null;
  /** Of all displays there are. */
  count: number;
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

function Question({ draft, count, onClose, onSent }: ConfirmEmergencyProps & { draft: EmergencyDraft }) {
  const t = useTranslations('emergencies');
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
        {draft.displays
          ? t('confirmChosen', { count: draft.displays.length, when: until })
          : t('confirmAll', { count, when: until })}
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
