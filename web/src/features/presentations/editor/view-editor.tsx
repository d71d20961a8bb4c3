import { otherLanguage } from '@psifida/contract/bilingual';
import type { Presentation } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../../ui/icon.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { Pick } from '../../media/picker/use-picking.tsx';
import { PresentationState, StatusSentence } from '../presentation-state.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { ProceedButton } from './proceed-button.tsx';
import { type Editor, useEditor } from './use-editor.ts';

type ViewEditorProps = {
  presentation: Presentation;
  title: string;
  intro: string;
  actions: (editor: Editor) => ReactNode;
  onSaved: Parameters<typeof useEditor>[0]['onSaved'];
  children: (editor: Editor, pick: Pick) => ReactNode;
};

export function ViewEditor(props: ViewEditorProps) {
  const { presentation, title, intro, actions, onSaved, children } = props;
  const t = useTranslations('views');
  const locale = useLocale();
  const editor = useEditor({ system: presentation.system, presentation, onSaved });
  const saved = editor.saved ?? presentation;
  const { system, id } = saved;
  const lang = saved.title[locale] ? locale : otherLanguage(locale);
  return (
    <EditorFrame
      editor={editor}
      header={
        <PageHeader
          compact
          title={title}
          second={{ text: saved.title[lang], lang }}
          badge={<PresentationState presentation={saved} />}
          // R-ROOM-02: beside the badge it would take a line of its own.
          intro={
            <>
              {intro} <StatusSentence presentation={saved} />
            </>
          }
          action={
            <>
              {actions(editor)}
              <ProceedButton
                editor={editor}
                to={addressOf({ screen: 'presentation-edit', system, id })}
                leftSection={<Icon name="arrow-left" />}
              >
                {t('back')}
              </ProceedButton>
            </>
          }
        />
      }
    >
      {(pick) => children(editor, pick)}
    </EditorFrame>
  );
}
