import { Button } from '@mantine/core';
import type { ItemSummary, LibraryItem } from '@psifida/contract/content/library-item';
import { itemInUseParams } from '@psifida/contract/endpoints/library';
import { isTownKind } from '@psifida/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemError } from '../../api/problem-error.ts';
import { DeletionDialog, useDeletionQuestions } from '../../document/deletion-dialog.tsx';
import { Banner } from '../../ui/banner.tsx';
import { useItemError } from './item-error.tsx';
import { ItemPicker } from './item-picker.tsx';
import { ItemUses } from './item-uses.tsx';
import { itemQuery, useItemChanges } from './library-queries.ts';

type DeleteItemDialogProps = {
  item: Pick<ItemSummary, 'kind' | 'id' | 'title' | 'version'>;
  opened: boolean;
  onClose: () => void;
  /** Once it is deleted, before anything leaves the page: the draft can be dropped. */
  onDeleting?: () => void;
  onDeleted: () => void;
};

/** R-RULE-08: two questions. R-RULE-07: what is in use is not deleted; it says where it is, and offers another in its place. */
export function DeleteItemDialog({ item, opened, onClose, onDeleting, onDeleted }: DeleteItemDialogProps) {
  const { kind, id } = item;
  const t = useTranslations();
  const locale = useLocale();
  const { remove, replace } = useItemChanges(kind);
  const [replacing, setReplacing] = useState(false);
  const [replaced, setReplaced] = useState<{ title: string; count: number } | null>(null);
  const now = useQuery({ ...itemQuery(kind, id), enabled: opened, staleTime: 0 });
  const title = item.title[locale];
  const questions = useDeletionQuestions(
    title,
    replaced && (
      <Banner tone="good" role="status">
        {t('library.deletion.replaced', replaced)}
      </Banner>
    ),
  );

  const close = () => {
    setReplacing(false);
    setReplaced(null);
    remove.reset();
    replace.reset();
    onClose();
  };
  const go = async () => {
    const version = now.data?.version ?? item.version;
    const done = await remove.mutateAsync({ params: { kind, id }, query: { version } }).catch(() => null);
    if (!done) return;
    onDeleting?.();
    close();
    onDeleted();
  };
  const swap = async ([other]: ItemSummary[]) => {
    if (!other) return;
    const done = await replace
      .mutateAsync({ params: { kind, id }, body: { with: other.id } })
      .catch(() => null);
    setReplacing(false);
    if (!done) return;
    remove.reset();
    await now.refetch();
    setReplaced({ title: other.title[locale], count: done.presentations.length + done.dishes.length });
  };

  if (replacing && !isTownKind(kind))
    return (
      <ItemPicker
        kind={kind}
        opened={opened}
        taken={[id]}
        onClose={() => setReplacing(false)}
        onPick={(picked) => void swap(picked)}
      />
    );

  const uses = usesNow(now.data, remove.error);
  return (
    <DeletionDialog
      opened={opened}
      questions={questions}
      refusal={
        uses || remove.error
          ? {
              title: t('library.deletion.refused', { title }),
              children: uses ? (
                <>
                  <Failure kind={kind} error={replace.error} />
                  <p>{!isTownKind(kind) && t(`library.deletion.refusedText.${kind}`)}</p>
                  <ItemUses {...uses} />
                </>
              ) : (
                <Failure kind={kind} error={remove.error} />
              ),
              action: uses && !isTownKind(kind) && (
                <Button loading={replace.isPending} onClick={() => setReplacing(true)}>
                  {t(`library.deletion.replace.${kind}`)}
                </Button>
              ),
            }
          : null
      }
      loading={now.isFetching || remove.isPending}
      onClose={close}
      onDelete={() => void go()}
    />
  );
}

function usesNow(item: LibraryItem | undefined, error: unknown) {
  const refused = error instanceof ProblemError && error.code === 'item.in-use';
  const named = refused && itemInUseParams.safeParse(error.params).data;
  const uses = named || { presentations: item?.usedIn ?? [], dishes: item?.dishes ?? [] };
  return uses.presentations.length + uses.dishes.length > 0 ? uses : null;
}

function Failure({ kind, error }: { kind: ItemSummary['kind']; error: unknown }) {
  const errorText = useItemError(kind);
  if (!error) return null;
  return (
    <Banner tone="bad" role="alert">
      <p>{errorText(error)}</p>
    </Banner>
  );
}
