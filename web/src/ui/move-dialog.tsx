import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './confirm-dialog.module.css';

type MoveDialogProps = {
  opened: boolean;
  name: string;
  position: number;
  all: number;
  onClose: () => void;
  /** Counts from 0. */
  onMove: (to: number) => void;
};

/** Reordering without dragging: the new position as a number. */
export function MoveDialog({ opened, name, position, all, onClose, onMove }: MoveDialogProps) {
  const t = useTranslations();
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = Number(typed ?? position);
  const isPosition = Number.isInteger(wanted) && wanted >= 1 && wanted <= all;
  const close = () => {
    setTyped(null);
    onClose();
  };
  const go = () => {
    if (!isPosition) return;
    onMove(wanted - 1);
    close();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('editor.moveTitle', { name })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <TextInput
        data-autofocus
        inputMode="numeric"
        label={t('editor.movePosition', { all: String(all) })}
        value={typed ?? String(position)}
        error={!isPosition}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && go()}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t('deletion.cancel')}
        </Button>
        <Button onClick={go} disabled={!isPosition}>
          {t('editor.move')}
        </Button>
      </div>
    </Modal>
  );
}
