import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import { PreviewDialog, type Previewed } from './preview-dialog.tsx';

/** Opens the player with what is on the page now, saved or not. */
export function PreviewButton({
  system,
  rules,
  id,
  content,
  unsaved,
  edited,
  item,
  ...button
}: Previewed & ButtonProps) {
  const t = useTranslations('preview');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Icon name="eye" />} {...button} onClick={() => setOpened(true)}>
        {t('button')}
      </Button>
      <PreviewDialog
        system={system}
        rules={rules}
        id={id}
        content={content}
        unsaved={unsaved}
        edited={edited}
        item={item}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
