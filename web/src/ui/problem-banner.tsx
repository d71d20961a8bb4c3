import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../i18n/problem-text.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { Banner } from './banner.tsx';

/** What a person reads for anything that was thrown; without a better text the general one (R-SHELL-18). */
export function useErrorText() {
  const t = useTranslations('failure');
  const { problem } = useProblemText();
  return (error: unknown): string => {
    if (!(error instanceof ProblemError)) return t('generic');
    return error.offline ? t('offline') : problem(error.code, error.params);
  };
}

type ProblemBannerProps = { error: unknown; onRetry?: () => void; children?: ReactNode };

export function ProblemBanner({ error, onRetry, children }: ProblemBannerProps) {
  const t = useTranslations('shell');
  const text = useErrorText()(error);
  return (
    <Banner
      tone="bad"
      role="alert"
      actions={
        onRetry && (
          <Button variant="default" size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      <p>{text}</p>
      {children}
    </Banner>
  );
}
