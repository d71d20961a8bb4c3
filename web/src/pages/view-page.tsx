import type { Presentation } from '@psifida/contract/content/presentation';
import type { View } from '@psifida/contract/registry/registry';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId } from '../document/faults.ts';
import type { Pick } from '../features/media/picker/use-picking.tsx';
import type { Editor } from '../features/presentations/editor/use-editor.ts';
import { ViewEditor } from '../features/presentations/editor/view-editor.tsx';
import { PreviewButton } from '../features/preview/preview-button.tsx';
import { useAnnounceSaved } from '../ui/announce-saved.ts';
import { PresentationPage } from './presentation-page.tsx';
import type { ScreenProps } from './screen-props.ts';

export type ViewForm = { editor: Editor; pick: Pick; presentation: Presentation };

type ViewPageProps = Omit<ScreenProps, 'screen'> & { view: View; children: (form: ViewForm) => ReactNode };

export function ViewPage({ view, system, id, children }: ViewPageProps) {
  const t = useTranslations();
  const announceSaved = useAnnounceSaved(system);
  return (
    <PresentationPage screen={`${view}-view-edit`} system={system} id={id}>
      {(presentation) => (
        <ViewEditor
          key={id}
          presentation={presentation}
          title={t(`titles.${view}-view-edit`)}
          intro={t(`views.${view}.intro`)}
          actions={({ id: draft, content, dirty }) => (
            <PreviewButton {...{ system, content }} id={draft} unsaved={dirty} only={view} />
          )}
          onSaved={(saved, _, before) => announceSaved('edited', saved, before)}
        >
          {(editor, pick) => (
            // The header alone stands above the work.
            <div
              id={fieldId('presentation', view)}
              tabIndex={-1}
              style={{ '--section-gap': '0px' } as CSSProperties}
            >
              {children({ editor, pick, presentation })}
            </div>
          )}
        </ViewEditor>
      )}
    </PresentationPage>
  );
}
