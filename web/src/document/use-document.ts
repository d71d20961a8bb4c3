import { type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { isSame } from '@psifida/contract/content/fields';
import { type Choice, mergeContent } from '@psifida/contract/content/merge-content';
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { useApprovals } from '../lib/approvals.ts';
import { useLocalDraft } from '../lib/local-draft.ts';
import { forgetSuccess } from '../ui/success.ts';
import { askInstead, isUnapproved } from './ask-instead.ts';
import {
  type DocumentShape,
  documentReducer,
  isDirty,
  type Meeting,
  type SavedDocument,
  startDocument,
} from './document-state.ts';
import { type Fault, faultsFromServer } from './faults.ts';
import { type KeptDraft, readDraft } from './kept-draft.ts';

/** A kind of document as the editor needs to know it; one value per kind, made once. */
export type DocumentType<Content> = Omit<DocumentShape<Content>, 'fields'> & {
  kind: DocumentKind;
  /** Changes with the shape of what is kept: a draft of an older build that no longer fits is left alone. */
  draftShape: string;
  /** As the form begins with it: an empty list has a first row to type in. */
  toForm(content: Content): Content;
};

type DraftOptions<Content, Saved> = {
  type: DocumentType<Content>;
  /** As it is known now; null while it is new. */
  saved: Saved | null;
  /** Only to be read: what was once typed here stays aside. */
  readOnly?: boolean;
  /** What is being edited, as drafts are kept by it. */
  draftKey: string;
};

type Draft<Content extends object, Saved extends SavedDocument<Content>, Lack> = ReturnType<
  typeof useDraft<Content, Saved, Lack>
>;

/** The document on the screen: what it is now, what it was when saved, and every step between; nothing typed is lost. */
export function useDraft<Content extends object, Saved extends SavedDocument<Content>, Lack>({
  type,
  saved: known,
  readOnly = false,
  draftKey,
}: DraftOptions<Content, Saved>) {
  const { kind, empty, tidy, draftShape } = type;
  const fields = documentFields[kind];
  const toForm = (content: Content) => (readOnly ? content : type.toForm(content));
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

  return {
    ...state,
    kind,
    /** It was not saved when this was opened. */
    isNew: !known,
    readOnly,
    fields,
    base,
    /** The content as it would be saved. */
    written,
    dirty,
    wasRestored: !!kept,
    dispatch,
    join,
    tidy,
    toForm,
    clearDraft: draft.clear,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    edit: (change: (content: Content) => Content) => dispatch({ type: 'edit', change, at: Date.now() }),
    takeUp: (kept: { version: number; base: object; content: object }) =>
      goOnWith({ ...(kept as Omit<KeptDraft<Content>, 'createId'>), createId }),
    discard: () => {
      dispatch({ type: 'discard', form: toForm(base) });
      draft.clear();
    },
    /** The person leaves and wants nothing of it. */
    abandon: () => {
      dispatch({ type: 'close' });
      draft.clear();
    },
    /** Back to the form with what is here; the next save meets the same question. */
    postpone: () => dispatch({ type: 'postpone' }),
    /** Another revision was saved in its place. */
    take: (done: Saved) => dispatch({ type: 'take', saved: done, form: toForm(done.content) }),
  };
}

export type What = 'created' | 'edited';

type SavingOptions<Content, Saved, Lack> = {
  /** R-VAL-08: what the API would refuse at a field, found before it is asked. */
  faultsOf: (content: Content, active: boolean) => Fault[];
  /** What it lacks before visitors may see it; nothing while that is not known. */
  missing: readonly Lack[];
  create: (body: { id: string; active: boolean; content: Content }) => Promise<Saved>;
  save: (body: { id: string; version: number; active: boolean; content: Content }) => Promise<Saved>;
  /** What somebody else has saved meanwhile, where that is why it was refused. */
  newerIn: (error: unknown) => Saved | null | Promise<Saved | null>;
  onSaved: (saved: Saved, what: What) => void;
};

/** How often a save that meets another's is tried again with both joined. */
const triesAgain = 3;

/** Every way of saving what is on the screen, and what came of it. */
export function useSaving<Content extends object, Saved extends SavedDocument<Content>, Lack>(
  draft: Draft<Content, Saved, Lack>,
  { faultsOf, missing, create, save, newerIn, onSaved }: SavingOptions<Content, Saved, Lack>,
) {
  const { kind, isNew, fields, content, written, saved, createId, attempt, refusal, meeting, dispatch } =
    draft;
  const [isSaving, setSaving] = useState(false);
  const { ask } = useApprovals();
  /** That no answer came, here or before the page was left, does not mean that it was not made. */
  const [sentAs, setSentAs] = useState<string | null>(null);
  const isAgain = sentAs === createId || draft.wasRestored;

  // Not at once: the guard on leaving has to see first that nothing is unsaved any more.
  const [done, setDone] = useState<Saved | null>(null);
  const tell = useEffectEvent((last: Saved) => {
    // Typed while it was being created, or since it was sent once before and only the answer was lost.
    if (isNew && draft.dirty) {
      void sendOnce(content, { active: last.active, over: last });
      return;
    }
    if (isNew) dispatch({ type: 'close' });
    onSaved(last, isNew ? 'created' : 'edited');
  });
  useEffect(() => {
    if (done) tell(done);
  }, [done]);

  function refuse(error: unknown, active: boolean): false {
    dispatch({ type: 'refuse', error, active });
    forgetSuccess();
    return false;
  }

  type Sending = { active: boolean; over: Saved | null };
  async function send(sent: Content, { active, over, tries }: Sending & { tries: number }): Promise<boolean> {
    const body = draft.tidy(sent);
    try {
      if (over) {
        const next = await save({ id: over.id, version: over.version, active, content: body });
        dispatch({ type: 'finish', saved: next, form: draft.toForm(next.content), sent });
        // What was typed meanwhile is kept anew, over what is saved now.
        draft.clearDraft();
        setDone(next);
      } else {
        setSentAs(createId);
        const next = await create({ id: createId, active, content: body });
        draft.clearDraft();
        dispatch({ type: 'create', saved: next, sent, isAgain });
        setDone(next);
      }
      return true;
    } catch (error) {
      if (isUnapproved(error)) return sendRequest(sent, { active, over }, error);
      const theirs = over && (await newerIn(error));
      if (!theirs) return refuse(error, active);
      // Whoever did not touch the state here takes the state that was saved meanwhile.
      const next = active === over.active ? theirs.active : active;
      const together = draft.join({ base: over.content, mine: body, theirs, active: next }, sent);
      if (!together || tries === 0) return false;
      return send(together, { active: next, over: theirs, tries: tries - 1 });
    }
  }

  /** Displays may not show it yet: it is kept, and asked for. */
  async function sendRequest(sent: Content, { active, over }: Sending, error: unknown): Promise<boolean> {
    if (kind === 'media') return refuse(error, active);
    const content = draft.tidy(sent);
    try {
      const kept = await askInstead<Content, Saved>({
        kind,
        active,
        content,
        over,
        create: (first) => create({ id: createId, active: false, content: first }),
        saveDraft: ({ id, version }, next) => save({ id, version, active: false, content: next }),
        onKept: (next) => dispatch({ type: 'finish', saved: next, form: draft.toForm(next.content), sent }),
        ask,
      });
      if (!kept) return refuse(error, active);
      if (over?.active) draft.discard();
      else draft.clearDraft();
      if (!over) {
        dispatch({ type: 'create', saved: kept, sent, isAgain });
        setDone(kept);
      }
      return true;
    } catch (refused) {
      return refuse(refused, active);
    }
  }

  const sendOnce = async (sent: Content, options: Sending) => {
    setSaving(true);
    try {
      return await send(sent, { ...options, tries: triesAgain });
    } finally {
      setSaving(false);
    }
  };

  /** Everything that can be told here is told before the server is asked. */
  async function trySave(active: boolean): Promise<boolean> {
    if (isSaving) return false;
    dispatch({ type: 'try' });
    if (faultsOf(written, active).length) return refuse(null, active);
    if (active && missing.length) {
      dispatch({ type: 'lack', lacking: missing });
      forgetSuccess();
      return false;
    }
    return sendOnce(content, { active, over: saved });
  }

  const faults = useMemo<Fault[]>(() => {
    if (attempt.count === 0) return [];
    const own = faultsOf(written, attempt.active);
    return own.length ? own : faultsFromServer(kind, refusal, written);
  }, [attempt, refusal, faultsOf, written, kind]);

  return {
    isSaving,
    faults,
    /** A refusal that belongs to no field. */
    refusal: faults.length ? null : refusal,
    save: () => trySave(saved?.active ?? false),
    saveAs: trySave,
    resolve: async (choices: Record<string, Choice>): Promise<boolean> => {
      if (!meeting) return false;
      const { theirs, active } = meeting;
      const { content: chosen } = mergeContent(fields, { ...meeting, theirs: theirs.content }, choices);
      const form = draft.toForm(chosen);
      dispatch({ type: 'resolve', theirs, form });
      if (isSame(chosen, theirs.content) && active === theirs.active) {
        // Everything of theirs was kept: that is saved already.
        draft.clearDraft();
        setDone(theirs);
        return true;
      }
      if (faultsOf(chosen, active).length) return refuse(null, active);
      return sendOnce(form, { active, over: theirs });
    },
  };
}
