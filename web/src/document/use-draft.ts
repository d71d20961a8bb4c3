import { type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { isSame } from '@psifida/contract/content/fields';
import { mergeContent } from '@psifida/contract/content/merge-content';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { useNewest } from '../lib/use-newest.ts';
import {
  type DocumentShape,
  documentReducer,
  isDirty,
  type Meeting,
  type SavedDocument,
  startDocument,
} from './document-state.ts';
import { useLocalDraft } from './drafts/local-draft.ts';
import { type KeptDraft, readDraft } from './kept-draft.ts';

export type DocumentType<Content> = Pick<DocumentShape<Content>, 'empty'> & {
  kind: DocumentKind;
  /** Changes with the shape of what is kept: a draft of an older build that no longer fits is left alone. */
  draftShape: string;
  tidy?(content: Content): Content;
  toForm?(content: Content): Content;
};

const unchanged = <Content>(content: Content): Content => content;

type DraftOptions<Content, Saved> = {
  type: DocumentType<Content>;
  saved: Saved | null;
  /** Only to be read: what was once typed here stays aside. */
  readOnly?: boolean;
  draftKey: string;
};

export type Draft<Content extends object, Saved extends SavedDocument<Content>, Lack> = ReturnType<
  typeof useDraft<Content, Saved, Lack>
>;

export function useDraft<Content extends object, Saved extends SavedDocument<Content>, Lack>({
  type,
  saved: known,
  readOnly = false,
  draftKey,
}: DraftOptions<Content, Saved>) {
  const { kind, empty, draftShape, tidy = unchanged, toForm: shapeForm = unchanged } = type;
  const fields = documentFields[kind];
  const toForm = useCallback(
    (content: Content) => (readOnly ? content : shapeForm(content)),
    [readOnly, shapeForm],
  );
  const [reduce] = useState(() => documentReducer<Content, Saved, Lack>({ fields, empty, tidy }));
  const [state, dispatch] = useReducer(reduce, null, () =>
    startDocument<Content, Saved, Lack>(known, toForm(known?.content ?? empty), crypto.randomUUID()),
  );
  const { saved, content, createId, closed } = state;
  const base = saved?.content ?? empty;
  const dirty = useMemo(
    () => isDirty({ fields, tidy, empty }, { saved, content, closed }),
    [fields, tidy, empty, saved, content, closed],
  );
  const written = useMemo(() => tidy(content), [tidy, content]);

  const value = useMemo<KeptDraft<Content>>(
    () => ({ version: saved?.version ?? 0, base, content, createId }),
    [saved?.version, base, content, createId],
  );
  const draft = useLocalDraft<unknown>({ key: draftKey, version: draftShape, value, dirty });

  /** Joins without a question where it can; otherwise the person is asked. Answers the form when it could. */
  function join(meeting: Meeting<Content, Saved>, sent: Content | null): Content | null {
    const { content: together, conflicts } = mergeContent(fields, {
      ...meeting,
      theirs: meeting.theirs.content,
    });
    if (conflicts.length) {
      dispatch({ type: 'meet', meeting });
      return null;
    }
    const form = toForm(together);
    dispatch({ type: 'join', theirs: meeting.theirs, form, sent, saved: sent !== null });
    return form;
  }

  const { restored } = draft;
  const kept = useMemo(
    () => (readOnly ? null : readDraft(fields, empty, restored)),
    [readOnly, fields, empty, restored],
  );
  /** Over what it was typed: whoever postpones the question goes on with it, and the next save asks again. */
  function goOnWith(found: KeptDraft<Content>) {
    const isSameVersion = !saved || found.version === saved.version;
    const over = isSameVersion ? saved : { ...saved, version: found.version, content: found.base };
    dispatch({ type: 'restore', createId: found.createId, form: toForm(found.content), over });
    if (!isSameVersion)
      join({ base: found.base, mine: tidy(found.content), theirs: saved, active: saved.active }, null);
  }
  const putBack = useEffectEvent(goOnWith);
  useEffect(() => {
    if (kept) putBack(kept);
  }, [kept]);

  const follow = useEffectEvent((newer: Saved) => {
    if (!saved || newer.version <= saved.version) return;
    // Nothing was typed, or nothing that is typed has changed elsewhere: only the state, or a file, is another one.
    if (!dirty) dispatch({ type: 'follow', saved: newer, form: toForm(newer.content) });
    else if (isSame(newer.content, saved.content)) dispatch({ type: 'follow', saved: newer, form: content });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once nothing is unsaved any more, what came meanwhile is followed
  useEffect(() => {
    if (known) follow(known);
  }, [known, saved, dirty]);

  const { clear } = draft;
  const now = useNewest(goOnWith);
  /** Stable between keystrokes, so that memoised buttons do not render. */
  const steps = useMemo(
    () => ({
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      edit: (change: (content: Content) => Content) => dispatch({ type: 'edit', change, at: Date.now() }),
      discard: () => {
        dispatch({ type: 'discard', form: toForm(base) });
        clear();
      },
      abandon: () => {
        dispatch({ type: 'close' });
        clear();
      },
      /** Back to the form with what is here; the next save meets the same question. */
      postpone: () => dispatch({ type: 'postpone' }),
      take: (done: Saved) => dispatch({ type: 'take', saved: done, form: toForm(done.content) }),
      takeUp: (kept: { version: number; base: object; content: object }) =>
        now.current({ ...(kept as Omit<KeptDraft<Content>, 'createId'>), createId }),
    }),
    [toForm, base, clear, now, createId],
  );

  return {
    ...state,
    ...steps,
    kind,
    isNew: !known,
    readOnly,
    fields,
    base,
    written,
    dirty,
    wasRestored: !!kept,
    dispatch,
    join,
    tidy,
    toForm,
    clearDraft: clear,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
  };
}
