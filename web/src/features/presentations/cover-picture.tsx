import { sceneFor } from '@psifida/art/scenes';
import type { MediaAsset } from '@psifida/contract/content/media';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { useMediaParts } from '../../lib/parts.tsx';
import { Drawing } from '../../ui/icon.tsx';

type CoverPictureProps = {
  presentation: Pick<PresentationSummary, 'id' | 'system' | 'cover'>;
  assets: ReadonlyMap<string, MediaAsset>;
  className?: string | undefined;
};

/** Its cover; until it has one that can be seen, the drawing of its place. */
export function CoverPicture({ presentation: { id, system, cover }, assets, className }: CoverPictureProps) {
  const { Picture } = useMediaParts();
  const asset = cover ? assets.get(cover) : undefined;
  if (asset && asset.pictures.length > 0)
    return <Picture asset={asset} sizes="(min-width: 900px) 33vw, 100vw" ratio={16 / 9} alt="" />;
  return <Drawing svg={sceneFor(system, { width: 640, height: 360, seed: id })} className={className} />;
}
