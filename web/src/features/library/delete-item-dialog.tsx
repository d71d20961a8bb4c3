import { Button, Modal } from '@mantine/core';
import type { ItemSummary, LibraryItem } from '@psifida/contract/content/library-item';
import { itemInUseParams } from '@psifida/contract/endpoints/library';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemError } from '../../lib/problem-error.ts';
import { Banner } from '../../ui/banner.tsx';
import dialog from '../../ui/confirm-dialog.module.css';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useItemError } from './item-error.tsx';
import { ItemPicker } from './item-picker.tsx';
import { ItemUses } from './item-uses.tsx';
import { itemQuery, useItemChanges } from './library-queries.ts';

type DeleteItemDialogProps = {
  item: Pick<ItemSummary, 'kind' | 'id' | 'title' | 'version'>;
  opened: boolean;
  onClose: () => void;
  /** The moment before it is gone: nothing of it is worth keeping any more. */
  onDeleting?: () => void;
  onDeleted: () => void;
};

type Step = 'ask' | 'sure' | 'replace';

/** R-RULE-08: two questions. R-RULE-07: what is in use is not deleted; it says where it is, and offers another in its place. */
export function DeleteItemDialog({ item, opened, onClose, onDeleting, onDeleted }: DeleteItemDialogProps) {
  const { kind, id } = item;
  const t = useTranslations();
  const locale = useLocale();
  const { remove, replace } = useItemChanges(kind);
  const [step, setStep] = useState<Step>('ask');
  const [replaced, setReplaced] = useState<{ title: string; count: number } | null>(null);
  const now = useQuery({ ...itemQuery(kind, id), enabled: opened, staleTime: 0 });
  const title = item.title[locale];

  const close = () => {
    setStep('ask');
    setReplaced(null);
    remove.reset();
    replace.reset();
    onClose();
  };
  const go = async () => {
    const version = now.data?.version ?? item.version;
    const done = await remove.mutateAsync({ id, version }).catch(() => null);
    if (!done) return;
    onDeleting?.();
    close();
    onDeleted();
  };
  const swap = async ([other]: ItemSummary[]) => {
    if (!other) return;
    const done = await replace.mutateAsync({ id, by: other.id }).catch(() => null);
    setStep('ask');
    if (!done) return;
    remove.reset();
    await now.refetch();
    setReplaced({ title: other.title[locale], count: done.presentations.length + done.dishes.length });
  };

  if (step === 'replace')
    return (
      <ItemPicker
        kind={kind}
        opened={opened}
        taken={[id]}
        onClose={() => setStep('ask')}
        onPick={(picked) => void swap(picked)}
      />
    );

  const uses = usesNow(now.data, remove.error);
  if (uses)
    return (
      <Refused
        title={t('library.deletion.refused', { title })}
        opened={opened}
        onClose={close}
        action={
          <Button loading={replace.isPending} onClick={() => setStep('replace')}>
            {t(`library.deletion.replace.${kind}`)}
          </Button>
        }
      >
        <Failure kind={kind} error={replace.error} />
        <p>{t(`library.deletion.refusedText.${kind}`)}</p>
        <ItemUses {...uses} />
      </Refused>
    );
  if (remove.error)
    return (
      <Refused title={t('library.deletion.refused', { title })} opened={opened} onClose={close}>
        <Failure kind={kind} error={remove.error} />
      </Refused>
    );
  return (
    <>
      <ConfirmDialog
        opened={opened && step === 'ask'}
        title={t('deletion.will', { title })}
        stay={t('deletion.cancel')}
        go={t('deletion.goOn')}
        loading={now.isFetching}
        onStay={close}
        onGo={() => setStep('sure')}
      >
        {replaced && (
          <Banner tone="good" role="status">
            {t('library.deletion.replaced', replaced)}
          </Banner>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        opened={opened && step === 'sure'}
        title={t('deletion.sure')}
        stay={t('deletion.cancel')}
        go={t('deletion.yes')}
        loading={remove.isPending}
        onStay={close}
        onGo={() => void go()}
      >
        <p>{t('deletion.permanent')}</p>
      </ConfirmDialog>
    </>
  );
}

/** As it was read, or as the refusal of this moment says. Null where nothing uses it. */
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

type RefusedProps = {
  title: string;
  opened: boolean;
  onClose: () => void;
  action?: ReactNode;
  children: ReactNode;
};

function Refused({ title, opened, onClose, action, children }: RefusedProps) {
  const t = useTranslations('shell');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={dialog.text}>{children}</div>
      <div className={dialog.buttons}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
        {action}
      </div>
    </Modal>
  );
}
