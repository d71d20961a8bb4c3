import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { MediaAsset } from '@psifida/contract/content/media';
import { homeOf } from '@psifida/contract/registry/addresses';
import { usePictures } from '../../lib/parts.tsx';
import { Scene } from '../../ui/scene.tsx';

type ItemPictureProps = {
  item: Pick<ItemSummary, 'id' | 'kind' | 'image'>;
  assets: ReadonlyMap<string, MediaAsset>;
  /** Some of the assets are still on their way. */
  isLoading?: boolean;
  sizes: string;
};

/** Its picture; until it has one that can be seen, a drawing. */
export function ItemPicture({ item, assets, isLoading = false, sizes }: ItemPictureProps) {
  const { id, kind, image } = item;
  const { Picture } = usePictures();
  const asset = image ? assets.get(image) : undefined;
  if (asset && asset.pictures.length > 0)
    return <Picture asset={asset} sizes={sizes} ratio={16 / 9} alt="" />;
  return (
    <Scene
      system={homeOf(kind)}
      size={{ width: 640, height: 360 }}
      seed={id}
      isWaiting={!!image && !asset && isLoading}
      className="shape-fill"
    />
  );
}
