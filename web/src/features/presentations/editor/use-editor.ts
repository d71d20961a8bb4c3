import { lackingIn } from '@psifida/contract/bilingual';
import { type Presentation, presentation as presentationShape } from '@psifida/contract/content/presentation';
import {
  emptyContent,
  itemOf,
  mediaOfContent,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import { unlimited } from '@psifida/contract/content/schedule';
import type { Missing } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useCallback, useMemo } from 'react';
import { type DocumentType, useDraft } from '../../../document/use-draft.ts';
import { useSaving, type What } from '../../../document/use-saving.ts';
import { useItems } from '../../../lib/library-items.ts';
import { usePictures } from '../../../lib/parts.tsx';
import { ProblemError } from '../../../lib/problem-error.ts';
import { usePresentationChanges } from '../presentation-queries.ts';
import { faultsOf } from './faults.ts';
import { judgeDraft, sizesIn } from './judge-draft.ts';

/** A draft may be from before something of a schedule was there. */
function withWholeSchedule(content: PresentationContent): PresentationContent {
  const { schedule } = content;
  if (!schedule || Object.keys(unlimited).every((part) => part in schedule)) return content;
  return { ...content, schedule: { ...unlimited, ...schedule } };
}

const presentationType: DocumentType<PresentationContent> = {
  kind: 'presentation',
  draftShape: 'content-1',
  empty: emptyContent({ el: '', en: '' }),
  tidy: withWholeSchedule,
  toForm: withWholeSchedule,
};

type Options = {
  system: SystemId;
  rules: System;
  /** Null while it is new. */
  presentation: Presentation | null;
  /** Only to be read: what was once typed here stays aside. */
  readOnly?: boolean;
  onSaved: (saved: Presentation, what: What) => void;
};

export type Editor = ReturnType<typeof useEditor>;

/** A presentation on the screen, with what the judge says of it. */
export function useEditor({ system, rules, presentation, readOnly = false, onSaved }: Options) {
  const { create, save } = usePresentationChanges(system);
  const draft = useDraft<PresentationContent, Presentation, Missing>({
    type: presentationType,
    saved: presentation,
    readOnly,
    draftKey: `presentation:${system}:${presentation?.id ?? 'new'}`,
  });
  const { content, saved, createId } = draft;
  const { entries, table } = content;
  const media = useMemo(() => mediaOfContent({ entries, table }), [entries, table]);
  const files = usePictures().useAssets(media);
  const { assets } = files;
  const references = useMemo(() => entries.flatMap((entry) => itemOf(entry) ?? []), [entries]);
  const library = useItems(references);
  const { items } = library;
  const isLoading = files.isLoading || library.isLoading;
  // R-SPEED-04: asked again when something changes that the judge looks at (`Arranged`), and not with every letter.
  const judgement = useMemo(
    () => judgeDraft(rules, { ...presentationType.empty, entries, table }, { assets, items }),
    [rules, entries, table, assets, items],
  );
  const sizeOf = useMemo(() => sizesIn(assets), [assets]);
  const planned = saved && presentationType.toForm(saved.content).schedule;
  const saving = useSaving(draft, {
    faultsOf: useCallback(
      (one: PresentationContent, active: boolean) => faultsOf(rules, one, { active, sizeOf, planned }),
      [rules, sizeOf, planned],
    ),
    missing: isLoading ? [] : judgement.missing,
    create: ({ id, active, content: sent }) => create.mutateAsync({ id, active, ...sent }),
    save: (body) => save.mutateAsync(body),
    newerIn,
    onSaved,
  });
  const isTitled = lackingIn(content.title) === null;

  return {
    ...draft,
    ...saving,
    system,
    rules,
    /** Its own, also before it is created. */
    id: saved?.id ?? createId,
    assets,
    /** The recipes, dishes and products in it. */
    items,
    isLoading,
    judgement,
    isTitled,
    isReady: isTitled && judgement.missing.length === 0 && !isLoading,
  };
}

const newerIn = (error: unknown): Presentation | null =>
  error instanceof ProblemError && error.code === 'presentation.changed-elsewhere'
    ? (presentationShape.safeParse(error.params.current).data ?? null)
    : null;
