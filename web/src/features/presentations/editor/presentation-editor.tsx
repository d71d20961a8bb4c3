import type { Presentation } from '@psifida/contract/content/presentation';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BilingualField } from '../../../ui/bilingual-field.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import type { EditorParts } from '../editor-parts.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { EditorSection } from './editor-sections.tsx';
import classes from './presentation-editor.module.css';
import { ScheduleEditor } from './schedule-editor.tsx';
import { useFieldErrors } from './section-context.ts';
import { type Editor, useEditor } from './use-editor.ts';
import { ViewNotice } from './view-notice.tsx';

type PresentationEditorProps = {
  system: SystemId;
  /** As this installation resolved it: its sections are the form. */
  rules: System;
  /** Null while it is new. */
  presentation: Presentation | null;
  parts: EditorParts;
  /** What stands above the form: the page's heading with its actions. */
  header: (editor: Editor) => ReactNode;
  cancel?: ReactNode;
  onSaved: (saved: Presentation, what: 'created' | 'edited') => void;
};

/** One editor for adding and editing, in all eight systems: its sections are those that the registry declares. */
export function PresentationEditor(props: PresentationEditorProps) {
  const { system, rules, presentation, parts, header, cancel, onSaved } = props;
  const t = useTranslations();
  const editor = useEditor({
    system,
    rules,
    presentation,
    readOnly: useReadOnly(),
    onSaved,
  });
  const errorsAt = useFieldErrors(editor);

  const { title } = editor.content;
  const write = (language: 'el' | 'en') => (text: string) =>
    editor.edit((content) => ({ ...content, title: { ...content.title, [language]: text } }));

  return (
    <EditorFrame editor={editor} header={header(editor)} cancel={cancel}>
      {(pick) => (
        <>
          <div className={classes.card}>
            <BilingualField
              id="title"
              label={t('presentations.titleField')}
              hint={t('presentations.titleHint')}
              inputs={{
                el: { value: title.el, onChange: write('el') },
                en: { value: title.en, onChange: write('en') },
              }}
              errors={errorsAt(null, 'title')}
              saved={editor.saved?.content.title}
            />
          </div>
          <ViewNotice editor={editor} />
          {rules.sections.map((section) => (
            <EditorSection key={section.kind} section={section} editor={editor} pick={pick} parts={parts} />
          ))}
          <ScheduleEditor editor={editor} />
        </>
      )}
    </EditorFrame>
  );
}
