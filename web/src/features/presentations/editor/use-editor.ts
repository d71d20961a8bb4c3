import { lackingIn } from '@psifida/contract/content/bilingual';
import { isSame } from '@psifida/contract/content/fields';
import { type Choice, mergeContent } from '@psifida/contract/content/merge-content';
import {
  type Person,
  type Presentation,
  presentation as presentationShape,
} from '@psifida/contract/content/presentation';
import {
  emptyContent,
  itemOf,
  mediaOfContent,
  type PresentationContent,
  presentationFields,
} from '@psifida/contract/content/presentation-content';
import type { Missing } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useItems } from '../../../lib/library-items.ts';
import { useLocalDraft } from '../../../lib/local-draft.ts';
import { useMediaParts } from '../../../lib/parts.tsx';
import { ProblemError } from '../../../lib/problem-error.ts';
import { usePresentationChanges } from '../presentation-queries.ts';
import type { Edit } from './content-edits.ts';
import { type Fault, faultsFromServer, faultsOf } from './faults.ts';
import { judgeDraft, sizesIn } from './judge-draft.ts';
import { draftShape, type KeptDraft, readDraft } from './kept-draft.ts';

const nothing = emptyContent({ el: '', en: '' });

/** Two saves met: what the person has here, and what somebody else saved. */
export type Collision = {
  base: PresentationContent;
  mine: PresentationContent;
  theirs: Presentation;
  active: boolean;
};

/** Somebody else's save was joined with what is here; `saved` says whether the result is kept already. */
export type Joined = { by: Person; at: string; saved: boolean };

type Attempt = { count: number; active: boolean };

type Options = {
  system: SystemId;
  rules: System;
  /** Null while it is new. */
  presentation: Presentation | null;
  /** Only to be read: what was once typed here stays aside. */
  readOnly?: boolean;
  onSaved: (saved: Presentation) => void;
};

export type Editor = ReturnType<typeof useEditor>;

/** The draft on the screen: what it is now, what it was when saved, and every way of saving it. */
export function useEditor({ system, rules, presentation, readOnly = false, onSaved }: Options) {
  const { create, save } = usePresentationChanges(system);
  const [saved, setSaved] = useState(presentation);
  const base = saved?.content ?? nothing;
  const [content, setContent] = useState(base);
  const [createId, setCreateId] = useState(() => crypto.randomUUID() as string);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, active: false });
  const [refusal, setRefusal] = useState<unknown>(null);
  const [lacking, setLacking] = useState<Missing[]>([]);
  const [collision, setCollision] = useState<Collision | null>(null);
  const [joined, setJoined] = useState<Joined | null>(null);
  const [closed, setClosed] = useState(false);
  const latest = useRef(content);
  latest.current = content;

  const dirty = useMemo(() => !closed && !isSame(base, content), [base, content, closed]);
  const { entries, table } = content;
  const media = useMemo(() => mediaOfContent({ entries, table }), [entries, table]);
  const files = useMediaParts().useAssets(media);
  const { assets } = files;
  const references = useMemo(() => entries.flatMap((entry) => itemOf(entry) ?? []), [entries]);
  const library = useItems(references);
  const { items } = library;
  const isLoading = files.isLoading || library.isLoading;
  const judgement = useMemo(
    () => judgeDraft(rules, content, { assets, items }),
    [rules, content, assets, items],
  );
  const isTitled = lackingIn(content.title) === null;
  const sizeOf = useMemo(() => sizesIn(assets), [assets]);

  const value = useMemo<KeptDraft>(
    () => ({ version: saved?.version ?? 0, base, content, createId }),
    [saved?.version, base, content, createId],
  );
  const draft = useLocalDraft<unknown>({
    key: `presentation:${system}:${presentation?.id ?? 'new'}`,
    version: draftShape,
    value,
    dirty,
  });

  const { restored } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when what was typed before is found
  useEffect(() => {
    const kept = readDraft(restored);
    if (!kept || readOnly) return;
    setCreateId(kept.createId);
    if (!saved || kept.version === saved.version) return setContent(kept.content);
    join({ base: kept.base, mine: kept.content, theirs: saved, active: saved.active }, false);
  }, [restored]);

  // Somebody else, or a restored revision, has moved it on while nothing was typed here.
  useEffect(() => {
    if (!presentation || !saved || dirty || presentation.version <= saved.version) return;
    setSaved(presentation);
    setContent(presentation.content);
  }, [presentation, saved, dirty]);

  /** Joins without a question where it can; otherwise the person is asked. Answers the content when it could. */
  function join(meeting: Collision, willSave: boolean): PresentationContent | null {
    const { content: together, conflicts } = mergeContent(presentationFields, {
      ...meeting,
      theirs: meeting.theirs.content,
    });
    if (conflicts.length) {
      setCollision(meeting);
      return null;
    }
    adopt(meeting.theirs, together);
    setJoined({ by: meeting.theirs.modifiedBy, at: meeting.theirs.modifiedAt, saved: willSave });
    return together;
  }

  function adopt(theirs: Presentation, next: PresentationContent) {
    setSaved(theirs);
    setContent(next);
  }

  function finish(sent: PresentationContent, done: Presentation) {
    setSaved(done);
    const typedMeanwhile = latest.current !== sent;
    setContent(
      typedMeanwhile
        ? mergeContent(presentationFields, { base: sent, mine: latest.current, theirs: done.content }).content
        : done.content,
    );
    if (!typedMeanwhile) draft.clear();
    setAttempt({ count: 0, active: false });
    onSaved(done);
  }

  async function send(
    sent: PresentationContent,
    { active, over, tries }: { active: boolean; over: Presentation | null; tries: number },
  ): Promise<boolean> {
    try {
      if (over) {
        const body = { id: over.id, version: over.version, active, content: sent };
        finish(sent, await save.mutateAsync(body));
      } else {
        const done = await create.mutateAsync({ id: createId, active, ...sent });
        draft.clear();
        setClosed(true);
        setSaved(done);
        onSaved(done);
      }
      return true;
    } catch (error) {
      const theirs = newerThan(error);
      if (!theirs || !over) return refuse(error, active);
      // Whoever did not touch the state here takes the state that was saved meanwhile.
      const next = active === over.active ? theirs.active : active;
      const together = join({ base: over.content, mine: sent, theirs, active: next }, true);
      if (!together || tries === 0) return false;
      latest.current = together;
      return send(together, { active: next, over: theirs, tries: tries - 1 });
    }
  }

  function refuse(error: unknown, active: boolean): false {
    setRefusal(error);
    setAttempt(({ count }) => ({ count: count + 1, active }));
    return false;
  }

  /** Everything that can be told here is told before the server is asked. */
  async function trySave(active: boolean): Promise<boolean> {
    if (create.isPending || save.isPending) return false;
    setRefusal(null);
    setJoined(null);
    setLacking([]);
    if (faultsOf(rules, content, { active, sizeOf }).length) return refuse(null, active);
    if (active && !isLoading && judgement.missing.length) {
      setLacking(judgement.missing);
      return false;
    }
    return send(content, { active, over: saved, tries: 3 });
  }

  const faults = useMemo<Fault[]>(() => {
    if (attempt.count === 0) return [];
    const own = faultsOf(rules, content, { active: attempt.active, sizeOf });
    return own.length ? own : faultsFromServer(refusal, content);
  }, [attempt, refusal, rules, content, sizeOf]);

  return {
    system,
    rules,
    /** Its own, also before it is created. */
    id: saved?.id ?? createId,
    saved,
    content,
    base,
    dirty,
    assets,
    /** The recipes, dishes and products in it. */
    items,
    isLoading,
    judgement,
    isTitled,
    /** Nothing is missing: as it is here, visitors could see it. */
    isReady: isTitled && judgement.missing.length === 0 && !isLoading,
    faults,
    attempt: attempt.count,
    /** A refusal that belongs to no field. */
    refusal: faults.length ? null : refusal,
    lacking,
    joined,
    collision,
    isSaving: create.isPending || save.isPending,
    wasRestored: !readOnly && !!readDraft(restored),
    edit: (change: Edit) => {
      setLacking([]);
      setContent(change);
    },
    save: () => trySave(saved?.active ?? false),
    saveAs: trySave,
    discard: () => {
      setContent(base);
      setAttempt({ count: 0, active: false });
      setRefusal(null);
      setLacking([]);
      setJoined(null);
      draft.clear();
    },
    /** The person leaves and wants nothing of it. */
    abandon: () => {
      setClosed(true);
      draft.clear();
    },
    keepRestored: draft.discard,
    resolve: async (choices: Record<string, Choice>): Promise<boolean> => {
      if (!collision) return false;
      const { theirs, active } = collision;
      const { content: chosen } = mergeContent(
        presentationFields,
        { ...collision, theirs: theirs.content },
        choices,
      );
      adopt(theirs, chosen);
      setCollision(null);
      latest.current = chosen;
      if (isSame(chosen, theirs.content) && active === theirs.active) {
        // Everything of theirs was kept: that is saved already.
        draft.clear();
        onSaved(theirs);
        return true;
      }
      if (faultsOf(rules, chosen, { active, sizeOf }).length) return refuse(null, active);
      return send(chosen, { active, over: theirs, tries: 3 });
    },
    /** Back to the form with what is here; the next save meets the same question. */
    postpone: () => setCollision(null),
    take: (done: Presentation) => adopt(done, done.content),
  };
}

const newerThan = (error: unknown): Presentation | null =>
  error instanceof ProblemError && error.code === 'presentation.changed-elsewhere'
    ? (presentationShape.safeParse(error.params.current).data ?? null)
    : null;
