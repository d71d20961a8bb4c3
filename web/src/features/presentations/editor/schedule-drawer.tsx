import type { Presentation } from '@psifida/contract/content/presentation';
import type { Schedule } from '@psifida/contract/content/schedule';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import classes from '../../../document/schedule-editor.module.css';
import { ScheduleEditor, useProposedSchedule } from '../../../document/schedule-editor.tsx';
import { useAnnounceSaved } from '../../../ui/announce-saved.ts';
import { EditDrawer } from '../../../ui/edit-drawer.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { Coming } from '../../../ui/placeholder.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { presentationQuery } from '../presentation-queries.ts';
import { PresentationState, StatusSentence } from '../presentation-state.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { useEditor } from './use-editor.ts';

export type OpenSchedule = { system: SystemId; id: string; proposed?: Schedule | undefined };

type ScheduleDrawerProps = { open: OpenSchedule | null; onClose: () => void };

export function ScheduleDrawer({ open, onClose }: ScheduleDrawerProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { system, id } = open ?? { system: 'system1a' as const, id: '' };
  const query = useQuery({ ...presentationQuery(system, id), enabled: !!open });
  const { data } = query;
  const announceSaved = useAnnounceSaved(system);
  return (
    <EditDrawer
      opened={!!open}
      size={760}
      title={data ? t('calendar.drawer', { title: data.title[locale] }) : t('schedule.title')}
      badge={
        data && (
          <>
            <PresentationState presentation={data} /> <StatusSentence presentation={data} />
          </>
        )
      }
      onClose={onClose}
      bodyClass={classes.drawer}
    >
      {() => (
        <>
          <Coming query={query} heights={[320]} />
          {data && (
            <ScheduleForm
              key={id}
              presentation={data}
              proposed={open?.proposed}
              onSaved={(saved, _, before) => {
                onClose();
                announceSaved('edited', saved, before);
              }}
            />
          )}
        </>
      )}
    </EditDrawer>
  );
}

type ScheduleFormProps = {
  presentation: Presentation;
  proposed: Schedule | undefined;
  onSaved: Parameters<typeof useEditor>[0]['onSaved'];
};

function ScheduleForm({ presentation, proposed, onSaved }: ScheduleFormProps) {
  const t = useTranslations('calendar');
  const { system, id } = presentation;
  const editor = useEditor({ system, presentation, readOnly: useReadOnly(), onSaved });
  useProposedSchedule(editor, proposed);
  return (
    <EditorFrame editor={editor} inDrawer header={null}>
      {() => (
        <>
          <AppLink to={addressOf({ screen: 'presentation-edit', system, id })}>{t('whole')}</AppLink>
          <ScheduleEditor schedule={editor.content.schedule} edit={editor.edit} />
        </>
      )}
    </EditorFrame>
  );
}
