import { Button, type ModalProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemBanner } from './banner.tsx';
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
  /** 'Cancel', unless told. */
  stay?: string | undefined;
  onStay: () => void;
  /** The focus starts there; left out where there is something to fill in. */
  focused?: boolean;
  children: ReactNode;
};

export function DialogFoot({ stay, onStay, focused, children }: DialogFootProps) {
  const t = useTranslations('shell');
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={onStay} data-autofocus={focused || undefined}>
        {stay ?? t('cancel')}
      </Button>
      {children}
    </div>
  );
}

type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  children: ReactNode;
  stay?: string;
  go: string;
  onStay: () => void;
  onGo: () => void;
  /** Nothing is lost by going on. */
  harmless?: boolean;
  loading?: boolean;
  /** What going on starts: shown while it is pending or has failed, and reset by staying. */
  change?: { isPending: boolean; error: unknown; reset: () => void };
  other?: ReactNode;
  /** Asked in the middle of something: over whatever is open, whichever was opened first. */
  zIndex?: number;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, stay, go, onGo, harmless = false, change, other } = props;
  const { loading = change?.isPending ?? false, zIndex = 200 } = props;
  const onStay = () => {
    change?.reset();
    props.onStay();
  };
  return (
    <Dialog opened={opened} zIndex={zIndex} size={other ? 'lg' : 'md'} onClose={onStay} title={title}>
      <div className={classes.text}>
        {children}
        {!!change?.error && <ProblemBanner error={change.error} />}
      </div>
      <DialogFoot stay={stay} onStay={onStay} focused>
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
