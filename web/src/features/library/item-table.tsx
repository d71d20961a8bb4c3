import { otherLanguage } from '@psifida/contract/bilingual';
import type { ListedItem } from '@psifida/contract/content/library-item';
import type { MediaAsset } from '@psifida/contract/content/media';
import type { LibraryKind } from '@psifida/contract/kinds';
import { addressOfItem } from '@psifida/contract/registry/addresses';
import type { ComponentProps } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { AppLink } from '../../ui/link.tsx';
import { ListTable } from '../../ui/many/list-table.tsx';
import { ItemContents, ItemTools } from './item-card.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemCompleteness, ItemState } from './item-state.tsx';

type Table = ComponentProps<typeof ListTable<ListedItem>>;
type ItemTableProps = Pick<Table, 'many' | 'sorted'> & {
  kind: LibraryKind;
  items: readonly ListedItem[];
  assets: ReadonlyMap<string, MediaAsset>;
};

export function ItemTable({ kind, items, assets, sorted, many }: ItemTableProps) {
  const t = useTranslations();
  const locale = useLocale();
  const when = useWhen();
  const other = otherLanguage(locale);
  return (
    <ListTable
      label={t(`kinds.${kind}.title`)}
      rows={items}
      sorted={sorted}
      many={many}
      tools={many ? (item) => <ItemTools item={item} on="row" /> : undefined}
      named={{
        label: t('lists.title'),
        order: { name: 'title', descends: false },
        title: ({ title }) => title[locale],
        picture: (item) => <ItemPicture item={item} assets={assets} sizes="96px" />,
        link: ({ id, title }) => <AppLink to={addressOfItem({ kind, id })}>{title[locale]}</AppLink>,
        second: ({ title }) => <span lang={other}>{title[other]}</span>,
        phone: (item) => (
          <>
            <ItemState item={item} />
            <br />
            <ItemContents item={item} />
          </>
        ),
      }}
      columns={[
        {
          label: t('lists.state'),
          cell: (item) => (
            <>
              <ItemState item={item} />
              {item.missing.length > 0 && (
                <p>
                  <ItemCompleteness item={item} />
                </p>
              )}
            </>
          ),
        },
        {
          label: t('lists.contents'),
          cell: (item) => (
            <>
              <ItemContents item={item} /> · {t('library.uses', { count: item.uses })}
            </>
          ),
        },
        {
          label: t('lists.changed'),
          order: { name: 'changed', descends: true },
          cell: ({ modifiedAt, modifiedBy }) =>
            t('presentations.by', { when: when(modifiedAt), name: modifiedBy.name }),
        },
      ]}
    />
  );
}
