import { sceneFor } from '@psifida/art/scenes';
import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { MediaAsset } from '@psifida/contract/content/media';
import { homeOf } from '@psifida/contract/registry/addresses';
import { useMediaParts } from '../../lib/parts.tsx';
import { Drawing } from '../../ui/icon.tsx';

type ItemPictureProps = {
  item: Pick<ItemSummary, 'id' | 'kind' | 'image'>;
  assets: ReadonlyMap<string, MediaAsset>;
  sizes: string;
};

/** Its picture; until it has one that can be seen, a drawing. */
export function ItemPicture({ item: { id, kind, image }, assets, sizes }: ItemPictureProps) {
  const { Picture } = useMediaParts();
  const asset = image ? assets.get(image) : undefined;
  if (asset && asset.pictures.length > 0)
    return <Picture asset={asset} sizes={sizes} ratio={16 / 9} alt="" />;
  return (
    <Drawing svg={sceneFor(homeOf(kind), { width: 640, height: 360, seed: id })} className="shape-fill" />
  );
}
