import { Box, Button, Group } from '@mantine/core';
import { mediaOrders } from '@psifida/contract/endpoints/media';
import { addressOf } from '@psifida/contract/registry/addresses';
import { qualities } from '@psifida/contract/registry/registry';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { MediaDetailsDrawer } from '../features/media/details/media-details-drawer.tsx';
import { readLibrarySearch, useLibrarySearch } from '../features/media/grid/library-search.ts';
import { MediaFilters } from '../features/media/grid/media-filters.tsx';
import { MediaGrid, MediaGridPlaceholder } from '../features/media/grid/media-grid.tsx';
import { useMediaList } from '../features/media/grid/use-media-list.ts';
import { sizeText } from '../features/media/image/resolution-badge.tsx';
import { AltTexts } from '../features/media/many/alt-texts.tsx';
import { ManyMedia, useMediaRefusal } from '../features/media/many/many-media.tsx';
import { MediaTable } from '../features/media/many/media-table.tsx';
import {
  isFiltered,
  type MediaAnswer,
  mediaListQuery,
  selectAllMedia,
} from '../features/media/media-queries.ts';
import { bringFiles } from '../features/media/uploads/bring-files.ts';
import { DropArea } from '../features/media/uploads/drop-area.tsx';
import { acceptAll } from '../features/media/uploads/file-types.ts';
import { useSession } from '../session/session.ts';
import { Banner, ProblemBanner } from '../ui/banner.tsx';
import { ChooseFiles } from '../ui/choose-files.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { ListTools, useListLook } from '../ui/many/list-look.tsx';
import { ManyAnswers } from '../ui/many/selection-bar.tsx';
import { Tick } from '../ui/many/tick.tsx';
import { useMany } from '../ui/many/use-many.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import classes from './media-library.module.css';
import { type Ask, onlyOnce } from './screen-props.ts';

export const ask: Ask = (queries, _, search) =>
  queries.prefetchInfiniteQuery({ ...mediaListQuery(readLibrarySearch(search).filter), ...onlyOnce });

export default function MediaLibrary() {
  const t = useTranslations('media');
  const shell = useTranslations('shell');
  const rights = useTranslations('rights');
  const locale = useLocale();
  const mayEdit = useSession().may('edit');
  const { filter, asset, setFilter, clearFilter, open, close } = useLibrarySearch();
  const list = useMediaList(filter);
  const { items, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = list;
  const filtered = isFiltered(filter);
  const [look, setLook] = useListLook('media');
  const [describing, setDescribing] = useState(false);
  const many = useMany<MediaAnswer>({
    rows: items ?? [],
    findAll: () => selectAllMedia(filter),
    scope: JSON.stringify({ ...filter, order: null, reversed: null }),
  });
  const csv = useMutation({
    mutationFn: async () => {
      const { saveRights } = await import('../features/media/many/rights-csv.ts');
      return saveRights(filter, locale);
    },
  });
  const reason = useMediaRefusal();
  const total = list.data?.pages[0]?.total ?? 0;
  const empty = items?.length === 0 && !isPlaceholderData;

  const upload = mayEdit && (
    <ChooseFiles
      accept={acceptAll}
      onFiles={(files) => bringFiles(files)}
      leftSection={<Icon name="upload" />}
    >
      {t('upload')}
    </ChooseFiles>
  );
  const describe = mayEdit && (
    <PlainButton icon="text-caption" onClick={() => setDescribing(true)}>
      {t('altTexts.open')}
    </PlainButton>
  );

  return (
    <DropArea enabled={mayEdit && !asset} onFiles={(files) => bringFiles(files)}>
      <PageHeader
        title={t('menu')}
        intro={t('intro')}
        action={
          !(empty && !filtered) && (
            <>
              {filter.rights && (
                <PlainButton icon="download" disabled={csv.isPending} onClick={() => csv.mutate()}>
                  {rights('csv')}
                </PlainButton>
              )}
              {describe}
              {upload}
            </>
          )
        }
      />
      {!(empty && !filtered) && <MediaFilters filter={filter} onChange={setFilter} />}
      {csv.error && <ProblemBanner error={csv.error} onRetry={() => csv.mutate()} />}
      {list.error && !isFetchNextPageError && (
        <ProblemBanner error={list.error} onRetry={() => list.refetch()} />
      )}
      <ManyAnswers
        many={many}
        reason={reason}
        to={({ id }) => `${addressOf({ screen: 'media-library' })}?asset=${id}`}
      />
      <Group justify="space-between" gap="0 16px" mih={40}>
        <Box component="p" role="status" mb={16} c="var(--ink-quiet)">
          {items && !(empty && !filtered) && t('found', { count: total })}
        </Box>
        {items && items.length > 0 && (
          <ListTools look={look} onLook={setLook} total={total} many={mayEdit ? many : null} />
        )}
      </Group>
      {!items && !list.error && <MediaGridPlaceholder />}
      {empty && !filtered && (
        <EmptyState scene="system1a" title={t('empty')} action={upload}>
          {mayEdit ? (
            <>
              <p>{t('emptyText', { size: sizeText(qualities.fullHd) })}</p>
              <Box component="p" mt={8}>
                {t('emptyFormats')}
              </Box>
            </>
          ) : (
            <p>{t('emptyView')}</p>
          )}
        </EmptyState>
      )}
      {empty && filtered && (
        <section className={classes.nothing}>
          <Box component="h2" fz={22} c="var(--ink)">
            {t('nothingFound')}
          </Box>
          <p>{t('nothingFoundText')}</p>
          <Button variant="default" onClick={clearFilter}>
            {t('clearFilters')}
          </Button>
        </section>
      )}
      {items && items.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={classes.results}
          data-old={isPlaceholderData || undefined}
        >
          {look === 'cards' ? (
            <MediaGrid
              items={items}
              onChoose={({ id }) => open(id)}
              tick={mayEdit ? (one) => <Tick many={many} one={one} title={one.title} /> : undefined}
              hasMore={hasNextPage && !isFetchNextPageError}
              isFetching={isFetching}
              onMore={() => list.fetchNextPage()}
            />
          ) : (
            <>
              <MediaTable
                items={items}
                onChoose={({ id }) => open(id)}
                many={mayEdit ? many : null}
                sorted={{
                  order: filter.order ?? 'added',
                  reversed: !!filter.reversed,
                  onSort: (order, reversed) =>
                    setFilter({ order: mediaOrders.find((one) => one === order) ?? 'added', reversed }),
                }}
              />
              <ShowMore query={list} />
            </>
          )}
        </div>
      )}
      {isFetchNextPageError && (
        <Banner
          tone="bad"
          role="alert"
          actions={
            <Button variant="default" size="sm" onClick={() => list.fetchNextPage()}>
              {shell('retry')}
            </Button>
          }
        >
          {t('moreFailed')}
        </Banner>
      )}
      {mayEdit && <ManyMedia many={many} onDescribe={() => setDescribing(true)} />}
      <AltTexts
        opened={describing}
        onClose={() => setDescribing(false)}
        filter={filter}
        selected={many.selected}
      />
      <MediaDetailsDrawer id={asset} mayEdit={mayEdit} onClose={close} />
    </DropArea>
  );
}
