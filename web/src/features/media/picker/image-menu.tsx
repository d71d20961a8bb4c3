import { Menu } from '@mantine/core';
import type { MediaAsset } from '@psifida/contract/content/media';
import { useLocale, useTranslations } from 'use-intl';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { assetName } from '../image/asset-name.ts';
import type { Pick } from './use-picking.tsx';

type ImageMenuProps = {
  media: readonly string[];
  id: string;
  asset: MediaAsset | undefined;
  pick: Pick;
  onChange: (media: string[]) => void;
};

/** Of one image or video in a row of them: another in its place, or none. */
export function ImageMenu({ media, id, asset, pick, onChange }: ImageMenuProps) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const put = (other: string) => onChange([...new Set(media.map((one) => (one === id ? other : one)))]);
  return (
    <span className="shape-corner">
      <MoreMenu on="card" label={t('entryMenu', { name: asset ? assetName(asset, locale) : '' })}>
        <Menu.Item
          onClick={() =>
            pick({
              kind: asset?.kind ?? 'image',
              multiple: false,
              onPick: ([first]) => first && put(first.id),
            })
          }
        >
          {t('replace')}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => onChange(media.filter((one) => one !== id))}>
          {t('remove')}
        </Menu.Item>
      </MoreMenu>
    </span>
  );
}
