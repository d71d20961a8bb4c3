import { ActionIcon, Button } from '@mantine/core';
import { documentFields } from '@psifida/contract/content/documents';
import { memo, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLastApproval } from '../api/approvals.ts';
import { useFieldTexts } from '../i18n/field-texts.ts';
import { listFormat } from '../i18n/made-once.ts';
import { useRequirementTexts } from '../i18n/requirement-texts.ts';
import { useWhen } from '../i18n/when.ts';
import { ariaKeysOf, firstKeysOf } from '../lib/shortcuts.ts';
import { useSteady } from '../lib/use-steady.ts';
import { Icon } from '../ui/icon.tsx';
import { ActivateButton, DiscardButton, SaveBar, SaveKeys, SteadyLabel } from '../ui/save-bar.tsx';
import { changedParts } from './changed-parts.ts';
import type { ActivatedEditor, FrameEditor } from './frame-editor.ts';

type DocumentActionsProps = {
  editor: FrameEditor;
  texts: {
    create: string;
    save: string;
    discard: string;
  };
  /** Why nothing was saved, and what to do instead; nothing when the fields themselves say it. */
  refusal?: ReactNode;
  checklist?: ReactNode;
  cancel?: ReactNode;
  inDrawer?: boolean;
  showsKeys?: boolean;
  activation?: { editor: ActivatedEditor; button: (main: boolean) => ReactNode };
};

export function DocumentActions(props: DocumentActionsProps) {
  const { editor, texts, refusal, checklist, cancel, inDrawer = false, showsKeys = true, activation } = props;
  const { saved, dirty, isSaving } = editor;
  const isIdle = !!saved && !dirty;
  /** Only here: on a page of its own, what is saved already is activated in the heading. */
  const activates = activation && (!saved || inDrawer);
  const isMain = !!activates && activation.editor.isReady && !saved?.active;
  const activate = activates && activation.button(isMain);
  return (
    <SaveBar {...{ inDrawer, refusal, checklist }} state={<SaveState editor={editor} />}>
      <UndoButtons canUndo={editor.canUndo} canRedo={editor.canRedo} undo={editor.undo} redo={editor.redo} />
      {cancel}
      <DiscardButton shown={!!saved && dirty} text={texts.discard} onDiscard={editor.discard} />
      {saved?.active && activate}
      <SaveButton
        {...{ isMain, isSaving, isIdle }}
        showsKeys={!!saved && showsKeys}
        text={saved ? texts.save : texts.create}
      />
      {!saved?.active && activate}
    </SaveBar>
  );
}

// R-SPEED-04: memoised, so that typing renders only what shows the text; handlers read the newest draft.

type UndoButtonsProps = Pick<FrameEditor, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;

/** One step back, one step forward. They stay where they are, so that the focus that pressed them is not lost. */
const UndoButtons = memo(function UndoButtons({ canUndo, canRedo, undo, redo }: UndoButtonsProps) {
  const t = useTranslations('save');
  const button = (keys: 'undo' | 'redo', icon: string, can: boolean, go: () => void) => (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={t(keys)}
      aria-keyshortcuts={ariaKeysOf(keys)}
      title={`${t(keys)} (${firstKeysOf(keys)})`}
      aria-disabled={!can || undefined}
      data-disabled={!can || undefined}
      onClick={() => can && go()}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <>
      {button('undo', 'arrow-back-up', canUndo, undo)}
      {button('redo', 'arrow-forward-up', canRedo, redo)}
    </>
  );
});

type SaveButtonProps = {
  isMain: boolean;
  isSaving: boolean;
  isIdle: boolean;
  showsKeys: boolean;
  text: string;
};

const SaveButton = memo(function SaveButton({ isMain, isSaving, isIdle, showsKeys, text }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      variant={isMain ? 'default' : 'filled'}
      loading={isSaving}
      aria-disabled={isIdle || undefined}
      data-disabled={isIdle || undefined}
      // Not disabled in earnest: the focus that pressed it would be lost.
      onClick={(event) => isIdle && event.preventDefault()}
    >
      <span key={text}>{text}</span>
      {showsKeys && <SaveKeys />}
    </Button>
  );
});

/** How it stands: asked at every letter, put into words when it is another answer. */
function SaveState({ editor }: { editor: FrameEditor }) {
  const { kind, base, written, dirty, isSaving, saved } = editor;
  const isTold = dirty && !isSaving;
  const parts = useSteady(isTold ? changedParts(documentFields[kind], base, written) : none);
  return <StateWords {...{ kind, isSaving, dirty, saved }} changed={parts} />;
}

const none: ReturnType<typeof changedParts> = [];

type StateWordsProps = Pick<FrameEditor, 'kind' | 'isSaving' | 'dirty' | 'saved'> & {
  changed: ReturnType<typeof changedParts>;
};

/** 'Unsaved changes: title (EN), 2 images', that approval was asked for, or when it was saved. */
const StateWords = memo(function StateWords(props: StateWordsProps) {
  const { kind, isSaving, dirty, saved, changed } = props;
  const t = useTranslations('save');
  const locale = useLocale();
  const when = useWhen();
  const { things } = useRequirementTexts();
  const { ownField } = useFieldTexts({ of: kind });
  const approvals = useTranslations('approvals');
  const asked = useLastApproval({ kind, saved });
  if (isSaving) return said(t('saving'));
  if (!dirty && asked?.state === 'waiting' && asked.version === saved?.version)
    return said(approvals('askedWhen', { when: when(asked.askedAt) }));
  if (!dirty) return said(saved ? t('saved', { when: when(saved.modifiedAt) }) : t('new'));
  const inSentence = (name: string) => name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
  const parts = changed.map((part) => {
    if ('field' in part) return inSentence(ownField(part.field));
    return part.kind === 'ingredients' || part.kind === 'steps'
      ? inSentence(ownField(part.kind))
      : things({ kind: part.kind }, part.count);
  });
  if (!parts.length) return said(t('unsavedPlain'));
  // Short forms in a row, as they are scanned and not read.
  return said(t('unsaved', { what: listFormat(locale, { type: 'unit', style: 'short' }).format(parts) }));
});

/** An element of its own: a browser that translates takes React's text nodes away, and a new text would not be seen. */
const said = (text: string) => <span key={text}>{text}</span>;

type ActiveButtonProps = {
  editor: ActivatedEditor;
  lacks: string;
  createLabel: string;
  onSave?: (active: boolean) => void;
  main?: boolean;
  asks?: boolean;
};

export function ActiveButton({ editor, onSave, main = true, asks = false, ...texts }: ActiveButtonProps) {
  const { saved, dirty, isLoading, isSaving, saveAs } = editor;
  return (
    <AnyActiveButton
      {...{ saved, dirty, isLoading, isSaving, main, asks }}
      {...texts}
      saveAs={onSave ?? saveAs}
    />
  );
}

type AnyActiveButtonProps = Pick<ActivatedEditor, 'saved' | 'dirty' | 'isLoading' | 'isSaving'> &
  Required<Pick<ActiveButtonProps, 'lacks' | 'createLabel' | 'main' | 'asks'>> & {
    saveAs: (active: boolean) => unknown;
  };

const AnyActiveButton = memo(function AnyActiveButton(props: AnyActiveButtonProps) {
  const { saved, dirty, isLoading, isSaving, lacks, createLabel, main, asks, saveAs } = props;
  const t = useTranslations('editor');
  const approvals = useTranslations('approvals');
  if (saved?.active)
    return (
      <Button variant="default" loading={isSaving} onClick={() => saveAs(false)}>
        <SteadyLabel
          now={t(dirty ? 'saveAndDeactivate' : 'deactivate')}
          others={[t('saveAndDeactivate'), t('deactivate')]}
        />
      </Button>
    );
  return (
    <ActivateButton
      // What is not known yet is not missing.
      lacks={isLoading ? '' : lacks}
      stuck={isLoading || lacks !== ''}
      main={main}
      loading={isSaving}
      onActivate={() => saveAs(true)}
    >
      {asks && approvals(saved ? 'ask' : 'askCreate')}
      {!asks && !saved && createLabel}
      {!asks && saved && (
        <SteadyLabel
          now={t(dirty ? 'saveAndActivate' : 'activate')}
          others={[t('saveAndActivate'), t('activate')]}
        />
      )}
    </ActivateButton>
  );
});
