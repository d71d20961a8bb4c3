import type { MediaAsset } from '@psifida/contract/content/media';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { usePictures } from '../../lib/parts.tsx';
import { Scene } from '../../ui/scene.tsx';

type CoverPictureProps = {
  presentation: Pick<PresentationSummary, 'id' | 'system' | 'cover'>;
  assets: ReadonlyMap<string, MediaAsset>;
  /** Some of the assets are still on their way. */
  isLoading: boolean;
  className?: string | undefined;
};

/** Its cover; until it has one that can be seen, the drawing of its place. */
export function CoverPicture(props: CoverPictureProps) {
  const { presentation, assets, isLoading, className } = props;
  const { id, system, cover } = presentation;
  const { Picture } = usePictures();
  const asset = cover ? assets.get(cover) : undefined;
  if (asset && asset.pictures.length > 0)
    return <Picture asset={asset} sizes="(min-width: 900px) 33vw, 100vw" ratio={16 / 9} alt="" />;
  return (
    <Scene
      system={system}
      size={{ width: 640, height: 360 }}
      seed={id}
      isWaiting={!!cover && !asset && isLoading}
      className={className}
    />
  );
}
