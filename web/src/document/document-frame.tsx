import { Box, Button } from '@mantine/core';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldTexts } from '../i18n/field-texts.ts';
import { usePersonName } from '../i18n/person-name.ts';
import { useProblemText } from '../i18n/problem-text.ts';
import { useWhen } from '../i18n/when.ts';
import { useSession } from '../session/session.ts';
import { Banner } from '../ui/banner.tsx';
import { goToField } from '../ui/focus.ts';
import { LeaveGuard, useDrawerDirty, useUnsavedChanges } from '../ui/leave-guard.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { ConflictScreen } from './conflict-screen.tsx';
import { useDocumentKeys } from './document-keys.ts';
import { DocumentLanguages } from './document-languages.tsx';
import summary from './error-summary.module.css';
import { inputOf, isRequired } from './faults.ts';
import type { FrameEditor } from './frame-editor.ts';
import { PresentHere, usePresent } from './presence.tsx';

type DocumentFrameProps = {
  editor: FrameEditor;
  header?: ReactNode;
  readOnlyText: string;
  onSave?: () => void;
  /** Beside a page with a draft of its own: what leaves this form is for the drawer to ask. */
  inDrawer?: boolean;
  /** Where leaving for another page is asked about here; on a page it always is. */
  guarded?: boolean;
  savesOnLeaving?: boolean;
  notices?: ReactNode;
  actions: ReactNode;
  /** Outside the form: what these submit is not the document. */
  beside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function DocumentFrame(props: DocumentFrameProps) {
  const { editor, header, readOnlyText, inDrawer = false, notices, actions, beside } = props;
  const { className, children, guarded = !inDrawer, savesOnLeaving = true } = props;
  const { kind, readOnly, dirty, meeting, isSaving } = editor;
  const form = useRef<HTMLFormElement>(null);
  const onSave = props.onSave ?? (() => void editor.save());
  const isOpen = !readOnly && !meeting;

  useDocumentKeys(form, {
    save: () => isOpen && dirty && onSave(),
    undo: () => isOpen && editor.undo(),
    redo: () => isOpen && editor.redo(),
  });
  useUnsavedChanges(dirty && !guarded);
  useDrawerDirty(dirty, editor.abandon);
  usePresent(editor);

  const guard = guarded && (
    <LeaveGuard
      dirty={dirty || !!meeting}
      onDiscard={editor.abandon}
      {...(savesOnLeaving && { onSave: editor.save })}
    />
  );

  if (meeting)
    return (
      <>
        <ConflictScreen
          {...{ kind, meeting, isSaving, inDrawer }}
          onResolve={(choices) => void editor.resolve(choices)}
          onBack={editor.postpone}
        />
        {guard}
      </>
    );

  return (
    <>
      {header}
      <form
        noValidate
        ref={form}
        className={className}
        style={className ? undefined : { display: 'flow-root' }}
        data-document={`${kind}/${editor.saved?.id ?? editor.createId}`}
        onSubmit={(event) => {
          event.preventDefault();
          // React hands it on to the form of the page that opened the drawer.
          event.stopPropagation();
          if (!readOnly && (dirty || !editor.saved)) onSave();
        }}
      >
        {readOnly && (
          <Banner tone="info" role="note">
            {readOnlyText}
          </Banner>
        )}
        {editor.saved && <PresentHere document={editor.saved.id} />}
        <ApprovalNotice kind={kind} saved={editor.saved} readOnly={readOnly} takeUp={editor.takeUp} />
        <Summary kind={kind} faults={editor.faults} attempt={editor.attempt} />
        <Notices
          joined={editor.joined}
          wasRestored={editor.wasRestored}
          dirty={dirty}
          saved={editor.saved}
          discard={editor.discard}
        />
        {notices}
        <DocumentLanguages kind={kind} saved={editor.saved}>
          {children}
        </DocumentLanguages>
        {!readOnly && actions}
      </form>
      {beside}
      {guard}
    </>
  );
}

// R-SPEED-04: a keystroke renders only what shows the text.

type SummaryProps = Pick<FrameEditor, 'kind' | 'faults' | 'attempt'>;

/** Every fault with the way to its field; it takes the focus after each attempt. */
const Summary = memo(function Summary({ kind, faults, attempt }: SummaryProps) {
  const t = useTranslations();
  const { field: text } = useProblemText();
  const texts = useFieldTexts({ of: kind });
  return (
    <ErrorSummary
      attempt={attempt.count}
      {...(faults.every(isRequired) && { title: t('form.summary') })}
      entries={faults.map((fault) => ({
        fieldId: inputOf(kind, fault),
        label: texts.name(fault.row, fault.language ? `${fault.field}.${fault.language}` : fault.field),
        text: text(fault.code, fault.params),
      }))}
    />
  );
});

type NoticesProps = Pick<FrameEditor, 'joined' | 'wasRestored' | 'dirty' | 'saved' | 'discard'>;

/** What the person should know about this draft: that it was found again, or that it was joined with another's. */
const Notices = memo(function Notices({ joined, wasRestored, dirty, saved, discard }: NoticesProps) {
  const t = useTranslations();
  const nameOf = usePersonName();
  const when = useWhen();
  const { user } = useSession();
  return (
    <>
      {joined && (
        <Banner tone="info" role="status">
          {t(`conflict.${joined.how}`, {
            name: nameOf(joined.by),
            when: when(joined.at),
            self: joined.by.id === user?.id ? 'yes' : 'no',
          })}
        </Banner>
      )}
      {wasRestored && dirty && (
        <Banner
          tone="info"
          role="status"
          actions={
            <Button variant="default" size="sm" onClick={discard}>
              {t(saved ? 'unsaved.dropRestored' : 'unsaved.startEmpty')}
            </Button>
          }
        >
          {t(saved ? 'unsaved.restoredEdit' : 'unsaved.restored')}
        </Banner>
      )}
    </>
  );
});

type SummaryEntry = { fieldId: string; label: string; text: string };

type ErrorSummaryProps = { entries: readonly SummaryEntry[]; attempt: number; title?: string };

function ErrorSummary({ entries, attempt, title }: ErrorSummaryProps) {
  const t = useTranslations('form');
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is the reason to focus, not its value
  useEffect(() => box.current?.focus(), [attempt]);
  if (entries.length === 0) return null;

  return (
    <div ref={box} tabIndex={-1} role="alert" className={summary.summary}>
      <Box component="h2" fz={18}>
        {title ?? t('summaryFix', { count: entries.length })}
      </Box>
      <ul className={summary.list}>
        {entries.map(({ fieldId, label, text }) => (
          <li key={fieldId + text}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                goToField(fieldId);
              }}
            >
              {label}: {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
