import { Button } from '@mantine/core';
import { sceneFor } from '@psifida/art/scenes';
import { qualities } from '@psifida/contract/registry/registry';
import { useTranslations } from 'use-intl';
import { MediaDetailsDrawer } from '../features/media/details/media-details-drawer.tsx';
import { useLibrarySearch } from '../features/media/grid/library-search.ts';
import { MediaFilters } from '../features/media/grid/media-filters.tsx';
import { MediaGrid, MediaGridPlaceholder } from '../features/media/grid/media-grid.tsx';
import { useMediaList } from '../features/media/grid/use-media-list.ts';
import { isFiltered } from '../features/media/media-queries.ts';
import { sizeText } from '../features/media/picture/resolution-badge.tsx';
import { DropArea } from '../features/media/uploads/drop-area.tsx';
import { acceptAll } from '../features/media/uploads/file-types.ts';
import { startUploads } from '../features/media/uploads/uploads.ts';
import { useSession } from '../lib/session.ts';
import { Banner, ProblemBanner } from '../ui/banner.tsx';
import { ChooseFiles } from '../ui/choose-files.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Drawing, Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './media-library.module.css';

/** All pictures and films: what is there, where it is used, and what it lacks. */
export default function MediaLibrary() {
  const t = useTranslations('media');
  const shell = useTranslations('shell');
  const mayEdit = useSession().may('edit');
  const { filter, asset, setFilter, clearFilter, open, close } = useLibrarySearch();
  const list = useMediaList(filter);
  const { items, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = list;
  const filtered = isFiltered(filter);
  const empty = items?.length === 0 && !isPlaceholderData;

  const upload = mayEdit && (
    <ChooseFiles accept={acceptAll} onFiles={startUploads} leftSection={<Icon name="upload" />}>
      {t('upload')}
    </ChooseFiles>
  );

  return (
    <DropArea enabled={mayEdit && !asset} onFiles={startUploads}>
      <PageHeader title={t('menu')} intro={t('intro')} action={!(empty && !filtered) && upload} />
      {!(empty && !filtered) && <MediaFilters filter={filter} onChange={setFilter} />}
      {list.error && !isFetchNextPageError && (
        <ProblemBanner error={list.error} onRetry={() => list.refetch()} />
      )}
      <p role="status" className={classes.count}>
        {items && !(empty && !filtered) && t(hasNextPage ? 'foundMore' : 'found', { count: items.length })}
      </p>
      {!items && !list.error && <MediaGridPlaceholder />}
      {empty && !filtered && (
        <EmptyState
          picture={<Drawing svg={sceneFor('system1a', { width: 800, height: 600 })} />}
          title={t('empty')}
          action={upload}
        >
          {mayEdit ? (
            <>
              <p>{t('emptyText', { size: sizeText(qualities.fullHd) })}</p>
              <p className={classes.formats}>{t('emptyFormats')}</p>
            </>
          ) : (
            <p>{t('emptyView')}</p>
          )}
        </EmptyState>
      )}
      {empty && filtered && (
        <section className={classes.nothing}>
          <h2 className={classes.heading}>{t('nothingFound')}</h2>
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
          <MediaGrid
            items={items}
            onChoose={({ id }) => open(id)}
            hasMore={hasNextPage && !isFetchNextPageError}
            isFetching={isFetching}
            onMore={() => list.fetchNextPage()}
          />
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
      <MediaDetailsDrawer id={asset} mayEdit={mayEdit} onClose={close} />
    </DropArea>
  );
}
