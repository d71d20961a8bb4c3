import { Box, Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../lib/lazy-when-idle.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useSaveBarRoom } from '../../../ui/save-bar-room.ts';
import { refreshMedia } from '../media-queries.ts';
import { useOpening } from './bring-files.ts';
import { isTakeable } from './dropped-files.ts';
import { isRetryable, isRunning, totalsOf } from './upload-item.ts';
import classes from './upload-panel.module.css';
import { UploadRow } from './upload-row.tsx';
import { uploads, useUploads } from './uploads.ts';
import { useCalmUploads } from './use-calm-uploads.ts';

/** Not when idle, as `useIsThere` would: only when somebody brings such a file. */
const OpeningDialog = lazyComponent(async () => (await import('../pdf/opening-dialog.tsx')).OpeningDialog);

export function UploadPanel() {
  const t = useTranslations('media.panel');
  /** Null until the person has opened or closed the list. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const panel = useRef<HTMLElement>(null);
  const items = useCalmUploads(panel, chosen === true);
  const { all, done, failed, running, percent } = totalsOf(items);
  /**
   * A failure, that a file was there already, or that a video is converted is said nowhere else: it opens the list, which
   * tells of that alone.
   */
  const told = items.filter(
    (item) =>
      item.state === 'failed' || item.duplicate || item.unfinished || (item.converts && isRunning(item)),
  );
  const opened = chosen ?? told.length > 0;
  const listed = chosen === null ? told : items;
  // What has simply arrived covers nothing.
  const covers = running > 0 || opened || told.length > 0;
  const room = useSaveBarRoom();
  const opening = useOpening();
  useFreshLibrary();
  useStrayDrops();
  if (all === 0 && chosen !== null) setChosen(null);

  const totals = t('totals', { done, all, failed });
  const isOffline = items.some(({ offline }) => offline);
  const retryable = items.filter(isRetryable);

  return (
    <>
      <div role="status" className="shape-unseen">
        {/* Twice in all: when they set out, and when none is on its way any more. */}
        {isOffline && `${t('offlineAll')} `}
        {all > 0 && (running > 0 ? t('begun', { count: all }) : `${t('title')}: ${totals}`)}
      </div>
      {all > 0 && covers && (
        <section ref={panel} className={classes.panel} style={room} aria-label={t('title')}>
          <Group gap={4} wrap="nowrap" p="12px 8px 12px 16px">
            <Group gap="0 10px" align="baseline" flex={1} miw={0}>
              <Box component="h2" fz={17} lh={1.3}>
                {t('title')}
              </Box>
              <p className={classes.totals}>{isOffline ? t('offlineAll') : totals}</p>
            </Group>
            <button
              type="button"
              className={classes.tool}
              aria-expanded={opened}
              aria-label={t(opened ? 'collapse' : 'open')}
              onClick={() => setChosen(!opened)}
            >
              <Icon name={opened ? 'chevron-down' : 'chevron-up'} />
            </button>
            {running === 0 && (
              <button
                type="button"
                className={classes.tool}
                aria-label={t('close')}
                onClick={() => uploads.clear()}
              >
                <Icon name="x" />
              </button>
            )}
          </Group>
          {running > 0 && (
            <div className={classes.bar} aria-hidden>
              <div style={{ width: `${percent}%` }} />
            </div>
          )}
          {opened && (
            <ul className={classes.list}>
              {listed.map((item) => (
                <UploadRow key={item.key} item={item} />
              ))}
            </ul>
          )}
          {opened && retryable.length > 1 && (
            <div className={classes.foot}>
              <Button
                variant="default"
                size="sm"
                onClick={() => {
                  for (const { key } of retryable) void uploads.retry(key);
                }}
              >
                {t('retryAll')}
              </Button>
            </div>
          )}
        </section>
      )}
      {opening && <OpeningDialog key={opening.key} opening={opening} />}
    </>
  );
}

/** Once more after the last: tag, texts and a video's image are no event of the stream, and the stream may be away. */
function useFreshLibrary(): void {
  const queries = useQueryClient();
  const done = useUploads().filter(({ state }) => state === 'done').length;
  useEffect(() => {
    if (done === 0) return;
    const soon = setTimeout(() => void refreshMedia(queries), 500);
    return () => clearTimeout(soon);
  }, [done, queries]);
}

/** A file that is dropped beside its place must not replace the whole page with itself. */
function useStrayDrops(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (isTakeable(event)) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
