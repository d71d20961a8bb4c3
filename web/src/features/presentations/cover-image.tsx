import type { MediaAsset } from '@psifida/contract/content/media';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { Scene } from '../../ui/scene.tsx';
import { MediaImage } from '../media/image/media-image.tsx';

type CoverImageProps = {
  presentation: Pick<PresentationSummary, 'id' | 'system' | 'cover'>;
  assets: ReadonlyMap<string, MediaAsset>;
  isLoading: boolean;
  className?: string | undefined;
};

export function CoverImage(props: CoverImageProps) {
  const { presentation, assets, isLoading, className } = props;
  const { system, cover } = presentation;
  const asset = cover ? assets.get(cover) : undefined;
  if (asset && asset.images.length > 0)
    return <MediaImage asset={asset} sizes="(min-width: 900px) 33vw, 100vw" ratio={16 / 9} alt="" />;
  return (
    <Scene
      system={system}
      size={{ width: 640, height: 360 }}
      isWaiting={!!cover && !asset && isLoading}
      className={className}
    />
  );
}
