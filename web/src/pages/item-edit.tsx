import { Menu } from '@mantine/core';
import { otherLanguage } from '@psifida/contract/bilingual';
import { planOfItem } from '@psifida/contract/content/library-item';
import { addressOfItem, ownerOf, type ScreenId } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DeleteItemDialog } from '../features/library/delete-item-dialog.tsx';
import { EditorTools } from '../features/library/editor/editor-tools.tsx';
import { ItemActiveButton } from '../features/library/editor/item-actions.tsx';
import { ItemEditor } from '../features/library/editor/item-editor.tsx';
import type { ItemEditor as Editor } from '../features/library/editor/use-item-editor.ts';
import { listAddress } from '../features/library/item-addresses.ts';
import { ItemDrawer } from '../features/library/item-drawer.tsx';
import { ItemState, TownSentence } from '../features/library/item-state.tsx';
import { itemQuery } from '../features/library/library-queries.ts';
import { useDuplicateItem } from '../features/library/use-copy-item.ts';
import { useSession } from '../session/session.ts';
import { ProblemBanner } from '../ui/banner.tsx';
import { ButtonLink, useGo } from '../ui/link.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { PageHeader, useTitleDetail } from '../ui/page-header.tsx';
import { isUnknown, Placeholder } from '../ui/placeholder.tsx';
import { ReadOnly, useReadOnly } from '../ui/read-only.ts';
import { announceSuccess } from '../ui/success.ts';
import { type Ask, onlyOnce, type ScreenProps } from './screen-props.ts';

const kindOf = (screen: ScreenId): PagedKind =>
  pagedKinds.find((one) => screen.startsWith(`${one}-`)) ?? 'dish';

export const ask: Ask = async (queries, { screen, id }) => {
  if (screen.endsWith('-edit'))
    await queries.prefetchQuery({ ...itemQuery(kindOf(screen), id), ...onlyOnce });
};

export default function ItemEdit({ screen, id }: ScreenProps) {
  const kind = kindOf(screen);
  const mayEdit = useSession().may('edit', ownerOf(kind));
  if (screen.endsWith('-add')) return <ItemAddPage kind={kind} />;
  return (
    <ReadOnly value={!mayEdit}>
      <ItemEditPage kind={kind} id={id} />
    </ReadOnly>
  );
}

/** Products are edited beside their list; the others have pages of their own. */
const pagedKinds = ['recipe', 'dish', 'announcement', 'event'] as const;
type PagedKind = (typeof pagedKinds)[number];

function ItemAddPage({ kind }: { kind: PagedKind }) {
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
          {t('shell.cancel')}
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

function ItemEditPage({ kind, id }: { kind: PagedKind; id: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(itemQuery(kind, id));
  const unknown = isUnknown(error);
  useTitleDetail(unknown ? t('library.notFound.title') : data?.title[locale]);

  if (unknown)
    return (
      <>
        <PageHeader title={t('library.notFound.title')} intro={t('notFound.presentationText')} />
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

function ItemHeader({ editor, onSave }: { editor: Editor; onSave: (active: boolean) => void }) {
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
        badge={
          <>
            <ItemState item={saved} /> <TownSentence item={{ ...saved, plan: planOfItem(saved.content) }} />
          </>
        }
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
