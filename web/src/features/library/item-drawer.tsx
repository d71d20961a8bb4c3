import { Skeleton } from '@mantine/core';
import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemError } from '../../lib/problem-error.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { EditDrawer } from '../../ui/edit-drawer.tsx';
import { announceSuccess } from '../../ui/success.ts';
import { EditorTools } from './editor/editor-tools.tsx';
import { ItemEditor } from './editor/item-editor.tsx';
import classes from './item-drawer.module.css';
import { ItemState } from './item-state.tsx';
import { itemQuery } from './library-queries.ts';

type ItemDrawerProps = {
  kind: LibraryKind;
  /** `new` makes one; null, and it is closed. */
  id: string | null;
  onClose(): void;
  onSaved?(item: ItemSummary, what: 'created' | 'edited'): void;
};

/** The whole editor beside the page, which stays as it is behind it: nothing typed there is touched. */
export function ItemDrawer({ kind, id, onClose, onSaved }: ItemDrawerProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [dirty, setDirty] = useState(false);
  const abandon = useRef(() => {});
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery({
    ...itemQuery(kind, id ?? ''),
    enabled: id !== null && !isNew,
  });
  const gone = error instanceof ProblemError && error.status === 404;

  const leave = () => {
    setDirty(false);
    onClose();
  };
  const opened = id !== null;

  return (
    <EditDrawer
      opened={opened}
      size={920}
      title={isNew ? t(`library.add.${kind}`) : (data?.title[locale] ?? t(`library.editTitle.${kind}`))}
      badge={!isNew && data && <ItemState item={data} />}
      dirty={dirty}
      onDiscard={() => abandon.current()}
      onClose={leave}
      bodyClass={classes.body}
    >
      {gone && (
        <Banner tone="info" role="alert">
          {t('library.notFound.text')}
        </Banner>
      )}
      {error && !gone && <ProblemBanner error={error} onRetry={refetch} />}
      {opened && !isNew && !data && !error && (
        <div role="status" aria-label={t('shell.loading')}>
          <Skeleton height={72} radius={16} mb={24} />
          <Skeleton height={160} radius={16} mb={24} />
          <Skeleton height={320} radius={16} />
        </div>
      )}
      {opened && (isNew || data) && (
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
          onDirty={(now, giveUp) => {
            setDirty(now);
            abandon.current = giveUp;
          }}
          onSaved={(saved, what) => {
            onSaved?.(saved, what);
            leave();
            announceSuccess(what);
          }}
          Drawer={ItemDrawer}
        />
      )}
    </EditDrawer>
  );
}
