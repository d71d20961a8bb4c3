import { Box } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../ui/icon.tsx';
import { askForBytes } from './bring-files.ts';
import classes from './drop-area.module.css';
import { carriesFiles, droppedFiles, inlineImage, isTakeable, pastedFiles } from './dropped-files.ts';

type DropAreaProps = { enabled: boolean; onFiles: (files: File[]) => void; children: ReactNode };

export function DropArea({ enabled, onFiles, children }: DropAreaProps) {
  const t = useTranslations('media');
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files);
  });

  useEffect(() => {
    if (!enabled) return;
    const stop = new AbortController();
    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: stop.signal });

    on('dragover', (event) => {
      if (!isTakeable(event)) return;
      event.preventDefault();
      setOver(true);
    });
    // Only when it leaves the window does a drag come from nowhere.
    on('dragleave', (event) => event.relatedTarget === null && setOver(false));
    on('drop', (event) => {
      setOver(false);
      const data = event.dataTransfer;
      if (!data || !isTakeable(event)) return;
      event.preventDefault();
      if (carriesFiles(data)) return void droppedFiles(data).then(take);
      const inline = inlineImage(data);
      if (inline.length > 0) take(inline);
      else askForBytes();
    });
    on('paste', (event) => take(pastedFiles(event)));
    return () => stop.abort();
  }, [enabled]);

  return (
    <>
      {children}
      {over && (
        <div className={classes.veil} aria-hidden>
          <div className={classes.sign}>
            <Icon name="upload" size={40} />
            <Box component="p" ff="var(--mantine-font-family-headings)" fz={24} fw={600}>
              {t('dropTitle')}
            </Box>
            <p>{t('dropText')}</p>
          </div>
        </div>
      )}
    </>
  );
}
