import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../api/problem-error.ts';
import { Banner, ProblemBanner } from './banner.tsx';

export function Placeholder({ heights }: { heights: readonly number[] }) {
  const t = useTranslations('shell');
  return (
    <div role="status" aria-label={t('loading')}>
      {heights.map((height) => (
        <Skeleton key={height} height={height} radius={16} mb={24} />
      ))}
    </div>
  );
}

type ComingProps = {
  query: { error: unknown; isPending: boolean; fetchStatus: string; refetch: () => unknown };
  /** Of the placeholder, unless it is another one. */
  heights?: readonly number[];
  children?: ReactNode;
};

/** Above what was asked for: why it cannot be read, or its place until it is here. */
export function Coming({ query, heights = [], children }: ComingProps) {
  const { error, isPending, fetchStatus, refetch } = query;
  if (error) return <ProblemBanner error={error} onRetry={refetch} />;
  if (!isPending || fetchStatus === 'idle') return null;
  return children ?? <Placeholder heights={heights} />;
}

export const isUnknown = (error: unknown): boolean => error instanceof ProblemError && error.status === 404;

type NotThereProps = {
  query: { data: unknown; error: unknown; refetch: () => unknown };
  /** What is said of what nobody knows any more. */
  gone: string;
  children: ReactNode;
};

/** Instead of what was asked for: that it is gone, why it cannot be read, or its place until it is here. */
export function NotThere({ query: { data, error, refetch }, gone, children }: NotThereProps) {
  if (isUnknown(error))
    return (
      <Banner tone="info" role="alert">
        {gone}
      </Banner>
    );
  if (error) return <ProblemBanner error={error} onRetry={refetch} />;
  return data ? null : children;
}
