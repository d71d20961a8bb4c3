import { Skeleton } from '@mantine/core';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import type { ScreenProps } from '../app/lazy-screen.tsx';
import { HistoryDrawer } from '../features/history/history-drawer.tsx';
import { NewsLinkField } from '../features/news/news-link-field.tsx';
import { EditorHeader } from '../features/presentations/editor/editor-header.tsx';
import { PresentationEditor } from '../features/presentations/editor/presentation-editor.tsx';
import { MediaPartsProvider } from '../features/presentations/editor-parts.tsx';
import { presentationQuery } from '../features/presentations/presentation-queries.ts';
import { useSystem } from '../features/systems/registry.tsx';
import { ProblemError } from '../lib/problem-error.ts';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useTitleDetail } from '../ui/page-title.tsx';
import { ProblemBanner } from '../ui/problem-banner.tsx';
import { announceSuccess } from '../ui/success.ts';
import { mediaParts } from './media-parts.ts';

export default function PresentationEdit({ system, id }: ScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const rules = useSystem(system);
  const { data, error, refetch } = useQuery(presentationQuery(system, id));
  const unknown = error instanceof ProblemError && error.status === 404;
  useTitleDetail(unknown ? t('notFound.presentationTitle') : data?.title[locale]);

  if (data)
    return (
      <MediaPartsProvider parts={mediaParts}>
        <PresentationEditor
          key={id}
          system={system}
          rules={rules}
          presentation={data}
          parts={{ NewsLinkField, History: HistoryDrawer }}
          header={(editor) => <EditorHeader editor={editor} presentation={data} History={HistoryDrawer} />}
          onSaved={() => announceSuccess('edited')}
        />
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
      <PageHeader title={t('titles.presentation-edit')} />
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
