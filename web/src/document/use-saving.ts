import { isSame } from '@psifida/contract/content/fields';
import { type Choice, mergeContent } from '@psifida/contract/content/merge-content';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useApprovals } from '../api/approvals.ts';
import { useNewest } from '../lib/use-newest.ts';
import { forgetSuccess } from '../ui/success.ts';
import { askInstead, isUnapproved } from './ask-instead.ts';
import type { SavedDocument } from './document-state.ts';
import { type Fault, faultsFromServer } from './faults.ts';
import type { Draft } from './use-draft.ts';

export type What = 'created' | 'edited';

type SavingOptions<Content, Saved, Lack> = {
  /** R-VAL-08: what the API would refuse at a field, found before it is asked. */
  faultsOf: (content: Content, active: boolean) => Fault[];
  missing: readonly Lack[];
  create: (body: { id: string; active: boolean; content: Content }) => Promise<Saved>;
  save: (body: { id: string; version: number; active: boolean; content: Content }) => Promise<Saved>;
  newerIn: (error: unknown) => Saved | null | Promise<Saved | null>;
  onSaved: (saved: Saved, what: What, before: Saved | null) => void;
};

const none: Fault[] = [];

const triesAgain = 3;

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

  // In an effect: the leave guard must first see that nothing is unsaved.
  const [done, setDone] = useState<{ last: Saved; before: Saved | null } | null>(null);
  const tell = useEffectEvent(({ last, before }: NonNullable<typeof done>) => {
    // Typed while it was being created, or since it was sent once before and only the answer was lost.
    if (isNew && draft.dirty) {
      void sendOnce(content, { active: last.active, over: last });
      return;
    }
    if (isNew) dispatch({ type: 'close' });
    onSaved(last, isNew ? 'created' : 'edited', before);
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
        setDone({ last: next, before: over });
      } else {
        setSentAs(createId);
        const next = await create({ id: createId, active, content: body });
        draft.clearDraft();
        dispatch({ type: 'create', saved: next, sent, isAgain });
        setDone({ last: next, before: null });
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
        setDone({ last: kept, before: null });
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
    if (attempt.count === 0) return none;
    const own = faultsOf(written, attempt.active);
    return own.length ? own : faultsFromServer(kind, refusal, written);
  }, [attempt, refusal, faultsOf, written, kind]);

  async function resolve(choices: Record<string, Choice>): Promise<boolean> {
    if (!meeting) return false;
    const { theirs, active } = meeting;
    const { content: chosen } = mergeContent(fields, { ...meeting, theirs: theirs.content }, choices);
    const form = draft.toForm(chosen);
    dispatch({ type: 'resolve', theirs, form });
    if (isSame(chosen, theirs.content) && active === theirs.active) {
      // Everything of theirs was kept: that is saved already.
      draft.clearDraft();
      setDone({ last: theirs, before: theirs });
      return true;
    }
    if (faultsOf(chosen, active).length) return refuse(null, active);
    return sendOnce(form, { active, over: theirs });
  }

  const now = useNewest({ saveAs: trySave, save: () => trySave(saved?.active ?? false), resolve });
  /** Stable between keystrokes; they send the newest draft. */
  const ways = useMemo(
    () => ({
      save: () => now.current.save(),
      saveAs: (active: boolean) => now.current.saveAs(active),
      resolve: (choices: Record<string, Choice>) => now.current.resolve(choices),
    }),
    [now],
  );

  return {
    isSaving,
    faults,
    /** A refusal that belongs to no field. */
    refusal: faults.length ? null : refusal,
    ...ways,
  };
}
