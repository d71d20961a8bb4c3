import { Button } from '@mantine/core';
import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldTexts } from '../../../i18n/field-texts.ts';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { useWhen } from '../../../i18n/when.ts';
import { useMediaParts } from '../../../lib/parts.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { DetailsProvider } from '../editor-parts.tsx';
import { CollisionScreen } from './collision-screen.tsx';
import { EditorActions } from './editor-actions.tsx';
import classes from './editor-frame.module.css';
import { type Fault, inputOf, isRequired } from './faults.ts';
import { RequirementBand } from './requirement-band.tsx';
import type { Pick } from './section-context.ts';
import type { Editor } from './use-editor.ts';

type EditorFrameProps = {
  editor: Editor;
  isNew?: boolean;
  /** What stands above the form: the page's heading with its actions. */
  header: ReactNode;
  cancel?: ReactNode;
  children: (pick: Pick) => ReactNode;
};

/** Around every form that edits a presentation: what is missing, what is wrong, saving, leaving, and two people at once. */
export function EditorFrame({ editor, isNew = false, header, cancel, children }: EditorFrameProps) {
  const t = useTranslations();
  const { Picker, Details } = useMediaParts();
  const [picking, setPicking] = useState<Parameters<Pick>[0] | null>(null);
  const [last, setLast] = useState<{ kind: MediaKind; multiple: boolean }>({ kind: 'image', multiple: true });
  const [detailed, setDetailed] = useState<string | null>(null);
  const readOnly = useReadOnly();

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
    setLast({ kind: wish.kind, multiple: wish.multiple ?? true });
    setPicking(wish);
  };

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
      {header}
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!readOnly) void editor.save();
        }}
      >
        {readOnly && (
          <Banner tone="info" role="note">
            {t('editor.readOnly')}
          </Banner>
        )}
        <Summary editor={editor} />
        <Notices editor={editor} isNew={isNew} />
        <RequirementBand editor={editor} />
        {children(pick)}
        {!readOnly && <EditorActions editor={editor} cancel={cancel} />}
      </form>
      {/* Outside the form: what these submit is not the presentation. */}
      <Picker
        {...last}
        opened={!!picking}
        onClose={() => setPicking(null)}
        onPick={(assets: MediaAsset[]) => {
          picking?.onPick(assets);
          setPicking(null);
        }}
      />
      <Details id={detailed} mayEdit={!readOnly} onClose={() => setDetailed(null)} />
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
