import { EditorHeader } from '../features/presentations/editor/editor-header.tsx';
import { PresentationEditor } from '../features/presentations/editor/presentation-editor.tsx';
import { PreviewButton } from '../features/preview/preview-button.tsx';
import { ShareButton } from '../features/preview/shared/share-button.tsx';
import { useSystem } from '../features/systems/registry.tsx';
import { useSession } from '../lib/session.ts';
import { ReadOnly } from '../ui/read-only.ts';
import { announceSuccess } from '../ui/success.ts';
import { PresentationPage } from './presentation-page.tsx';
import type { ScreenProps } from './screen-props.ts';

export default function PresentationEdit({ system, id }: ScreenProps) {
  const rules = useSystem(system);
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
                    <ShareButton
                      system={system}
                      id={editor.id}
                      content={editor.content}
                      unsaved={editor.dirty}
                    />
                  </>
                }
              />
            )}
            onSaved={() => announceSuccess('edited')}
          />
        </ReadOnly>
      )}
    </PresentationPage>
  );
}
