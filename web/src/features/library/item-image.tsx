import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { MediaAsset } from '@psifida/contract/content/media';
import { Scene } from '../../ui/scene.tsx';
import { MediaImage } from '../media/image/media-image.tsx';
import { coverOf } from './item-addresses.ts';

type ItemImageProps = {
  item: Pick<ItemSummary, 'id' | 'kind' | 'image'>;
  assets: ReadonlyMap<string, MediaAsset>;
  isLoading?: boolean;
  sizes: string;
};

export function ItemImage({ item, assets, isLoading = false, sizes }: ItemImageProps) {
  const { kind, image } = item;
  const asset = image ? assets.get(image) : undefined;
  if (asset && asset.images.length > 0)
    return <MediaImage asset={asset} sizes={sizes} ratio={16 / 9} alt="" />;
  return (
    <Scene
      system={coverOf(kind)}
      size={{ width: 640, height: 360 }}
      isWaiting={!!image && !asset && isLoading}
      className="shape-fill"
    />
  );
}
