import { Menu } from '@mantine/core';
import { takenPath } from '@psifida/contract/endpoints/take-home';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditorHeader } from '../features/presentations/editor/editor-header.tsx';
import { PresentationEditor } from '../features/presentations/editor/presentation-editor.tsx';
import { PreviewButton } from '../features/preview/preview-button.tsx';
import { ShareDialog } from '../features/preview/shared/share-dialog.tsx';
import { useSystem } from '../features/systems/registry.tsx';
import { useSession } from '../lib/session.ts';
import { PlainButton } from '../ui/plain-button.tsx';
import { ReadOnly } from '../ui/read-only.ts';
import { announceSuccess } from '../ui/success.ts';
import { PresentationPage } from './presentation-page.tsx';
import type { ScreenProps } from './screen-props.ts';

export default function PresentationEdit({ system, id }: ScreenProps) {
  const rules = useSystem(system);
  const t = useTranslations('sharing');
  const [sharing, setSharing] = useState(false);
  const mayEdit = useSession().may('edit', system);
  return (
    <PresentationPage screen="presentation-edit" system={system} id={id}>
      {(presentation) => (
        <ReadOnly value={!mayEdit}>
          <PresentationEditor
            key={id}
            system={system}
            rules={rules}
            presentation={presentation}
            header={(editor) => (
              <>
                <EditorHeader
                  editor={editor}
                  presentation={presentation}
                  preview={
                    <>
                      <PreviewButton
                        system={system}
                        rules={rules}
                        id={editor.id}
                        content={editor.content}
                        unsaved={editor.dirty}
                      />
                      {!mayEdit && (
                        <PlainButton icon="share" onClick={() => setSharing(true)}>
                          {t('button')}
                        </PlainButton>
                      )}
                    </>
                  }
                  more={
                    <>
                      <Menu.Item onClick={() => setSharing(true)}>{t('title')}</Menu.Item>
                      {presentation.active && (
                        <Menu.Item
                          component="a"
                          href={takenPath({ kind: 'presentation', id: editor.id })}
                          target="_blank"
                          rel="noreferrer"
                        >
                          {t('visitorsPage')}
                        </Menu.Item>
                      )}
                    </>
                  }
                />
                <ShareDialog
                  system={system}
                  id={editor.id}
                  content={editor.content}
                  unsaved={editor.dirty}
                  opened={sharing}
                  onClose={() => setSharing(false)}
                />
              </>
            )}
            onSaved={() => announceSuccess('edited')}
          />
        </ReadOnly>
      )}
    </PresentationPage>
  );
}
