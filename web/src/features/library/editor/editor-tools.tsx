import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import { ItemPreviewButton } from '../../preview/item-preview-button.tsx';
import type { ItemEditor } from './use-item-editor.ts';

export function EditorTools({ editor }: { editor: ItemEditor }) {
  const t = useTranslations('editor');
  const [opened, setOpened] = useState(false);
  const { kind, saved, createId, written, dirty, missing, take } = editor;
  return (
    <>
      <ItemPreviewButton
        kind={kind}
        id={saved?.id ?? createId}
        content={written}
        unsaved={dirty}
        isComplete={!missing.length}
      />
      {saved && (
        <>
          <PlainButton icon="history" onClick={() => setOpened(true)}>
            {t('history')}
          </PlainButton>
          <HistoryDrawer
            subject={saved}
            dirty={dirty}
            opened={opened}
            onClose={() => setOpened(false)}
            onRestored={take}
          />
        </>
      )}
    </>
  );
}
