import { lackingIn } from '@psifida/contract/bilingual';
import {
  contradictionsOfItem,
  emptyItem,
  type ItemContent,
  type ItemStanding,
  itemContents,
  type LibraryItem,
  libraryItem,
  mediaOfItem,
  standingOfItem,
  unfinishedTexts,
} from '@psifida/contract/content/library-item';
import { type LibraryKind, libraryKinds } from '@psifida/contract/kinds';
import { tooFew } from '@psifida/contract/registry/check';
import { useCallback, useMemo } from 'react';
import { fromZod } from '../../../api/field-issues.ts';
import { ProblemError } from '../../../api/problem-error.ts';
import { type Fault, toFaults } from '../../../document/faults.ts';
import { type DocumentType, useDraft } from '../../../document/use-draft.ts';
import { useSaving, type What } from '../../../document/use-saving.ts';
import { useAssets } from '../../media/image/use-assets.ts';
import { useItemChanges } from '../library-queries.ts';
import { tidy, toForm } from './item-edits.ts';

const itemTypes = Object.fromEntries(
  libraryKinds.map((kind) => [kind, { kind, draftShape: 'item-1', empty: emptyItem[kind], tidy, toForm }]),
) as Record<LibraryKind, DocumentType<ItemContent>>;

type Options = {
  kind: LibraryKind;
  item: LibraryItem | null;
  readOnly?: boolean;
  onSaved: (saved: LibraryItem, what: What) => void;
};

export type ItemEditor = ReturnType<typeof useItemEditor>;

export function useItemEditor({ kind, item, readOnly = false, onSaved }: Options) {
  const { create, save } = useItemChanges(kind);
  const draft = useDraft<ItemContent, LibraryItem, ItemStanding>({
    type: itemTypes[kind],
    saved: item,
    readOnly,
    draftKey: `${kind}:${item?.id ?? 'new'}`,
  });
  const { content, written, saved } = draft;
  const { image, media, audio, sign } = content;
  const files = useMemo(
    () => mediaOfItem({ ...emptyItem.product, image, media, ...(audio && { audio }), ...(sign && { sign }) }),
    [image, media, audio, sign],
  );
  const { assets, isLoading } = useAssets(files);
  const standing = useMemo(
    () => standingOfItem(kind, written, (file) => assets.get(file)?.size ?? null),
    [kind, written, assets],
  );
  const missing = standing.filter(tooFew);
  const isTitled = lackingIn(content.title) === null;
  const unfinished = useMemo(
    () => unfinishedTexts(written).filter(({ path }) => path.length > 1).length,
    [written],
  );
  const saving = useSaving(draft, {
    faultsOf: useCallback((one: ItemContent, active: boolean) => faultsOfItem(kind, one, { active }), [kind]),
    missing: isLoading ? [] : missing,
    create: (body) => create.mutateAsync({ params: { kind }, body }),
    save: ({ id, ...body }) => save.mutateAsync({ params: { kind, id }, body }),
    newerIn,
    onSaved,
  });

  return {
    ...draft,
    ...saving,
    kind,
    /** As it is known now: others may begin to use it while it is edited here. */
    usedIn: (item ?? saved)?.usedIn ?? [],
    dishes: (item ?? saved)?.dishes ?? [],
    assets,
    isLoading,
    standing,
    missing,
    isTitled,
    isReady: isTitled && missing.length === 0 && !unfinished && !isLoading,
    unfinished,
  };
}

/** R-VAL-08: what the API would refuse at a field, found before it is asked. */
export function faultsOfItem(
  kind: LibraryKind,
  content: ItemContent,
  { active }: { active: boolean },
): Fault[] {
  const shape = itemContents[kind].safeParse(content).error?.issues ?? [];
  const issues = [
    ...shape.map((issue) => fromZod(issue)),
    ...contradictionsOfItem(content),
    ...(active ? unfinishedTexts(content) : []),
  ];
  return toFaults(kind, issues, content);
}

const newerIn = (error: unknown): LibraryItem | null =>
  error instanceof ProblemError && error.code === 'item.changed-elsewhere'
    ? (libraryItem.safeParse(error.params.current).data ?? null)
    : null;
