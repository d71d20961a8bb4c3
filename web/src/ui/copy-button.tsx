import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { type ComponentProps, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { goToField } from './focus.ts';
import { Icon } from './icon.tsx';

type CopyButtonProps = Omit<ButtonProps & ComponentProps<'button'>, 'children'> & {
  text: string;
  label?: string;
  /** The field that holds it: where the browser lets nobody copy by a button, one key is left to press there. */
  field?: string;
};

export function CopyButton({ text, label, field, ...props }: CopyButtonProps) {
  const t = useTranslations('copying');
  const { copy, copied, error } = useClipboard({ timeout: 3_000 });
  useEffect(() => {
    if (error && field) goToField(field);
  }, [error, field]);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name={copied ? 'check' : 'copy'} size={18} />}
        {...props}
        onClick={() => copy(text)}
      >
        {copied ? t('copied') : (label ?? t('copy'))}
      </Button>
      <span role="status" className={error ? 'shape-quiet' : 'shape-unseen'}>
        {copied && t('copied')}
        {error && t('refused')}
      </span>
    </>
  );
}
