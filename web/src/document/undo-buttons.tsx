import { ActionIcon } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/icon.tsx';
import type { FrameEditor } from './frame-editor.ts';

/** One step back, one step forward. They stay where they are, so that the focus that pressed them is not lost. */
export function UndoButtons({ editor: { canUndo, canRedo, undo, redo } }: { editor: FrameEditor }) {
  const t = useTranslations('save');
  const button = (name: string, keys: string, icon: string, can: boolean, go: () => void) => (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${keys.replace('Control', 'Ctrl')})`}
      aria-disabled={!can || undefined}
      data-disabled={!can || undefined}
      onClick={() => can && go()}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <>
      {button(t('undo'), 'Control+Z', 'arrow-back-up', canUndo, undo)}
      {button(t('redo'), 'Control+Shift+Z', 'arrow-forward-up', canRedo, redo)}
    </>
  );
}
