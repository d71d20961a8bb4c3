import { Menu } from '@mantine/core';
import { otherLanguage } from '@psifida/contract/bilingual';
import { addressOfItem } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemBanner } from '../../ui/banner.tsx';
import { ButtonLink, useGo } from '../../ui/link.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader, useTitleDetail } from '../../ui/page-header.tsx';
import { isUnknown, Placeholder } from '../../ui/placeholder.tsx';
import { useReadOnly } from '../../ui/read-only.ts';
import { announceSuccess } from '../../ui/success.ts';
import { DeleteItemDialog } from './delete-item-dialog.tsx';
import { EditorTools } from './editor/editor-tools.tsx';
import { ItemActiveButton } from './editor/item-actions.tsx';
import { ItemEditor } from './editor/item-editor.tsx';
import type { ItemEditor as Editor } from './editor/use-item-editor.ts';
import { listAddress } from './item-addresses.ts';
import { ItemDrawer } from './item-drawer.tsx';
import { ItemState } from './item-state.tsx';
import { itemQuery } from './library-queries.ts';
import { useDuplicateItem } from './use-copy-item.ts';

/** Recipes and dishes have pages of their own; products are edited beside their list. */
type PagedKind = 'recipe' | 'dish';

export function ItemAddPage({ kind }: { kind: PagedKind }) {
  const t = useTranslations();
  const go = useGo();
  return (
    <ItemEditor
      kind={kind}
      item={null}
      header={(editor) => (
        <PageHeader
          compact
          title={t(`library.add.${kind}`)}
          intro={t(`library.addIntro.${kind}`)}
          action={<EditorTools editor={editor} />}
        />
      )}
      cancel={
        <ButtonLink to={listAddress(kind)} variant="default">
          {t('presentations.cancel')}
        </ButtonLink>
      }
      onSaved={async ({ id }) => {
        await go(addressOfItem({ kind, id }));
        announceSuccess('created', kind);
      }}
      Drawer={ItemDrawer}
    />
  );
}

export function ItemEditPage({ kind, id }: { kind: PagedKind; id: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(itemQuery(kind, id));
  const unknown = isUnknown(error);
  useTitleDetail(unknown ? t('library.notFound.title') : data?.title[locale]);

  if (unknown)
    return (
      <>
        <PageHeader title={t('library.notFound.title')} intro={t('library.notFound.text')} />
        <ButtonLink to={listAddress(kind)}>{t(`library.notFound.toList.${kind}`)}</ButtonLink>
      </>
    );
  if (data)
    return (
      <ItemEditor
        key={id}
        kind={kind}
        item={data}
        header={(editor, save) => <ItemHeader editor={editor} onSave={save} />}
        onSaved={() => announceSuccess('edited', kind)}
        Drawer={ItemDrawer}
      />
    );
  return (
    <>
      <PageHeader title={t(`library.editTitle.${kind}`)} />
      {error ? <ProblemBanner error={error} onRetry={refetch} /> : <Placeholder heights={[72, 160, 320]} />}
    </>
  );
}

type ItemHeaderProps = { editor: Editor; onSave: (active: boolean) => void };

/** Its titles and state, and what can be done with it as a whole. */
function ItemHeader({ editor, onSave }: ItemHeaderProps) {
  const t = useTranslations();
  const locale = useLocale();
  const go = useGo();
  const [deleting, setDeleting] = useState(false);
  const readOnly = useReadOnly();
  const { kind, saved } = editor;
  const { duplicate, isPending } = useDuplicateItem(kind);
  if (!saved) return null;
  const other = otherLanguage(locale);
  const open = async (id: string) => {
    await go(addressOfItem({ kind, id }));
    announceSuccess('created', kind);
  };
  return (
    <>
      <PageHeader
        compact
        title={saved.title[locale]}
        second={{ text: saved.title[other], lang: other }}
        badge={<ItemState item={saved} />}
        action={
          <>
            <EditorTools editor={editor} />
            {!readOnly && (
              <>
                <ItemActiveButton editor={editor} onSave={onSave} />
                <MoreMenu on="page" label={t('editor.more')}>
                  <Menu.Item
                    disabled={isPending}
                    onClick={() => void duplicate(saved.id).then(({ id }) => open(id))}
                  >
                    {t('library.menu.copy')}
                  </Menu.Item>
                  <Menu.Item color="red" onClick={() => setDeleting(true)}>
                    {t('library.menu.remove')}
                  </Menu.Item>
                </MoreMenu>
              </>
            )}
          </>
        }
      />
      <DeleteItemDialog
        item={saved}
        opened={deleting}
        onClose={() => setDeleting(false)}
        onDeleting={editor.abandon}
        onDeleted={() => void go(listAddress(kind))}
      />
    </>
  );
}
