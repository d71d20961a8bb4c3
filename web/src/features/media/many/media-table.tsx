import { lacksAlt, type MediaAsset } from '@psifida/contract/content/media';
import type { ComponentProps } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../../i18n/when.ts';
import { ListTable } from '../../../ui/many/list-table.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { assetName, langOf } from '../image/asset-name.ts';
import { MediaImage } from '../image/media-image.tsx';
import { ResolutionBadge } from '../image/resolution-badge.tsx';

type Table = ComponentProps<typeof ListTable<MediaAsset>>;
type MediaTableProps = Pick<Table, 'many' | 'sorted'> & {
  items: readonly MediaAsset[];
  onChoose: (asset: MediaAsset) => void;
};

export function MediaTable({ items, onChoose, many, sorted }: MediaTableProps) {
  const t = useTranslations('media');
  const locale = useLocale();
  const when = useWhen();
  const description = (asset: MediaAsset) => {
    if (lacksAlt(asset)) return <Pill tone="wait">{t('card.noAlt')}</Pill>;
    if (asset.audio) return asset.hasWords ? '' : <Pill tone="wait">{t('card.noWords')}</Pill>;
    if (asset.doubts > 0) return <Pill tone="wait">{t('card.doubted')}</Pill>;
    return asset.decorative ? t('card.decorative') : asset.alt[locale];
  };
  return (
    <ListTable
      label={t('list')}
      rows={items}
      sorted={sorted}
      many={many}
      named={{
        label: t('columns.name'),
        order: { name: 'name', descends: false },
        title: (asset) => assetName(asset, locale),
        image: (asset) => <MediaImage asset={asset} ratio={16 / 9} alt="" sizes="96px" />,
        link: (asset) => (
          <button type="button" aria-haspopup="dialog" onClick={() => onChoose(asset)}>
            <span lang={langOf(assetName(asset, locale))}>{assetName(asset, locale)}</span>
          </button>
        ),
        second: (asset) =>
          assetName(asset, locale) !== asset.title && <span lang={langOf(asset.title)}>{asset.title}</span>,
        phone: (asset) => (
          <>
            <ResolutionBadge asset={asset} /> {description(asset)}
          </>
        ),
      }}
      columns={[
        { label: t('columns.size'), cell: (asset) => <ResolutionBadge asset={asset} /> },
        { label: t('columns.uses'), cell: ({ uses }) => t('card.uses', { count: uses }) },
        { label: t('columns.alt'), cell: description },
        { label: t('columns.tags'), cell: ({ tags }) => tags.join(', ') },
        {
          label: t('columns.added'),
          order: { name: 'added', descends: true },
          cell: ({ createdAt }) => when(createdAt),
        },
      ]}
    />
  );
}
