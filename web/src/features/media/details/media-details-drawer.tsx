import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../../../lib/problem-error.ts';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import { EditDrawer } from '../../../ui/edit-drawer.tsx';
import { mediaDetailsQuery } from '../media-queries.ts';
import classes from './media-details.module.css';
import { MediaDetailsContent, MediaDetailsPlaceholder } from './media-details.tsx';

type MediaDetailsDrawerProps = {
  /** The asset in the address; none, no drawer. */
  id: string | null;
  mayEdit: boolean;
  onClose: () => void;
};

export function MediaDetailsDrawer({ id, mayEdit, onClose }: MediaDetailsDrawerProps) {
  const t = useTranslations('media.details');
  const [dirty, setDirty] = useState(false);
  const abandon = useRef(() => {});
  const query = useQuery({ ...mediaDetailsQuery(id ?? ''), enabled: id !== null });
  const { data, error } = query;
  const gone = error instanceof ProblemError && error.status === 404;
  useEffect(() => {
    if (id === null) setDirty(false);
  }, [id]);

  const leave = () => {
    setDirty(false);
    onClose();
  };

  return (
    <EditDrawer
      opened={id !== null}
      size={720}
      title={data?.title ?? t('title')}
      dirty={dirty}
      onDiscard={() => abandon.current()}
      onClose={leave}
      bodyClass={classes.body}
    >
      {gone && (
        <Banner tone="info" role="alert">
          {t('gone')}
        </Banner>
      )}
      {error && !gone && <ProblemBanner error={error} onRetry={() => query.refetch()} />}
      {!data && !error && <MediaDetailsPlaceholder />}
      {data && !gone && (
        <MediaDetailsContent
          key={data.id}
          details={data}
          mayEdit={mayEdit}
          onReload={async () => (await query.refetch()).data}
          onDirty={(now, giveUp) => {
            setDirty(now);
            abandon.current = giveUp;
          }}
          onDeleted={() => {
            abandon.current();
            leave();
          }}
        />
      )}
    </EditDrawer>
  );
}
