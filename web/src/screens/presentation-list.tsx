import { Button } from '@mantine/core';
import { sceneFor } from '@psifida/art/scenes';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import type { ScreenProps } from '../app/lazy-screen.tsx';
import { usePageTitles } from '../app/page-titles.ts';
import { CardGrid, CardGridPlaceholder } from '../features/presentations/card-grid.tsx';
import { presentationsQuery } from '../features/presentations/presentation-queries.ts';
import { useSystem } from '../features/systems/registry.tsx';
import { list, useRequirementTexts } from '../i18n/requirement-texts.ts';
import { useSession } from '../lib/session.ts';
import { Drawing } from '../ui/drawing.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ProblemBanner } from '../ui/problem-banner.tsx';
import classes from './presentation-list.module.css';

/** R-SHELL-04: the viewing page of a system. */
export default function PresentationList({ system }: ScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const titleOf = usePageTitles();
  const { hint } = useRequirementTexts();
  const { sections } = useSystem(system);
  const mayEdit = useSession().may('edit');
  const query = useInfiniteQuery(presentationsQuery(system));
  const items = query.data?.pages.flatMap((page) => page.items);
  const needs = list(locale, sections.filter(({ atLeast }) => atLeast > 0).map(hint));

  const add = mayEdit && (
    <ButtonLink to={addressOf({ screen: 'presentation-add', system })} leftSection={<Icon name="plus" />}>
      {t('presentations.add')}
    </ButtonLink>
  );

  return (
    <>
      <PageHeader
        title={titleOf('presentation-list', system)}
        intro={
          items &&
          items.length > 0 &&
          t(query.hasNextPage ? 'presentations.countMore' : 'presentations.count', { count: items.length })
        }
        action={items && items.length > 0 && add}
      />
      {query.error && <ProblemBanner error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <CardGridPlaceholder count={6} label={t('shell.loading')} />}
      {items?.length === 0 && (
        <EmptyState
          picture={<Drawing svg={sceneFor(system, { width: 800, height: 600 })} />}
          title={t('presentations.empty')}
          action={add}
        >
          <p>{mayEdit ? t('presentations.emptyText', { needs }) : t('presentations.emptyTextView')}</p>
        </EmptyState>
      )}
      {items && items.length > 0 && <CardGrid items={items} mayEdit={mayEdit} level={2} />}
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('shell.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}
