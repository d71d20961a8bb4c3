import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { EditDrawer } from '../../ui/edit-drawer.tsx';
import { NotThere, Placeholder } from '../../ui/placeholder.tsx';
import { announceSuccess } from '../../ui/success.ts';
import { EditorTools } from './editor/editor-tools.tsx';
import { ItemEditor } from './editor/item-editor.tsx';
import type { ItemDrawerProps } from './editor/products-part.tsx';
import classes from './item-drawer.module.css';
import { ItemState } from './item-state.tsx';
import { itemQuery } from './library-queries.ts';

export function ItemDrawer({ kind, id, onClose, onSaved }: ItemDrawerProps) {
  const t = useTranslations();
  const locale = useLocale();
  const isNew = id === 'new';
  const query = useQuery({ ...itemQuery(kind, id ?? ''), enabled: id !== null && !isNew });
  const { data } = query;

  return (
    <EditDrawer
      opened={id !== null}
      size={920}
      title={isNew ? t(`library.add.${kind}`) : (data?.title[locale] ?? t(`library.editTitle.${kind}`))}
      badge={!isNew && data && <ItemState item={data} />}
      onClose={onClose}
      bodyClass={classes.body}
    >
      {(leave) => (
        <>
          {!isNew && (
            <NotThere query={query} gone={t('notFound.presentationText')}>
              <Placeholder heights={[72, 160, 320]} />
            </NotThere>
          )}
          {(isNew || data) && (
            <ItemEditor
              key={id}
              kind={kind}
              item={isNew ? null : (data ?? null)}
              inDrawer
              header={(editor) => (
                <div className={classes.tools}>
                  <EditorTools editor={editor} />
                </div>
              )}
              onSaved={(saved, what) => {
                onSaved?.(saved, what);
                leave();
                announceSuccess(what, kind);
              }}
              Drawer={ItemDrawer}
            />
          )}
        </>
      )}
    </EditDrawer>
  );
}
