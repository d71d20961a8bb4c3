import { ActionIcon, Box, Button, Group } from '@mantine/core';
import { itemLimits } from '@psifida/contract/content/item-base';
import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { type ComponentType, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useItems } from '../../../api/library-items.ts';
import { fieldId } from '../../../document/faults.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import sortable from '../../../ui/sortable-list.module.css';
import {
  DragHandle,
  EmptyList,
  SortableList,
  useSortableItem,
  useSortableTexts,
} from '../../../ui/sortable-list.tsx';
import { useAssets } from '../../media/image/use-assets.ts';
import { ItemImage } from '../item-image.tsx';
import { ItemPicker } from '../item-picker.tsx';
import { ItemState } from '../item-state.tsx';
import { oneLine, useItemErrors } from './item-context.ts';
import { change } from './item-edits.ts';
import { ItemPart } from './item-part.tsx';
import classes from './products-part.module.css';
import type { ItemEditor } from './use-item-editor.ts';

export type ItemDrawerProps = {
  kind: LibraryKind;
  /** `new` makes one; null, and it is closed. */
  id: string | null;
  onClose(): void;
  onSaved?(item: ItemSummary, what: 'created' | 'edited'): void;
};

/** The editor of another one beside the page; given from above, since it holds this very form. */
export type ItemDrawerType = ComponentType<ItemDrawerProps>;

type Opened = { picker: boolean; drawer: string | null };
const nothing: Opened = { picker: false, drawer: null };

export function ProductsPart({ editor, Drawer }: { editor: ItemEditor; Drawer: ItemDrawerType }) {
  const t = useTranslations('library');
  const { atField } = useItemErrors(editor);
  const [opened, setOpened] = useState(nothing);
  const { kind, content } = editor;
  const products = 'products' in content ? content.products : [];
  const references = useMemo(() => products.map((id) => ({ kind: 'product' as const, id })), [products]);
  const { items, isLoading } = useItems(references);
  const texts = useSortableTexts(products.length);
  const add = (added: readonly ItemSummary[]) =>
    editor.edit((current) =>
      'products' in current
        ? {
            ...current,
            products: [...new Set([...current.products, ...added.map(({ id }) => id)])].slice(
              0,
              itemLimits.products,
            ),
          }
        : current,
    );
  const move = (id: string, to: number) => {
    const others = products.filter((one) => one !== id);
    others.splice(to, 0, id);
    editor.edit(change({ products: others }));
  };

  return (
    <ItemPart
      id={fieldId(kind, 'products')}
      title={t('fields.products')}
      hint={t('fields.productsHint')}
      error={oneLine(atField('products'))}
      action={
        <PlainButton icon="plus" onClick={() => setOpened({ ...nothing, picker: true })}>
          {t('section.add.product')}
        </PlainButton>
      }
    >
      {products.length === 0 && <EmptyList>{t('products.none')}</EmptyList>}
      <SortableList ids={products} texts={texts} onMove={move}>
        <ol className={`${sortable.list} ${classes.list}`}>
          {products.map((id) => (
            <ProductRow
              key={id}
              id={id}
              product={items.get(id)}
              isLoading={isLoading}
              onOpen={() => setOpened({ ...nothing, drawer: id })}
              onRemove={() => editor.edit(change({ products: products.filter((one) => one !== id) }))}
            />
          ))}
        </ol>
      </SortableList>
      <ItemPicker
        kind="product"
        multiple
        opened={opened.picker}
        taken={products}
        onClose={() => setOpened((now) => ({ ...now, picker: false }))}
        onPick={add}
        onCreate={() => setOpened({ picker: false, drawer: 'new' })}
      />
      <Drawer
        kind="product"
        id={opened.drawer}
        onClose={() => setOpened(nothing)}
        onSaved={(item, what) => what === 'created' && add([item])}
      />
    </ItemPart>
  );
}

type ProductRowProps = {
  id: string;
  product: ItemSummary | undefined;
  isLoading: boolean;
  onOpen: () => void;
  onRemove: () => void;
};

function ProductRow({ id, product, isLoading, onOpen, onRemove }: ProductRowProps) {
  const t = useTranslations('library.products');
  const locale = useLocale();
  const { item, handle } = useSortableItem(id);
  const readOnly = useReadOnly();
  const { assets } = useAssets(product?.image ? [product.image] : []);
  const name = product?.title[locale] ?? (isLoading ? '…' : t('gone'));
  return (
    <li {...item} className={`${sortable.row} ${classes.row}`}>
      <DragHandle handle={handle} name={name} />
      <Box component="span" w={96} className="shape-thumb">
        {product && <ItemImage item={product} assets={assets} sizes="96px" />}
      </Box>
      <span className={classes.name}>{name}</span>
      {product && !product.active && <ItemState item={product} />}
      <Group component="span" gap={4} wrap="nowrap">
        {product && (
          <Button size="compact-md" variant="default" aria-label={t('open', { name })} onClick={onOpen}>
            <Icon name={readOnly ? 'eye' : 'pencil'} size={18} />
          </Button>
        )}
        {!readOnly && (
          <ActionIcon
            variant="subtle"
            color="slate"
            size={36}
            aria-label={t('remove', { name })}
            onClick={onRemove}
          >
            <Icon name="x" />
          </ActionIcon>
        )}
      </Group>
    </li>
  );
}
