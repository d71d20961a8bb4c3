import type { Presentation } from '@psifida/contract/content/presentation';
import type { Schedule } from '@psifida/contract/content/schedule';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { EditDrawer } from '../../../ui/edit-drawer.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { Coming, Placeholder } from '../../../ui/placeholder.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { announceSuccess } from '../../../ui/success.ts';
import { presentationQuery } from '../presentation-queries.ts';
import { PresentationState } from '../presentation-state.tsx';
import { EditorFrame } from './editor-frame.tsx';
import classes from './schedule-editor.module.css';
import { ScheduleEditor, useProposedSchedule } from './schedule-editor.tsx';
import { useEditor } from './use-editor.ts';

/** Which presentation's schedule is open, and what was drawn for it. */
export type OpenSchedule = { system: SystemId; id: string; proposed?: Schedule | undefined };

type ScheduleDrawerProps = { open: OpenSchedule | null; rules: System | null; onClose: () => void };

/** The schedule of a presentation beside the page: the same form, the same rules, and the same way of saving. */
export function ScheduleDrawer({ open, rules, onClose }: ScheduleDrawerProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { system, id } = open ?? { system: 'system1a' as const, id: '' };
  const query = useQuery({ ...presentationQuery(system, id), enabled: !!open });
  const { data } = query;
  return (
    <EditDrawer
      opened={!!open}
      size={760}
      title={data ? t('calendar.drawer', { title: data.title[locale] }) : t('schedule.title')}
      badge={data && <PresentationState presentation={data} />}
      onClose={onClose}
      bodyClass={classes.drawer}
    >
      {({ onDirty }) => (
        <>
          <Coming query={query}>
            <Placeholder heights={[320]} />
          </Coming>
          {data && rules && (
            <ScheduleForm
              key={id}
              rules={rules}
              presentation={data}
              proposed={open?.proposed}
              onDirty={onDirty}
              onSaved={() => {
                onClose();
                announceSuccess('edited');
              }}
            />
          )}
        </>
      )}
    </EditDrawer>
  );
}

type ScheduleFormProps = {
  rules: System;
  presentation: Presentation;
  proposed: Schedule | undefined;
  onDirty: (dirty: boolean, abandon: () => void) => void;
  onSaved: () => void;
};

function ScheduleForm({ rules, presentation, proposed, onDirty, onSaved }: ScheduleFormProps) {
  const t = useTranslations('calendar');
  const { system, id } = presentation;
  const editor = useEditor({ system, rules, presentation, readOnly: useReadOnly(), onSaved });
  useProposedSchedule(editor, proposed);
  const { dirty } = editor;
  const tellDirty = useEffectEvent((now: boolean) => onDirty(now, editor.abandon));
  useEffect(() => tellDirty(dirty), [dirty]);
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
