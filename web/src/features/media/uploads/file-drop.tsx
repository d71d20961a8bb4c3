import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { finishedInOrder } from '../picker/finished-in-order.ts';
import { PickerUploads } from '../picker/picker-uploads.tsx';
import { useAssets } from '../picture/use-assets.ts';
import { carriesFiles, droppedFiles } from './dropped-files.ts';
import classes from './file-drop.module.css';
import { startUploads, useUploads } from './uploads.ts';

type FileDropProps = { kind: MediaKind; onArrived(assets: MediaAsset[]): void; children: ReactNode };

/** A part of a page that takes files: what is dropped is seen here on its way, and handed on in the order it was dropped. */
export function FileDrop({ kind, onArrived, children }: FileDropProps) {
  const t = useTranslations('media');
  const readOnly = useReadOnly();
  const [over, setOver] = useState(false);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [others, setOthers] = useState(0);
  const taken = useRef(new Set<string>());
  const items = useUploads().filter(({ key }) => keys.includes(key));
  const finished = finishedInOrder(keys, items);
  const { assets } = useAssets(finished.map(({ assetId }) => assetId));

  const take = useEffectEvent(() => {
    const fresh = finished.filter(({ key, assetId }) => !taken.current.has(key) && assets.has(assetId));
    if (fresh.length === 0) return;
    for (const { key } of fresh) taken.current.add(key);
    const arrived = fresh.flatMap(({ assetId }) => assets.get(assetId) ?? []);
    const fitting = arrived.filter((asset) => asset.kind === kind);
    setOthers((before) => before + arrived.length - fitting.length);
    setKeys((before) => before.filter((key) => !taken.current.has(key)));
    if (fitting.length > 0) onArrived(fitting);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an asset that has just become known is the reason to look
  useEffect(() => take(), [assets, finished.length]);

  const takes = (event: DragEvent) => !readOnly && carriesFiles(event.dataTransfer);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!takes(event)) return;
    event.preventDefault();
    setOthers(0);
    void droppedFiles(event.dataTransfer).then((files) =>
      setKeys((before) => [...new Set([...before, ...startUploads(files)])]),
    );
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
      <PickerUploads items={items} />
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
