import { Box } from '@mantine/core';
import type { Bilingual } from '@psifida/contract/bilingual';
import type { Presentation } from '@psifida/contract/content/presentation';
import { type PresentationContent, presentationFields } from '@psifida/contract/content/presentation-content';
import type { Schedule } from '@psifida/contract/content/schedule';
import { passingOf } from '@psifida/contract/registry/passing';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId } from '../../../document/faults.ts';
import { ScheduleEditor, useProposedSchedule } from '../../../document/schedule-editor.tsx';
import { BilingualField } from '../../../ui/bilingual-field.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { AudienceEditor } from './audience-editor.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { PlayingEditor } from './playing-editor.tsx';
import { LowResolutionNote } from './requirement-band.tsx';
import { RoomEditor } from './room-editor.tsx';
import { EditorSection } from './sections/editor-sections.tsx';
import { useFieldErrors } from './sections/section-context.ts';
import { type Editor, useEditor } from './use-editor.ts';
import { ViewNotice } from './view-notice.tsx';

type OwnText = {
  [Name in keyof PresentationContent]: PresentationContent[Name] extends Bilingual ? Name : never;
}[keyof PresentationContent];

const ownTextLabels = {
  title: { label: 'presentations.titleField', hint: 'presentations.titleHint' },
} as const satisfies Record<OwnText, { label: string; hint: string }>;
const ownTexts = Object.entries(ownTextLabels) as [OwnText, (typeof ownTextLabels)[OwnText]][];

type PresentationEditorProps = {
  system: SystemId;
  presentation: Presentation | null;
  header: (editor: Editor) => ReactNode;
  cancel?: ReactNode;
  proposed?: Schedule | undefined;
  onSaved: Parameters<typeof useEditor>[0]['onSaved'];
};

export function PresentationEditor(props: PresentationEditorProps) {
  const { system, presentation, header, cancel, proposed, onSaved } = props;
  const t = useTranslations();
  const editor = useEditor({ system, presentation, readOnly: useReadOnly(), onSaved });
  useProposedSchedule(editor, proposed);
  const errorsAt = useFieldErrors(editor);
  const { rules, content, edit } = editor;

  return (
    <EditorFrame editor={editor} header={header(editor)} cancel={cancel}>
      {(pick) => (
        <>
          {ownTexts.map(([name, { label, hint }]) => (
            <Box key={name} py={16} px={24} className="shape-card">
              <BilingualField
                id={fieldId('presentation', name)}
                place={name}
                label={t(label)}
                hint={t(hint)}
                optional={!presentationFields[name].required}
                value={content[name]}
                onChange={(language, text) =>
                  edit((before) => ({ ...before, [name]: { ...before[name], [language]: text } }))
                }
                errors={errorsAt(null, name)}
                saved={editor.saved?.content[name]}
              />
            </Box>
          ))}
          <LowResolutionNote entries={content.entries} assets={editor.assets} />
          <ViewNotice editor={editor} />
          {rules.sections.map((section) => (
            <EditorSection key={section.kind} section={section} editor={editor} pick={pick} />
          ))}
          <PlayingEditor rules={rules} seconds={content.seconds} shuffle={content.shuffle} edit={edit} />
          {rules.room && <RoomEditor room={content.room} passes={!!passingOf(rules)} edit={edit} />}
          <ScheduleEditor schedule={content.schedule} edit={edit} />
          <AudienceEditor system={system} tags={content.tags} edit={edit} />
        </>
      )}
    </EditorFrame>
  );
}
