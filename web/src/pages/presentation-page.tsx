import type { Presentation } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { presentationQuery } from '../features/presentations/presentation-queries.ts';
import { ReleaseNotices } from '../features/systems/release-notices.tsx';
import { ProblemBanner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader, useTitleDetail } from '../ui/page-header.tsx';
import { isUnknown, Placeholder } from '../ui/placeholder.tsx';

type PresentationPageProps = {
  screen: 'presentation-edit' | 'presentation-proof' | 'table-view-edit' | 'puzzle-view-edit';
  system: SystemId;
  id: string;
  children: (presentation: Presentation) => ReactNode;
};

export function PresentationPage({ screen, system, id, children }: PresentationPageProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(presentationQuery(system, id));
  const unknown = isUnknown(error);
  useTitleDetail(unknown ? t('notFound.presentationTitle') : data?.title[locale]);

  if (data)
    return (
      <>
        <ReleaseNotices system={system} />
        {children(data)}
      </>
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
      {error ? <ProblemBanner error={error} onRetry={refetch} /> : <Placeholder heights={[72, 160, 320]} />}
    </>
  );
}
