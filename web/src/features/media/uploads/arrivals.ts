import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAssets } from '../image/use-assets.ts';
import { bringFiles } from './bring-files.ts';
import { isRunning, type UploadItem } from './upload-item.ts';
import { useUploads } from './uploads.ts';

type Finished = { key: string; assetId: string };

/** Those that are in the library, as long as nothing chosen before them is still on its way: the order chosen is the order kept. */
export function finishedInOrder(keys: readonly string[], items: readonly UploadItem[]): Finished[] {
  const finished: Finished[] = [];
  for (const key of keys) {
    const item = items.find((one) => one.key === key);
    if (item && isRunning(item)) break;
    if (item?.state === 'done' && item.assetId) finished.push({ key, assetId: item.assetId });
  }
  return finished;
}

/** Those whose asset is known too, up to the first that is still being asked for; one that is gone again is passed over. */
export function knownInOrder<Asset>(
  finished: readonly Finished[],
  { assets, isLoading }: { assets: ReadonlyMap<string, Asset>; isLoading: boolean },
): Finished[] {
  const gap = isLoading ? finished.findIndex(({ assetId }) => !assets.has(assetId)) : -1;
  return finished.slice(0, gap === -1 ? undefined : gap).filter(({ assetId }) => assets.has(assetId));
}

type Arrived = (assets: MediaAsset[], onto?: string) => void;

/** Files sent from one place of a page, handed on as assets in the order they were chosen, whatever finishes first. */
export function useArrivals(kind: MediaKind, onArrived: Arrived) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  /** By its key, what a file was dropped onto: handed on whatever its kind. */
  const [targets, setTargets] = useState<ReadonlyMap<string, string>>(new Map());
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const items = useUploads().filter(({ key }) => keys.includes(key));
  const waiting = finishedInOrder(keys, items).filter(({ key }) => !taken.has(key));
  // From its thumbnail on, so that it is known by the time it is done.
  const found = useAssets(items.flatMap(({ key, assetId }) => (assetId && !taken.has(key) ? assetId : [])));
  const [others, setOthers] = useState(0);

  const take = useEffectEvent(() => {
    const known = knownInOrder(waiting, found);
    // One replacement at a time: each is made in what the one before has left.
    const at = known.findIndex(({ key }) => targets.has(key));
    const fresh = at === -1 ? known : known.slice(0, Math.max(1, at));
    if (fresh.length === 0) return;
    setTaken((before) => new Set([...before, ...fresh.map(({ key }) => key)]));
    const arrived: MediaAsset[] = [];
    for (const { key, assetId } of fresh) {
      const asset = found.assets.get(assetId);
      const onto = targets.get(key);
      if (asset && onto) onArrived([asset], onto);
      else if (asset) arrived.push(asset);
    }
    const fitting = arrived.filter((asset) => asset.kind === kind);
    setOthers((before) => before + arrived.length - fitting.length);
    if (fitting.length > 0) onArrived(fitting);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an asset that has just become known is the reason to look
  useEffect(() => take(), [found.assets, found.isLoading, waiting.length]);

  return {
    items,
    pending: items.filter(({ key }) => !taken.has(key)),
    others,
    send: (files: readonly File[], onto?: string) => {
      setOthers(0);
      void bringFiles(files, (sent) => {
        // Several pages of one PDF cannot take one place.
        const [only] = sent.length === 1 ? sent : [];
        if (onto && only) setTargets((before) => new Map([...before, [only, onto]]));
        setKeys((before) => [...new Set([...before, ...sent])]);
      });
    },
  };
}
