import { presentationOrders, presentationStates } from '@psifida/contract/endpoints/presentations';
import { addressOf } from '@psifida/contract/registry/addresses';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { audiencesQuery } from '../api/audiences.ts';
import { askForAssets } from '../features/media/image/use-assets.ts';
import { presentationsQuery } from '../features/presentations/presentation-queries.ts';
import { PresentationResults } from '../features/presentations/presentation-results.tsx';
import { usePageTitles } from '../features/systems/page-titles.ts';
import { useSystem } from '../features/systems/registry.tsx';
import { ReleaseNotices } from '../features/systems/release-notices.tsx';
import { list, useRequirementTexts } from '../i18n/requirement-texts.ts';
import { lazyComponent } from '../lib/lazy-when-idle.ts';
import { useSession } from '../session/session.ts';
import { EmptyState, NothingFound } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { CardGridPlaceholder } from '../ui/image-card.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { ListToolbar, readListSearch, useListSearch } from '../ui/list-toolbar.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { type Ask, onlyOnce, type ScreenProps } from './screen-props.ts';

const SavedPreview = lazyComponent(async () => (await import('./saved-preview.tsx')).SavedPreview);

const stateLabels = {
  active: 'presentations.filterActive',
  inactive: 'presentations.filterInactive',
  incomplete: 'presentations.filterIncomplete',
  doubted: 'parity.filter',
} as const;
const orderLabels = {
  changed: 'presentations.orderChanged',
  title: 'presentations.orderTitle',
  shown: 'presentations.orderShown',
} as const;

export const ask: Ask = async (queries, { system }, search) => {
  void queries.prefetchQuery({ ...audiencesQuery, ...onlyOnce });
  const filter = readListSearch(search, presentationStates, presentationOrders);
  const { pages } = await queries.fetchInfiniteQuery({ ...presentationsQuery(system, filter), ...onlyOnce });
  await askForAssets(
    queries,
    pages.flatMap(({ items }) => items.flatMap(({ cover }) => cover ?? [])),
  );
};

/** R-SHELL-04: the viewing page of a system. What is searched for is in the address. */
export default function PresentationList({ system }: ScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const titleOf = usePageTitles();
  const { hint } = useRequirementTexts();
  const { sections, view } = useSystem(system);
  const mayEdit = useSession().may('edit', system);
  const { filter, isFiltered, set, clear, sorted } = useListSearch(presentationStates, presentationOrders);
  const query = useInfiniteQuery({
    ...presentationsQuery(system, filter),
    placeholderData: keepPreviousData,
  });
  const [previewed, setPreviewed] = useState<string | null>(null);
  const items = query.data?.pages.flatMap((page) => page.items);
  const total = query.data?.pages[0]?.total ?? 0;
  const needs = list(locale, sections.filter(({ atLeast }) => atLeast > 0).map(hint));
  const isEmpty = items?.length === 0 && !isFiltered && !query.isPlaceholderData;

  const add = mayEdit && (
    <ButtonLink to={addressOf({ screen: 'presentation-add', system })} leftSection={<Icon name="plus" />}>
      {t('presentations.add')}
    </ButtonLink>
  );

  return (
    <>
      <PageHeader
        title={titleOf('presentation-list', system)}
        intro={<span role="status">{items && !isEmpty && t('presentations.found', { count: total })}</span>}
        action={!isEmpty && add}
      />
      <ReleaseNotices system={system} />
      {!isEmpty && (
        <ListToolbar
          key={system}
          filter={filter}
          state={{
            label: t('presentations.filterState'),
            all: t('presentations.filterAll'),
            options: presentationStates.map((value) => ({ value, label: t(stateLabels[value]) })),
          }}
          orders={presentationOrders.map((value) => ({ value, label: t(orderLabels[value]) }))}
          onChange={set}
        />
      )}
      <Coming query={query}>
        <CardGridPlaceholder count={6} label={t('shell.loading')} />
      </Coming>
      {isEmpty && (
        <EmptyState scene={system} title={t('presentations.empty')} action={add}>
          <p>{mayEdit ? t('presentations.emptyText', { needs }) : t('presentations.emptyTextView')}</p>
        </EmptyState>
      )}
      {items?.length === 0 && isFiltered && (
        <NothingFound scene={system} title={t('presentations.nothingFound')} onClear={clear}>
          <p>{t('presentations.nothingFoundText')}</p>
        </NothingFound>
      )}
      {/* Also where nothing is left: what was done to them is told, and taken back. */}
      {items && (
        <PresentationResults
          key={system}
          {...{ system, view, items, mayEdit, total, filter, sorted }}
          ordered={filter.order === 'shown' && !filter.reversed && !isFiltered && !query.hasNextPage}
          onPreview={setPreviewed}
        />
      )}
      {previewed && <SavedPreview system={system} id={previewed} onClose={() => setPreviewed(null)} />}
      <PreviewAhead />
      <ShowMore query={query} />
    </>
  );
}

/** Preloads the preview when idle; a component of its own, so that no card renders when it is there. */
function PreviewAhead() {
  SavedPreview.useIsThere();
  return null;
}
