import { lackingIn } from '@psifida/contract/bilingual';
import { type Presentation, presentation as presentationShape } from '@psifida/contract/content/presentation';
import {
  emptyContent,
  itemOf,
  mediaOfContent,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import type { Missing } from '@psifida/contract/registry/check';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useCallback, useMemo } from 'react';
import { useItems } from '../../../api/library-items.ts';
import { ProblemError } from '../../../api/problem-error.ts';
import { type DocumentType, useDraft } from '../../../document/use-draft.ts';
import { useSaving, type What } from '../../../document/use-saving.ts';
import { useAssets } from '../../media/image/use-assets.ts';
import { useSystem } from '../../systems/registry.tsx';
import { usePresentationChanges } from '../presentation-queries.ts';
import { faultsOf } from './faults.ts';
import { judgeDraft, sizesIn } from './judge-draft.ts';

const presentationType: DocumentType<PresentationContent> = {
  kind: 'presentation',
  draftShape: 'content-1',
  empty: emptyContent({ el: '', en: '' }),
};

type Options = {
  system: SystemId;
  presentation: Presentation | null;
  readOnly?: boolean;
  onSaved: (saved: Presentation, what: What, before: Presentation | null) => void;
};

export type Editor = ReturnType<typeof useEditor>;

export function useEditor({ system, presentation, readOnly = false, onSaved }: Options) {
  const rules = useSystem(system);
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
  const files = useAssets(media);
  const { assets } = files;
  const references = useMemo(() => entries.flatMap((entry) => itemOf(entry) ?? []), [entries]);
  const library = useItems(references);
  const { items } = library;
  const isLoading = files.isLoading || library.isLoading;
  // R-SPEED-04: recomputed when something changes that the judge looks at (`Arranged`), not at every keystroke.
  const judgement = useMemo(
    () => judgeDraft(rules, { ...presentationType.empty, entries, table }, { assets, items }),
    [rules, entries, table, assets, items],
  );
  const sizeOf = useMemo(() => sizesIn(assets), [assets]);
  const planned = saved?.content.schedule ?? null;
  const saving = useSaving(draft, {
    faultsOf: useCallback(
      (one: PresentationContent, active: boolean) => faultsOf(rules, one, { active, sizeOf, planned }),
      [rules, sizeOf, planned],
    ),
    missing: isLoading ? [] : judgement.missing,
    create: ({ id, active, content: sent }) =>
      create.mutateAsync({ params: { system }, body: { id, active, ...sent } }),
    save: ({ id, ...body }) => save.mutateAsync({ params: { system, id }, body }),
    newerIn,
    onSaved,
  });
  const isTitled = lackingIn(content.title) === null;

  return {
    ...draft,
    ...saving,
    system,
    rules,
    id: saved?.id ?? createId,
    assets,
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
