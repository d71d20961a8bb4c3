import { Menu } from '@mantine/core';
import type { Presentation } from '@psifida/contract/content/presentation';
import { takenPath } from '@psifida/contract/endpoints/take-home';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditorHeader, useNewestEditor } from '../features/presentations/editor/editor-header.tsx';
import { PresentationEditor } from '../features/presentations/editor/presentation-editor.tsx';
import { ProceedButton } from '../features/presentations/editor/proceed-button.tsx';
import type { Editor } from '../features/presentations/editor/use-editor.ts';
import { presentationQuery } from '../features/presentations/presentation-queries.ts';
import { PreviewButton } from '../features/preview/preview-button.tsx';
import { ShareDialog } from '../features/preview/shared/share-dialog.tsx';
import { useSession } from '../session/session.ts';
import { useAnnounceSaved } from '../ui/announce-saved.ts';
import { useGo } from '../ui/link.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { ReadOnly, useReadOnly } from '../ui/read-only.ts';
import { PresentationPage } from './presentation-page.tsx';
import { type Ask, onlyOnce, type ScreenProps } from './screen-props.ts';

export const ask: Ask = (queries, { system, id }) =>
  queries.prefetchQuery({ ...presentationQuery(system, id), ...onlyOnce });

export default function PresentationEdit({ system, id }: ScreenProps) {
  const mayEdit = useSession().may('edit', system);
  const announceSaved = useAnnounceSaved(system);
  return (
    <PresentationPage screen="presentation-edit" system={system} id={id}>
      {(presentation) => (
        <ReadOnly value={!mayEdit}>
          <PresentationEditor
            key={id}
            {...{ system, presentation }}
            header={(editor) => <Heading editor={editor} presentation={presentation} />}
            onSaved={(saved, _, before) => announceSaved('edited', saved, before)}
          />
        </ReadOnly>
      )}
    </PresentationPage>
  );
}

function PreviewOfDraft() {
  const { system, id, content, dirty } = useNewestEditor();
  return <PreviewButton system={system} id={id} content={content} unsaved={dirty} />;
}

/** Where it is about to be shown; later, and before, the menu has it. */
function ProofOfReady() {
  const t = useTranslations('proof');
  const editor = useNewestEditor();
  const { system, id, isReady, saved, readOnly } = editor;
  if (!readOnly && (!isReady || saved?.active)) return null;
  return (
    <ProceedButton editor={editor} to={addressOf({ screen: 'presentation-proof', system, id })}>
      {t('open')}
    </ProceedButton>
  );
}

function Heading({ editor, presentation }: { editor: Editor; presentation: Presentation }) {
  const t = useTranslations('sharing');
  const proof = useTranslations('proof');
  const go = useGo();
  const readOnly = useReadOnly();
  const [sharing, setSharing] = useState(false);
  const share = useCallback(() => setSharing(true), []);
  const { system, id, content, dirty } = editor;
  const { active } = presentation;
  const check = useCallback(
    () => void go(addressOf({ screen: 'presentation-proof', system, id })),
    [go, system, id],
  );
  const more = useMemo(
    () => (
      <>
        <Menu.Item onClick={check}>{proof('open')}</Menu.Item>
        <Menu.Item onClick={share}>{t('title')}</Menu.Item>
        {active && (
          <Menu.Item
            component="a"
            href={takenPath({ kind: 'presentation', id })}
            target="_blank"
            rel="noreferrer"
          >
            {t('visitorsPage')}
          </Menu.Item>
        )}
      </>
    ),
    [share, check, proof, t, active, id],
  );
  const preview = useMemo(
    () => (
      <>
        <PreviewOfDraft />
        <ProofOfReady />
        {readOnly && (
          <PlainButton icon="share" onClick={share}>
            {t('button')}
          </PlainButton>
        )}
      </>
    ),
    [readOnly, share, t],
  );
  return (
    <>
      <EditorHeader editor={editor} presentation={presentation} preview={preview} more={more} />
      <ShareDialog
        {...{ system, id, content }}
        unsaved={dirty}
        opened={sharing}
        onClose={() => setSharing(false)}
      />
    </>
  );
}
