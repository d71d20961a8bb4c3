import { Skeleton } from '@mantine/core';
import type { Presentation } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { presentationQuery } from '../features/presentations/presentation-queries.ts';
import { ItemToolsProvider } from '../lib/item-tools.ts';
import { MediaPartsProvider } from '../lib/media-parts.tsx';
import { ProblemError } from '../lib/problem-error.ts';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useTitleDetail } from '../ui/page-title.tsx';
import { ProblemBanner } from '../ui/problem-banner.tsx';
import { ItemTools } from './item-tools.tsx';
import { mediaParts } from './media-parts.ts';

type PresentationPageProps = {
  screen: 'presentation-edit' | 'table-view-edit' | 'puzzle-view-edit';
  system: SystemId;
  id: string;
  children: (presentation: Presentation) => ReactNode;
};

/** Any page about one presentation: it is loaded, it is there, or it is said why not. */
export function PresentationPage({ screen, system, id, children }: PresentationPageProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(presentationQuery(system, id));
  const unknown = error instanceof ProblemError && error.status === 404;
  useTitleDetail(unknown ? t('notFound.presentationTitle') : data?.title[locale]);

  if (data)
    return (
      <MediaPartsProvider parts={mediaParts}>
        <ItemToolsProvider value={ItemTools}>{children(data)}</ItemToolsProvider>
      </MediaPartsProvider>
    );
  if (unknown) {
    return (
      <>
        <PageHeader title={t('notFound.presentationTitle')} intro={t('notFound.presentationText')} />
        <ButtonLink to={addressOf({ screen: 'presentation-list', system })}>
          {t('notFound.toList')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t(`titles.${screen}`)} />
      {error ? (
        <ProblemBanner error={error} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={t('shell.loading')}>
          <Skeleton height={72} radius={16} mb={24} />
          <Skeleton height={160} radius={16} mb={40} />
          <Skeleton height={320} radius={16} />
        </div>
      )}
    </>
  );
}
