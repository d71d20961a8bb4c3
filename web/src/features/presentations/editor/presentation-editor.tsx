import { Button } from '@mantine/core';
import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldTexts } from '../../../i18n/field-texts.ts';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { useWhen } from '../../../i18n/when.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BilingualField } from '../../../ui/bilingual-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { DetailsProvider, type EditorParts, useMediaParts } from '../editor-parts.tsx';
import { CollisionScreen } from './collision-screen.tsx';
import { EditorActions } from './editor-actions.tsx';
import { EditorSection } from './editor-sections.tsx';
import { type Fault, inputOf, isRequired } from './faults.ts';
import classes from './presentation-editor.module.css';
import { RequirementBand } from './requirement-band.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';
import { type Pick, useFieldErrors } from './section-context.ts';
import { type Editor, useEditor } from './use-editor.ts';

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
  const { Picker, Details } = useMediaParts();
  const [created, setCreated] = useState<Presentation | null>(null);
  const editor = useEditor({
    system,
    rules,
    presentation,
    onSaved: (saved) => (presentation ? onSaved(saved, 'edited') : setCreated(saved)),
  });
  const [picking, setPicking] = useState<Parameters<Pick>[0] | null>(null);
  const [pickerKind, setPickerKind] = useState<MediaKind>('image');
  const [detailed, setDetailed] = useState<string | null>(null);
  const errorsAt = useFieldErrors(editor);

  // Not at once: the guard below has to see first that nothing is unsaved any more.
  const goOn = useEffectEvent(onSaved);
  useEffect(() => {
    if (created) goOn(created, 'created');
  }, [created]);

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (editor.dirty && !editor.collision) void editor.save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const pick: Pick = (wish) => {
    setPickerKind(wish.kind);
    setPicking(wish);
  };
  const { title } = editor.content;
  const write = (language: 'el' | 'en') => (text: string) =>
    editor.edit((content) => ({ ...content, title: { ...content.title, [language]: text } }));

  const guard = (
    <LeaveGuard dirty={editor.dirty || !!editor.collision} onDiscard={editor.abandon} onSave={editor.save} />
  );

  if (editor.collision)
    return (
      <>
        <CollisionScreen
          collision={editor.collision}
          isSaving={editor.isSaving}
          onResolve={(choices) => void editor.resolve(choices)}
          onBack={editor.postpone}
        />
        {guard}
      </>
    );

  return (
    <DetailsProvider value={setDetailed}>
      {header(editor)}
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        <Summary editor={editor} />
        <Notices editor={editor} isNew={!presentation} />
        <RequirementBand editor={editor} />
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
          />
        </div>
        {rules.sections.map((section) => (
          <EditorSection
            key={section.kind}
            section={section}
            editor={editor}
            pick={pick}
            NewsLinkField={parts.NewsLinkField}
          />
        ))}
        <ScheduleEditor editor={editor} />
        <EditorActions editor={editor} cancel={cancel} />
      </form>
      {/* Outside the form: what these submit is not the presentation. */}
      <Picker
        kind={pickerKind}
        multiple
        opened={!!picking}
        onClose={() => setPicking(null)}
        onPick={(assets: MediaAsset[]) => {
          picking?.onPick(assets);
          setPicking(null);
        }}
      />
      <Details id={detailed} mayEdit onClose={() => setDetailed(null)} />
      {guard}
    </DetailsProvider>
  );
}

function Summary({ editor }: { editor: Editor }) {
  const t = useTranslations();
  const { field: text } = useProblemText();
  const texts = useFieldTexts();
  const { content, faults, attempt } = editor;
  const label = ({ entry, field, language }: Fault) => {
    const index = content.entries.findIndex(({ id }) => id === entry);
    const found = content.entries[index];
    const same = found ? content.entries.filter(({ kind }) => kind === found.kind) : [];
    const place = found ? { kind: found.kind, position: same.indexOf(found) + 1 } : null;
    return texts.name(place, language ? `${field}.${language}` : field);
  };
  return (
    <ErrorSummary
      attempt={attempt}
      {...(faults.every(isRequired) && { title: t('form.summary') })}
      entries={faults.map((fault) => ({
        fieldId: inputOf(fault),
        label: label(fault),
        text: text(fault.code, fault.params),
      }))}
    />
  );
}

/** What the person should know about this draft: that it was found again, or that it was joined with another's. */
function Notices({ editor, isNew }: { editor: Editor; isNew: boolean }) {
  const t = useTranslations();
  const when = useWhen();
  const { joined, wasRestored, dirty } = editor;
  return (
    <>
      {joined && (
        <Banner tone="info" role="status">
          {t(joined.saved ? 'conflict.joined' : 'conflict.joinedUnsaved', {
            name: joined.by.name,
            when: when(joined.at),
          })}
        </Banner>
      )}
      {wasRestored && dirty && (
        <Banner
          tone="info"
          role="status"
          actions={
            <Button variant="default" size="sm" onClick={editor.discard}>
              {t(isNew ? 'unsaved.startEmpty' : 'unsaved.dropRestored')}
            </Button>
          }
        >
          {t(isNew ? 'unsaved.restored' : 'unsaved.restoredEdit')}
        </Banner>
      )}
    </>
  );
}
