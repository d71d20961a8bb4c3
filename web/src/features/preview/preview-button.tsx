import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PlainButton } from '../../ui/plain-button.tsx';
import { PreviewDialog, type Previewed } from './preview-dialog.tsx';

/** Opens the player with what is on the page now, saved or not. */
export function PreviewButton(previewed: Previewed) {
  const t = useTranslations('preview');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <PlainButton icon="eye" onClick={() => setOpened(true)}>
        {t('button')}
      </PlainButton>
      <PreviewDialog {...previewed} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
