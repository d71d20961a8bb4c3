import { Box } from '@mantine/core';
import { itemNeeds, type ListedItem } from '@psifida/contract/content/library-item';
import type { MediaAsset } from '@psifida/contract/content/media';
import { itemOrders, itemStates } from '@psifida/contract/endpoints/library';
import { isTownKind, type LibraryKind } from '@psifida/contract/kinds';
import { addressOfItem } from '@psifida/contract/registry/addresses';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChangeWaits } from '../../document/change-waits.tsx';
import { useItemTexts } from '../../i18n/item-texts.ts';
import { list } from '../../i18n/requirement-texts.ts';
import { EmptyState, NothingFound } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import gridClasses from '../../ui/image-card.module.css';
import { CardGridPlaceholder } from '../../ui/image-card.tsx';
import { DoubtMark } from '../../ui/language-doubts.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { ListToolbar, useListSearch } from '../../ui/list-toolbar.tsx';
import { ListTools, useListLook } from '../../ui/many/list-look.tsx';
import { ManyAnswers } from '../../ui/many/selection-bar.tsx';
import { Tick } from '../../ui/many/tick.tsx';
import { TitledTable, type TitledTableProps } from '../../ui/many/titled-table.tsx';
import { useMany } from '../../ui/many/use-many.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Coming } from '../../ui/placeholder.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useAssets } from '../media/image/use-assets.ts';
import { ExchangeDialog } from './exchange/exchange-dialog.tsx';
import { addAddress, coverOf } from './item-addresses.ts';
import { ItemCard, ItemContents, ItemTools } from './item-card.tsx';
import { ItemImage } from './item-image.tsx';
import { ItemCompleteness, ItemState } from './item-state.tsx';
import { activeItemsQuery, itemsQuery, useManyItems } from './library-queries.ts';
import { ManyItems, useItemRefusal } from './many-items.tsx';

type ItemListProps = { kind: LibraryKind; atLeast: number; mayEdit: boolean; title: string; tabs: ReactNode };

export function ItemList({ kind, atLeast, mayEdit, title, tabs }: ItemListProps) {
  const t = useTranslations();
  const locale = useLocale();
  const texts = useItemTexts();
  const { filter, isFiltered, set, clear, sorted } = useListSearch(itemStates, itemOrders);
  const [exchanging, setExchanging] = useState(false);
  const query = useInfiniteQuery({ ...itemsQuery(kind, filter), placeholderData: keepPreviousData });
  const active = useQuery({ ...activeItemsQuery(kind, atLeast), enabled: mayEdit });
  const items = query.data?.pages.flatMap((page) => page.items);
  const { assets, isLoading } = useAssets(items?.flatMap(({ image }) => image ?? []) ?? []);
  const isEmpty = items?.length === 0 && !isFiltered && !query.isPlaceholderData;
  const isLast = (id: string) =>
    atLeast > 0 && !!active.data && active.data.length <= atLeast && active.data.includes(id);

  const total = query.data?.pages[0]?.total ?? 0;
  const [look, setLook] = useListLook('library');
  const { findAll } = useManyItems(kind);
  const many = useMany({
    rows: items ?? [],
    findAll: () => findAll(filter),
    scope: JSON.stringify([filter.search, filter.state]),
  });
  const reason = useItemRefusal(kind);
  const add = mayEdit && (
    <ButtonLink to={addAddress(kind)} leftSection={<Icon name="plus" />}>
      {t(`library.add.${kind}`)}
    </ButtonLink>
  );
  const exchange = !isTownKind(kind) && (
    <PlainButton icon="arrows-exchange" onClick={() => setExchanging(true)}>
      {t(`library.exchange.${mayEdit ? 'open' : 'exportTitle'}`)}
    </PlainButton>
  );
  const scene = coverOf(kind);

  return (
    <>
      <PageHeader
        title={title}
        intro={
          <>
            {t(`library.intro.${kind}`)}{' '}
            <Box component="span" role="status" display="block" mt={4} fw={600}>
              {items && !isEmpty && t(`library.found.${kind}`, { count: total })}
            </Box>
          </>
        }
        action={
          !isEmpty && (
            <>
              {exchange}
              {add}
            </>
          )
        }
      />
      {tabs}
      {!isEmpty && (
        <ListToolbar
          filter={filter}
          state={{
            label: t('library.filterState'),
            all: t('library.filters.all', { kind }),
            options: statesOf(kind).map((state) => ({
              value: state,
              label: state === 'doubted' ? t('parity.filter') : t(`library.filters.${state}`, { kind }),
            })),
          }}
          orders={itemOrders.map((order) => ({
            value: order,
            label: t(`library.orders.${order}`, { kind }),
          }))}
          onChange={set}
        />
      )}
      <Coming query={query}>
        <CardGridPlaceholder count={6} label={t('shell.loading')} />
      </Coming>
      {isEmpty && (
        <EmptyState
          scene={scene}
          title={t(`library.empty.${kind}`)}
          action={
            mayEdit && (
              <div className="shape-line">
                {add}
                {exchange}
              </div>
            )
          }
        >
          <p>
            {mayEdit
              ? t(`library.emptyText.${kind}`, { needs: list(locale, itemNeeds[kind].map(texts.hint)) })
              : t('library.emptyView')}
          </p>
        </EmptyState>
      )}
      {items?.length === 0 && isFiltered && (
        <NothingFound scene={scene} title={t('library.nothingFound')} onClear={clear}>
          <p>{t('library.nothingFoundText')}</p>
        </NothingFound>
      )}
      <ManyAnswers many={many} reason={reason} to={({ id }) => addressOfItem({ kind, id })} />
      {items && items.length > 0 && (
        <ListTools look={look} onLook={setLook} total={total} many={mayEdit ? many : null} />
      )}
      {items && items.length > 0 && look === 'table' && (
        <ItemTable
          kind={kind}
          rows={items}
          {...{ assets, isLoading }}
          sorted={sorted}
          many={mayEdit ? many : null}
        />
      )}
      {items && items.length > 0 && look === 'cards' && (
        <ul className={gridClasses.grid}>
          {items.map((item) => (
            <li key={item.id}>
              <ItemCard
                {...{ item, assets, isLoading, mayEdit }}
                lastOf={isLast(item.id) ? atLeast : null}
                tick={<Tick many={many} one={item} title={item.title[locale]} />}
              />
            </li>
          ))}
        </ul>
      )}
      <ShowMore query={query} />
      {mayEdit && <ManyItems kind={kind} many={many} />}
      {!isTownKind(kind) && (
        <ExchangeDialog
          kind={kind}
          opened={exchanging}
          mayEdit={mayEdit}
          onClose={() => setExchanging(false)}
        />
      )}
    </>
  );
}

/** Announcements and events are used by themselves. */
const statesOf = (kind: LibraryKind) => itemStates.filter((state) => state !== 'unused' || !isTownKind(kind));

type ItemTableProps = Pick<TitledTableProps<ListedItem>, 'rows' | 'sorted' | 'many'> & {
  kind: LibraryKind;
  assets: ReadonlyMap<string, MediaAsset>;
  isLoading: boolean;
};

function ItemTable({ kind, assets, isLoading, many, ...props }: ItemTableProps) {
  const t = useTranslations();
  return (
    <TitledTable
      {...props}
      many={many}
      label={t(`kinds.${kind}.title`)}
      tools={many ? (item) => <ItemTools item={item} on="row" /> : undefined}
      address={addressOfItem}
      image={(item) => <ItemImage {...{ item, assets, isLoading }} sizes="96px" />}
      state={(item) => (
        <>
          <ItemState item={item} /> <ChangeWaits document={item.id} />
        </>
      )}
      sentence={(item) => (item.plan || item.missing.length > 0) && <ItemCompleteness item={item} />}
      contents={(item) => (
        <>
          <ItemContents item={item} />
          <DoubtMark count={item.doubts} />
        </>
      )}
    />
  );
}
