import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './confirm-dialog.module.css';

type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  children: ReactNode;
  /** The way that changes nothing; focus starts there. */
  stay: string;
  go: string;
  onStay: () => void;
  onGo: () => void;
  /** Nothing is lost by going on. */
  harmless?: boolean;
  loading?: boolean;
  /** A third way, between the two. */
  other?: ReactNode;
};

export function ConfirmDialog({
  opened,
  title,
  children,
  stay,
  go,
  onStay,
  onGo,
  harmless = false,
  loading = false,
  other,
}: ConfirmDialogProps) {
  const t = useTranslations('shell');
  return (
    <Modal
      opened={opened}
      size={other ? 'lg' : 'md'}
      onClose={onStay}
      title={title}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.text}>{children}</div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onStay} data-autofocus>
          {stay}
        </Button>
        {other}
        <Button color={harmless ? 'green' : 'red'} loading={loading} onClick={onGo}>
          {go}
        </Button>
      </div>
    </Modal>
  );
}
