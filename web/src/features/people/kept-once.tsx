import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from '../../ui/confirm-dialog.module.css';
import { Dialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './people.module.css';

type KeptOnceProps = {
  title: string;
  text: string;
  secrets: readonly string[];
  done: string;
  onDone: () => void;
};

/** Leaves by its own button alone: a click beside it would lose what cannot be shown again. */
export function KeptOnce({ title, text, secrets, done, onDone }: KeptOnceProps): ReactNode {
  return (
    <Dialog
      opened
      size="lg"
      title={title}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      onClose={onDone}
    >
      <p className={dialog.text}>{text}</p>
      <ul className={classes.secrets} data-many={secrets.length > 1 || undefined}>
        {secrets.map((secret) => (
          <li key={secret}>
            <code>{secret}</code>
          </li>
        ))}
      </ul>
      <div className={dialog.buttons}>
        {/* The focus is not on the way out: one more Enter would lose what is never shown again. */}
        <CopyButton data-autofocus text={secrets.join('\n')} />
        <Button onClick={onDone}>{done}</Button>
      </div>
    </Dialog>
  );
}
