import type { ListedItem } from '@psifida/contract/content/library-item';
import type { MediaAsset } from '@psifida/contract/content/media';
import type { LibraryKind } from '@psifida/contract/kinds';
import { addressOfItem } from '@psifida/contract/registry/addresses';
import { useTranslations } from 'use-intl';
import { DoubtMark } from '../../ui/language-doubts.tsx';
import { TitledTable, type TitledTableProps } from '../../ui/many/titled-table.tsx';
import { ItemContents, ItemTools } from './item-card.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemCompleteness, ItemState } from './item-state.tsx';

type ItemTableProps = Pick<TitledTableProps<ListedItem>, 'rows' | 'sorted' | 'many'> & {
  kind: LibraryKind;
  assets: ReadonlyMap<string, MediaAsset>;
  isLoading: boolean;
};

export function ItemTable({ kind, assets, isLoading, many, ...props }: ItemTableProps) {
  const t = useTranslations();
  return (
    <TitledTable
      {...props}
      many={many}
      label={t(`kinds.${kind}.title`)}
      tools={many ? (item) => <ItemTools item={item} on="row" /> : undefined}
      address={addressOfItem}
      picture={(item) => <ItemPicture {...{ item, assets, isLoading }} sizes="96px" />}
      state={(item) => <ItemState item={item} />}
      lacks={(item) => <ItemCompleteness item={item} />}
      contents={(item) => (
        <>
          <ItemContents item={item} /> · {t('library.uses', { count: item.uses })}
          <DoubtMark count={item.doubts} />
        </>
      )}
    />
  );
}
