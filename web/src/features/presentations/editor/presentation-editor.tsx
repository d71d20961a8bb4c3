import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { Presentation } from '@psifida/contract/content/presentation';
import { type PresentationContent, presentationFields } from '@psifida/contract/content/presentation-content';
import type { Schedule } from '@psifida/contract/content/schedule';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId } from '../../../document/faults.ts';
import { BilingualField } from '../../../ui/bilingual-field.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { AudienceEditor } from './audience-editor.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { PlayingEditor } from './playing-editor.tsx';
import classes from './presentation-editor.module.css';
import { LowResolutionNote } from './requirement-band.tsx';
import { ScheduleEditor, useProposedSchedule } from './schedule-editor.tsx';
import { EditorSection } from './sections/editor-sections.tsx';
import { useFieldErrors } from './sections/section-context.ts';
import { type Editor, useEditor } from './use-editor.ts';
import { ViewNotice } from './view-notice.tsx';

type OwnText = {
  [Name in keyof PresentationContent]: PresentationContent[Name] extends Bilingual ? Name : never;
}[keyof PresentationContent];

/** What it says of itself in both languages, in the order of the form. */
const ownTextLabels = {
  title: { label: 'presentations.titleField', hint: 'presentations.titleHint' },
} as const satisfies Record<OwnText, { label: string; hint: string }>;
const ownTexts = Object.entries(ownTextLabels) as [OwnText, (typeof ownTextLabels)[OwnText]][];

type PresentationEditorProps = {
  system: SystemId;
  /** As this installation resolved it: its sections are the form. */
  rules: System;
  /** Null while it is new. */
  presentation: Presentation | null;
  /** What stands above the form: the page's heading with its actions. */
  header: (editor: Editor) => ReactNode;
  cancel?: ReactNode;
  /** The schedule that a new one begins with. */
  proposed?: Schedule | undefined;
  onSaved: (saved: Presentation, what: 'created' | 'edited') => void;
};

/** One editor for adding and editing, in all eight systems: its sections are those that the registry declares. */
export function PresentationEditor(props: PresentationEditorProps) {
  const { system, rules, presentation, header, cancel, proposed, onSaved } = props;
  const t = useTranslations();
  const editor = useEditor({
    system,
    rules,
    presentation,
    readOnly: useReadOnly(),
    onSaved,
  });
  useProposedSchedule(editor, proposed);
  const errorsAt = useFieldErrors(editor);
  const { content, edit } = editor;

  const write = (name: OwnText, language: Language) => (text: string) =>
    edit((before) => ({ ...before, [name]: { ...before[name], [language]: text } }));

  return (
    <EditorFrame editor={editor} header={header(editor)} cancel={cancel}>
      {(pick) => (
        <>
          {ownTexts.map(([name, { label, hint }]) => (
            <div key={name} className={classes.card}>
              <BilingualField
                id={fieldId('presentation', name)}
                place={name}
                label={t(label)}
                hint={t(hint)}
                optional={!presentationFields[name].required}
                inputs={{
                  el: { value: content[name].el, onChange: write(name, 'el') },
                  en: { value: content[name].en, onChange: write(name, 'en') },
                }}
                errors={errorsAt(null, name)}
                saved={editor.saved?.content[name]}
              />
            </div>
          ))}
          <LowResolutionNote entries={content.entries} assets={editor.assets} />
          <ViewNotice editor={editor} />
          {rules.sections.map((section) => (
            <EditorSection key={section.kind} section={section} editor={editor} pick={pick} />
          ))}
          <PlayingEditor rules={rules} seconds={content.seconds} shuffle={content.shuffle} edit={edit} />
          <ScheduleEditor schedule={content.schedule} edit={edit} />
          <AudienceEditor system={system} tags={content.tags} edit={edit} />
        </>
      )}
    </EditorFrame>
  );
}
