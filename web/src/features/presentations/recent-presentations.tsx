import { Box, Group } from '@mantine/core';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemBanner } from '../../ui/banner.tsx';
import { CardGridPlaceholder } from '../../ui/image-card.tsx';
import { AppLink } from '../../ui/link.tsx';
import { CardGrid } from './card-grid.tsx';
import { presentationsQuery } from './presentation-queries.ts';
import classes from './recent-presentations.module.css';

type RecentPresentationsProps = { system: SystemId; children: ReactNode };

export function RecentPresentations({ system, children }: RecentPresentationsProps) {
  const t = useTranslations();
  const { data, error, refetch } = useInfiniteQuery(presentationsQuery(system, {}, 3));
  const items = data?.pages[0]?.items;
  return (
    <section aria-labelledby="recent">
      <Group gap="8px 24px" align="baseline" justify="space-between" mb={8}>
        <Box component="h2" id="recent" fz={24}>
          {t('home.recent')}
        </Box>
        <AppLink to={addressOf({ screen: 'presentation-list', system })} className={classes.all}>
          {t('home.all')}
        </AppLink>
      </Group>
      {children}
      {error && <ProblemBanner error={error} onRetry={refetch} />}
      {!!items?.length && <CardGrid items={items} level={3} />}
      {!items && !error && <CardGridPlaceholder count={3} label={t('shell.loading')} />}
    </section>
  );
}
