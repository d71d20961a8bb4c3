import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import { carriesFiles } from './dropped-files.ts';
import { refreshMedia } from './media-queries.ts';
import classes from './upload-panel.module.css';
import { UploadRow } from './upload-row.tsx';
import { isRetryable, totalsOf } from './uploads/upload-item.ts';
import { uploads, useUploads } from './uploads.ts';

/** Above every page: how the files stand that are on their way, until the person closes it. */
export function UploadPanel() {
  const t = useTranslations('media.panel');
  const items = useUploads();
  const [opened, setOpened] = useState(true);
  const { all, done, failed, running, percent } = totalsOf(items);
  useFreshLibrary(done);
  useStrayDrops();

  const totals = t('totals', { done, all, failed });
  const spoken = useSpoken(totals, running > 0);
  const retryable = items.filter(isRetryable);

  return (
    <>
      <div role="status" className={classes.spoken}>
        {all > 0 && spoken}
      </div>
      {all > 0 && (
        <section className={classes.panel} aria-label={t('title')}>
          <div className={classes.top}>
            <div className={classes.sum}>
              <h2 className={classes.title}>{t('title')}</h2>
              <p className={classes.totals}>{totals}</p>
            </div>
            <button
              type="button"
              className={classes.tool}
              aria-expanded={opened}
              aria-label={t(opened ? 'collapse' : 'open')}
              onClick={() => setOpened(!opened)}
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
          </div>
          {running > 0 && (
            <div className={classes.bar} aria-hidden>
              <div style={{ width: `${percent}%` }} />
            </div>
          )}
          {opened && (
            <ul className={classes.list}>
              {items.map((item) => (
                <UploadRow
                  key={item.key}
                  item={item}
                  onRetry={() => uploads.retry(item.key)}
                  onRemove={() => uploads.remove(item.key)}
                />
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
    </>
  );
}

/** Whatever shows the library sees what has just arrived; at most every second and a half, however many arrive. */
function useFreshLibrary(done: number): void {
  const queries = useQueryClient();
  const refreshed = useRef(0);
  useEffect(() => {
    if (done === refreshed.current) return;
    const wait = setTimeout(
      () => {
        if (done > refreshed.current) void refreshMedia(queries);
        refreshed.current = done;
      },
      refreshed.current === 0 ? 0 : 1500,
    );
    return () => clearTimeout(wait);
  }, [done, queries]);
}

const sayEvery = 5000;

/** What is read aloud: the same totals, but no more often than can be listened to. */
function useSpoken(totals: string, running: boolean): string {
  const [spoken, setSpoken] = useState('');
  const lastAt = useRef(0);
  const say = useEffectEvent(() => {
    lastAt.current = Date.now();
    setSpoken(totals);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new totals are the reason to speak
  useEffect(() => {
    const wait = setTimeout(say, Math.max(0, lastAt.current + sayEvery - Date.now()));
    return () => clearTimeout(wait);
  }, [totals, running]);
  return spoken;
}

/** A file that is dropped beside its place must not replace the whole page with itself. */
function useStrayDrops(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => carriesFiles(event.dataTransfer) && event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
