import { Group, Menu } from '@mantine/core';
import { otherLanguage } from '@psifida/contract/bilingual';
import type { Presentation } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import { createContext, memo, type ReactNode, useCallback, useContext, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { fieldId } from '../../../document/faults.ts';
import { LanguageBadge } from '../../../document/language-badge.tsx';
import { ScheduleLink } from '../../../document/schedule-editor.tsx';
import { useGo } from '../../../ui/link.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { PresentationState, StatusSentence } from '../presentation-state.tsx';
import { useDuplicate } from '../use-duplicate.ts';
import { viewAddress, viewLabels } from '../view-address.ts';
import { ActiveButton } from './editor-frame.tsx';
import { ProceedButton } from './proceed-button.tsx';
import type { Editor } from './use-editor.ts';

type Opened = 'delete' | 'history' | null;

type EditorHeaderProps = {
  editor: Editor;
  presentation: Presentation;
  preview?: ReactNode;
  more?: ReactNode;
};

export function EditorHeader({ editor, presentation, preview, more }: EditorHeaderProps) {
  const go = useGo();
  const saved = editor.saved ?? presentation;
  const { system } = saved;
  const [opened, setOpened] = useState<Opened>(null);
  const close = useCallback(() => setOpened(null), []);
  const leave = useCallback(() => void go(addressOf({ screen: 'presentation-list', system })), [go, system]);

  return (
    <Newest value={editor}>
      <Head saved={saved} view={editor.rules.view} preview={preview} more={more} onOpen={setOpened} />
      <HistoryDrawer
        subject={saved}
        dirty={editor.dirty}
        opened={opened === 'history'}
        onClose={close}
        onRestored={editor.take}
      />
      <DeleteDialog
        presentation={saved}
        opened={opened === 'delete'}
        onClose={close}
        onDeleting={editor.abandon}
        onDeleted={leave}
      />
    </Newest>
  );
}

// R-SPEED-04: a keystroke renders only what shows the text.

/** A context instead of props: only its readers render at every keystroke. */
const Newest = createContext<Editor | null>(null);

export function useNewestEditor(): Editor {
  const editor = useContext(Newest);
  if (!editor) throw new Error('There is no editor around this');
  return editor;
}

type HeadProps = {
  saved: Presentation;
  view: Editor['rules']['view'];
  preview: ReactNode;
  more: ReactNode;
  onOpen: (what: Opened) => void;
};

const Head = memo(function Head({ saved, view, preview, more, onOpen }: HeadProps) {
  const locale = useLocale();
  const other = otherLanguage(locale);
  const readOnly = useReadOnly();
  const { title } = saved;
  return (
    <PageHeader
      compact
      title={title[locale]}
      second={{ text: title[other], lang: other }}
      badge={
        <Group component="span" gap={8} align="center">
          <PresentationState presentation={saved} />
          <StatusSentence presentation={saved} />
          <Badges />
        </Group>
      }
      action={
        <>
          {preview}
          {view && !readOnly && <ToView view={view} saved={saved} />}
          <HistoryButton onOpen={onOpen} />
          {!readOnly && (
            <>
              <Activation />
              <HeaderMenu saved={saved} more={more} onOpen={onOpen} />
            </>
          )}
        </>
      }
    />
  );
});

function Badges() {
  const { content } = useNewestEditor();
  return (
    <>
      <LanguageBadge kind="presentation" content={content} />
      <ScheduleLink schedule={content.schedule} />
    </>
  );
}

const Activation = () => <ActiveButton editor={useNewestEditor()} />;

function ToView({ view, saved }: { view: NonNullable<HeadProps['view']>; saved: Presentation }) {
  const t = useTranslations();
  return (
    <ProceedButton
      id={fieldId('presentation', view)}
      editor={useNewestEditor()}
      to={viewAddress(view, saved)}
    >
      {t(viewLabels[view])}
    </ProceedButton>
  );
}

const HistoryButton = memo(function HistoryButton({ onOpen }: { onOpen: (what: Opened) => void }) {
  const t = useTranslations('editor');
  return (
    <PlainButton icon="history" onClick={() => onOpen('history')}>
      {t('history')}
    </PlainButton>
  );
});

type HeaderMenuProps = { saved: Presentation; more: ReactNode; onOpen: (what: Opened) => void };

const HeaderMenu = memo(function HeaderMenu({ saved, more, onOpen }: HeaderMenuProps) {
  const t = useTranslations();
  const duplicate = useDuplicate(saved.system);
  return (
    <MoreMenu on="page" label={t('editor.more')}>
      {more}
      <Menu.Item onClick={() => void duplicate(saved)}>{t('presentations.duplicate')}</Menu.Item>
      <Menu.Item color="red" onClick={() => onOpen('delete')}>
        {t('presentations.remove')}
      </Menu.Item>
    </MoreMenu>
  );
});
