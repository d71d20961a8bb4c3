import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { PickerUploads } from '../picker/picker-uploads.tsx';
import { useArrivals } from './arrivals.ts';
import { carriesFiles, droppedFiles } from './dropped-files.ts';
import classes from './file-drop.module.css';

type FileDropProps = { kind: MediaKind; onArrived(assets: MediaAsset[]): void; children: ReactNode };

export function FileDrop({ kind, onArrived, children }: FileDropProps) {
  const t = useTranslations('media');
  const readOnly = useReadOnly();
  const [over, setOver] = useState(false);
  const { pending, others, send } = useArrivals(kind, onArrived);

  const takes = (event: DragEvent) => !readOnly && carriesFiles(event.dataTransfer);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!takes(event)) return;
    event.preventDefault();
    void droppedFiles(event.dataTransfer).then(send);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button above does the same
    <div
      className={classes.area}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={drop}
    >
      {children}
      <PickerUploads items={pending} />
      {others > 0 && (
        <Banner tone="wait" role="status">
          {t('picker.otherKind', { count: others })}
        </Banner>
      )}
      {over && (
        <p className={classes.sign} aria-hidden>
          <Icon name="upload" size={28} />
          {t('dropTitle')}
        </p>
      )}
    </div>
  );
}
