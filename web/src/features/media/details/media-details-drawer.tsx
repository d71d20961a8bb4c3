import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { EditDrawer } from '../../../ui/edit-drawer.tsx';
import { isUnknown, NotThere } from '../../../ui/placeholder.tsx';
import { assetName, langOf } from '../image/asset-name.ts';
import { mediaDetailsQuery } from '../media-queries.ts';
import classes from './media-details.module.css';
import { MediaDetailsContent, MediaDetailsPlaceholder } from './media-details.tsx';

type MediaDetailsDrawerProps = { id: string | null; mayEdit: boolean; onClose: () => void };

export const MediaDetailsDrawer = memo(function MediaDetailsDrawer(props: MediaDetailsDrawerProps) {
  const { id, mayEdit, onClose } = props;
  const t = useTranslations('media.details');
  const locale = useLocale();
  const query = useQuery({ ...mediaDetailsQuery(id ?? ''), enabled: id !== null });
  const { data, error } = query;
  const name = data && assetName(data, locale);
  return (
    <EditDrawer
      opened={id !== null}
      size={720}
      title={name ? <span lang={langOf(name)}>{name}</span> : t('title')}
      onClose={onClose}
      bodyClass={classes.body}
    >
      {(leave) => (
        <>
          <NotThere query={query} gone={t('gone')}>
            <MediaDetailsPlaceholder />
          </NotThere>
          {data && !isUnknown(error) && (
            <MediaDetailsContent
              key={data.id}
              details={data}
              mayEdit={mayEdit}
              onReload={async () => (await query.refetch()).data}
              onDeleted={leave}
            />
          )}
        </>
      )}
    </EditDrawer>
  );
});
