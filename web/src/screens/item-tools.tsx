import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemHistory } from '../features/history/history-drawer.tsx';
import { ItemPreviewButton } from '../features/preview/item-preview-button.tsx';
import { useRegistry } from '../features/systems/registry.tsx';
import type { ItemToolsProps } from '../lib/parts.tsx';
import { Icon } from '../ui/icon.tsx';

/** Preview and history of a recipe, dish or product, beside its titles. */
export function ItemTools({ kind, saved, content, dirty, isComplete, onRestored }: ItemToolsProps) {
  const t = useTranslations('editor');
  const registry = useRegistry();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ItemPreviewButton
        registry={registry}
        kind={kind}
        id={saved?.id ?? null}
        content={content}
        unsaved={dirty}
        isComplete={isComplete}
      />
      {saved && (
        <>
          <Button variant="default" leftSection={<Icon name="history" />} onClick={() => setOpened(true)}>
            {t('history')}
          </Button>
          <ItemHistory
            item={saved}
            dirty={dirty}
            opened={opened}
            onClose={() => setOpened(false)}
            onRestored={onRestored}
          />
        </>
      )}
    </>
  );
}
