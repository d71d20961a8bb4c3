import { Menu } from '@mantine/core';
import { itemLimits } from '@psifida/contract/content/item-base';
import type { MediaAsset } from '@psifida/contract/content/media';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { assetName } from '../image/asset-name.ts';
import { MediaImage } from '../image/media-image.tsx';
import { FileDrop } from '../uploads/file-drop.tsx';
import classes from './picked-media.module.css';
import type { Pick } from './use-picking.tsx';

export const withMedia = (media: readonly string[], added: readonly { id: string }[]): string[] =>
  [...new Set([...media, ...added.map(({ id }) => id)])].slice(0, itemLimits.media);

type PickedMediaProps = {
  media: readonly string[];
  assets: ReadonlyMap<string, MediaAsset>;
  pick: Pick;
  onChange: (media: string[]) => void;
  children?: ReactNode;
};

/** Images and videos in a row, each with a menu: another in its place, or none. A dropped file replaces or is added. */
export function PickedMedia({ media, assets, pick, onChange, children }: PickedMediaProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { problem } = useProblemText();
  const readOnly = useReadOnly();
  const [isOtherKind, setOtherKind] = useState(false);
  const put = (id: string, other: MediaAsset) => {
    const differs = other.kind !== (assets.get(id)?.kind ?? 'image');
    setOtherKind(differs);
    if (!differs) onChange([...new Set(media.map((one) => (one === id ? other.id : one)))]);
  };
  return (
    <FileDrop
      kind="image"
      onArrived={(arrived, onto) => {
        const [first] = arrived;
        if (onto && first) put(onto, first);
        else onChange(withMedia(media, arrived));
      }}
    >
      {isOtherKind && (
        <Banner tone="wait" role="alert">
          {problem('media.kind-differs')}
        </Banner>
      )}
      {media.length > 0 && (
        <ul className={classes.images}>
          {media.map((id) => {
            const asset = assets.get(id);
            const kind = asset?.kind ?? 'image';
            return (
              <li key={id} className={classes.image} data-drop={id}>
                {asset ? (
                  <MediaImage asset={asset} sizes="240px" ratio={16 / 9} />
                ) : (
                  <p className={classes.blank}>{t('library.image.gone')}</p>
                )}
                {!readOnly && (
                  <span className="shape-corner">
                    <MoreMenu
                      on="card"
                      label={t('editor.entryMenu', { name: asset ? assetName(asset, locale) : '' })}
                    >
                      <Menu.Item
                        onClick={() =>
                          pick({ kind, multiple: false, onPick: ([first]) => first && put(id, first) })
                        }
                      >
                        {t('editor.replace')}
                      </Menu.Item>
                      <Menu.Item color="red" onClick={() => onChange(media.filter((one) => one !== id))}>
                        {t('editor.remove')}
                      </Menu.Item>
                    </MoreMenu>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {children}
    </FileDrop>
  );
}
