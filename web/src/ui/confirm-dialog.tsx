import { Button, type ModalProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBreakpoint } from './breakpoints.ts';
import classes from './confirm-dialog.module.css';
import { useOverlays } from './overlays.ts';

/** Of the three that may be asked in the middle of something, above the kit's 200. */
export const aboveAll = 210;

type DialogProps = Omit<ModalProps, 'classNames'> & {
  /** Much to look at: on a telephone it takes the whole window. */
  large?: boolean;
  classNames?: { content?: string | undefined; body?: string | undefined };
};

/** What lies over the page, with its name above it and the way out of it. */
export function Dialog({ large = false, classNames, opened: isWanted, ...props }: DialogProps) {
  const t = useTranslations('shell');
  const narrow = useBreakpoint('phone');
  const { kit, opened } = useOverlays(isWanted);
  if (!kit) return null;
  return (
    <kit.Modal
      opened={opened}
      fullScreen={large && narrow}
      classNames={{ title: classes.title, ...classNames }}
      closeButtonProps={{ 'aria-label': t('close') }}
      {...props}
    />
  );
}

type DialogFootProps = {
  stay: string;
  onStay: () => void;
  /** Where there is something to fill in, the focus starts there instead. */
  focused?: boolean;
  children: ReactNode;
};

/** The ways out of a dialog: the one that changes nothing first, where the focus starts. */
export function DialogFoot({ stay, onStay, focused = true, children }: DialogFootProps) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={onStay} data-autofocus={focused || undefined}>
        {stay}
      </Button>
      {children}
    </div>
  );
}

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
  /** Asked in the middle of something: over whatever is open, whichever was opened first. */
  zIndex?: number;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, stay, go, onStay, onGo, harmless = false, loading = false, other } = props;
  const { zIndex = 200 } = props;
  return (
    <Dialog opened={opened} zIndex={zIndex} size={other ? 'lg' : 'md'} onClose={onStay} title={title}>
      <div className={classes.text}>{children}</div>
      <DialogFoot stay={stay} onStay={onStay}>
        {other}
        <Button color={harmless ? 'green' : 'red'} loading={loading} onClick={onGo}>
          {go}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type Question = Omit<ConfirmDialogProps, 'opened' | 'onStay'>;

/** Asks before it goes on: how to ask, and the question to put on the page. */
export function useQuestion({ onGo, ...question }: Question): [ask: () => void, dialog: ReactNode] {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const dialog = (
    <ConfirmDialog
      {...question}
      opened={asked}
      onStay={close}
      onGo={() => {
        close();
        onGo();
      }}
    />
  );
  return [() => setAsked(true), dialog];
}
