import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../../../lib/problem-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ProblemBanner } from '../../../ui/problem-banner.tsx';
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
  const unsaved = useTranslations('unsaved');
  const [dirty, setDirty] = useState(false);
  const abandon = useRef(() => {});
  const [asking, setAsking] = useState(false);
  const query = useQuery({ ...mediaDetailsQuery(id ?? ''), enabled: id !== null });
  const { data, error } = query;
  const gone = error instanceof ProblemError && error.status === 404;
  useEffect(() => {
    if (id === null) setDirty(false);
  }, [id]);

  const leave = () => {
    setAsking(false);
    setDirty(false);
    onClose();
  };

  const close = () => (dirty ? setAsking(true) : leave());

  // A dialog above it has the key first; the kit would close both at once.
  const onEscape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const above = (target as HTMLElement).closest?.('[role=dialog]:not([data-media-details])');
    if (key === 'Escape' && !above) close();
  });
  const opened = id !== null;
  useEffect(() => {
    if (!opened) return;
    window.addEventListener('keydown', onEscape);
    return () => window.removeEventListener('keydown', onEscape);
  }, [opened]);

  return (
    <>
      <Drawer.Root opened={opened} onClose={close} closeOnEscape={false} position="right" size={720}>
        <Drawer.Overlay backgroundOpacity={0.55} />
        <Drawer.Content data-media-details>
          <div className={classes.top}>
            <Drawer.Title className={classes.title}>{data?.title ?? t('title')}</Drawer.Title>
            <Drawer.CloseButton aria-label={t('close')} size={44} />
          </div>
          <Drawer.Body className={classes.body}>
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
                onDeleted={leave}
              />
            )}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <ConfirmDialog
        opened={asking}
        title={unsaved('title')}
        stay={unsaved('stay')}
        go={unsaved('discard')}
        onStay={() => setAsking(false)}
        onGo={() => {
          abandon.current();
          leave();
        }}
      >
        <p>{unsaved('text')}</p>
      </ConfirmDialog>
    </>
  );
}
