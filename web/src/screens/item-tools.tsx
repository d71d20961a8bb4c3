import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemHistory } from '../features/history/history-drawer.tsx';
import { ItemPreviewButton } from '../features/preview/item-preview-button.tsx';
import { useRegistry } from '../features/systems/registry.tsx';
import type { ItemToolsProps } from '../lib/parts.tsx';
import { PlainButton } from '../ui/plain-button.tsx';

/** Preview and history of a recipe, dish or product, beside its titles. */
export function ItemTools({ kind, id, saved, content, dirty, isComplete, onRestored }: ItemToolsProps) {
  const t = useTranslations('editor');
  const registry = useRegistry();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ItemPreviewButton
        registry={registry}
        kind={kind}
        id={id}
        content={content}
        unsaved={dirty}
        isComplete={isComplete}
      />
      {saved && (
        <>
          <PlainButton icon="history" onClick={() => setOpened(true)}>
            {t('history')}
          </PlainButton>
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
