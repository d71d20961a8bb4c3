import { lackingIn } from '@psifida/contract/content/bilingual';
import { isSame } from '@psifida/contract/content/fields';
import type { LibraryKind } from '@psifida/contract/content/kinds';
import {
  emptyItem,
  type ItemContent,
  type ItemStanding,
  type LibraryItem,
  libraryItem,
  mediaOfItem,
  standingOfItem,
  unfinishedTexts,
} from '@psifida/contract/content/library-item';
import { tooFew } from '@psifida/contract/registry/check';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocalDraft } from '../../../lib/local-draft.ts';
import { useMediaParts } from '../../../lib/parts.tsx';
import { ProblemError } from '../../../lib/problem-error.ts';
import { useItemChanges } from '../library-queries.ts';
import { type ItemEdit, tidy, toForm } from './item-edits.ts';
import { faultsOfItem, type ItemFault, itemFaultsFromServer } from './item-faults.ts';
import { itemDraftShape, type KeptItem, readKeptItem } from './kept-item.ts';

type Options = {
  kind: LibraryKind;
  /** Null while it is new. */
  item: LibraryItem | null;
  /** Only to be read: what was once typed here stays aside. */
  readOnly?: boolean;
  onSaved: (saved: LibraryItem, what: 'created' | 'edited') => void;
};

const untried = { count: 0, active: false };

export type ItemEditor = ReturnType<typeof useItemEditor>;

/** The draft on the screen: what it is now, what it was when saved, and every way of saving it. */
export function useItemEditor({ kind, item, readOnly = false, onSaved }: Options) {
  const { create, save } = useItemChanges(kind);
  const [saved, setSaved] = useState(item);
  const base: ItemContent = saved?.content ?? emptyItem[kind];
  const [content, setContent] = useState(() => (readOnly ? base : toForm(base)));
  const [createId, setCreateId] = useState(() => crypto.randomUUID() as string);
  const [attempt, setAttempt] = useState(untried);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [lacking, setLacking] = useState<ItemStanding[]>([]);
  /** What somebody else has saved while this was typed over an older form. */
  const [newer, setNewer] = useState<LibraryItem | null>(null);
  const [closed, setClosed] = useState(false);
  const latest = useRef(content);
  latest.current = content;

  const dirty = useMemo(() => !closed && !isSame(tidy(base), tidy(content)), [base, content, closed]);
  const { image, media } = content;
  const files = useMemo(() => mediaOfItem({ ...emptyItem.product, image, media }), [image, media]);
  const { assets, isLoading } = useMediaParts().useAssets(files);
  const standing = useMemo(
    () => standingOfItem(kind, tidy(content), (file) => assets.get(file)?.size ?? null),
    [kind, content, assets],
  );
  const missing = standing.filter(tooFew);
  const isTitled = lackingIn(content.title) === null;
  /** Texts that stand in one language only. */
  const unfinished = useMemo(
    () => unfinishedTexts(tidy(content)).filter(({ path }) => path.length > 1).length,
    [content],
  );

  const value = useMemo<KeptItem>(
    () => ({ version: saved?.version ?? 0, createId, content }),
    [saved?.version, createId, content],
  );
  const draft = useLocalDraft<unknown>({
    key: `${kind}:${item?.id ?? 'new'}`,
    version: itemDraftShape,
    value,
    dirty,
  });

  const { restored } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when what was typed before is found
  useEffect(() => {
    const kept = readKeptItem(kind, restored);
    if (!kept || readOnly) return;
    setCreateId(kept.createId);
    setContent(toForm(kept.content));
    if (saved && kept.version !== saved.version) setNewer(saved);
  }, [restored]);

  // Somebody else has moved it on while nothing was typed here.
  useEffect(() => {
    if (!item || !saved || dirty || item.version <= saved.version) return;
    setSaved(item);
    setContent(readOnly ? item.content : toForm(item.content));
  }, [item, saved, dirty, readOnly]);

  function refuse(error: unknown, active: boolean): false {
    setRefusal(error);
    setAttempt(({ count }) => ({ count: count + 1, active }));
    return false;
  }

  function finish(sent: ItemContent, done: LibraryItem) {
    setSaved(done);
    setNewer(null);
    setAttempt(untried);
    // What was typed while it was being saved stays, and is not saved yet.
    if (latest.current !== sent) return;
    setContent(toForm(done.content));
    draft.clear();
  }

  async function send(active: boolean, over: LibraryItem | null): Promise<boolean> {
    try {
      if (over) {
        const { id, version } = over;
        const done = await save.mutateAsync({ id, version, active, content: tidy(content) });
        finish(content, done);
        onSaved(done, 'edited');
      } else {
        const done = await create.mutateAsync({ id: createId, active, content: tidy(content) });
        draft.clear();
        setClosed(true);
        setSaved(done);
        onSaved(done, 'created');
      }
      return true;
    } catch (error) {
      const theirs = newerIn(error);
      if (!theirs) return refuse(error, active);
      setNewer(theirs);
      return false;
    }
  }

  /** Everything that can be told here is told before the server is asked. */
  async function trySave(active: boolean, over = saved): Promise<boolean> {
    if (create.isPending || save.isPending) return false;
    setRefusal(null);
    setLacking([]);
    if (faultsOfItem(kind, tidy(content), { active }).length) return refuse(null, active);
    if (active && !isLoading && missing.length) {
      setLacking(missing);
      return false;
    }
    return send(active, over);
  }

  const faults = useMemo<ItemFault[]>(() => {
    if (attempt.count === 0) return [];
    const written = tidy(content);
    const own = faultsOfItem(kind, written, { active: attempt.active });
    return own.length ? own : itemFaultsFromServer(refusal, written);
  }, [attempt, refusal, kind, content]);

  return {
    kind,
    saved,
    /** As it is known now: others may begin to use it while it is edited here. */
    usedIn: (item ?? saved)?.usedIn ?? [],
    dishes: (item ?? saved)?.dishes ?? [],
    base,
    content,
    dirty,
    assets,
    isLoading,
    standing,
    missing,
    isTitled,
    /** Nothing is missing: as it is here, visitors could see it. */
    isReady: isTitled && missing.length === 0 && !unfinished && !isLoading,
    unfinished,
    faults,
    attempt: attempt.count,
    /** A refusal that belongs to no field. */
    refusal: faults.length ? null : refusal,
    lacking,
    newer,
    isSaving: create.isPending || save.isPending,
    wasRestored: !readOnly && !!readKeptItem(kind, restored),
    edit: (change: ItemEdit) => {
      setLacking([]);
      setContent(change);
    },
    save: () => trySave(saved?.active ?? false),
    saveAs: (active: boolean) => trySave(active),
    /** The newer form is known and seen, and this one is wanted instead. */
    saveOver: () => trySave(newer?.active ?? saved?.active ?? false, newer ?? saved),
    takeNewer: () => {
      if (!newer) return;
      setSaved(newer);
      setContent(toForm(newer.content));
      setNewer(null);
      setAttempt(untried);
      draft.clear();
    },
    discard: () => {
      setContent(toForm(base));
      setAttempt(untried);
      setRefusal(null);
      setLacking([]);
      setNewer(null);
      draft.clear();
    },
    /** The person leaves and wants nothing of it. */
    abandon: () => {
      setClosed(true);
      draft.clear();
    },
  };
}

const newerIn = (error: unknown): LibraryItem | null =>
  error instanceof ProblemError && error.code === 'item.changed-elsewhere'
    ? (libraryItem.safeParse(error.params.current).data ?? null)
    : null;
