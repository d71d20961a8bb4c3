import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import dialog from '../../ui/confirm-dialog.module.css';
import { Dialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './people.module.css';

type KeptOnceProps = {
  title: string;
  text: string;
  /** What is shown now and never again. */
  secrets: readonly string[];
  done: string;
  onDone: () => void;
};

/** Leaves by its own button alone: a click beside it would lose what cannot be shown again. */
export function KeptOnce({ title, text, secrets, done, onDone }: KeptOnceProps): ReactNode {
  const t = useTranslations('people');
  const { copy, copied } = useClipboard({ timeout: 3_000 });
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
        <Button
          variant="default"
          // Not on the way out: one more Enter would lose what is never shown again.
          data-autofocus
          leftSection={<Icon name={copied ? 'check' : 'copy'} size={18} />}
          onClick={() => copy(secrets.join('\n'))}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </div>
    </Dialog>
  );
}
