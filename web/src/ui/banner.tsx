import { Button } from '@mantine/core';
import { bilingual } from '@psifida/contract/bilingual';
import { section } from '@psifida/contract/registry/registry';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';
import { ProblemError } from '../api/problem-error.ts';
import { useProblemText } from '../i18n/problem-text.ts';
import { list, useRequirementTexts } from '../i18n/requirement-texts.ts';
import { Banner } from './plain-banner.tsx';

export { Banner } from './plain-banner.tsx';

const broken = z.object({
  presentation: z.object({ title: bilingual }),
  missing: z.array(section.extend({ have: z.int() })),
});

export function useErrorText() {
  const t = useTranslations('failure');
  const locale = useLocale();
  const { thrown } = useProblemText();
  const { lacking } = useRequirementTexts();
  return (error: unknown): string => {
    const isIncomplete = error instanceof ProblemError && error.code === 'presentation.incomplete';
    const breaks = isIncomplete && broken.safeParse(error.params).data;
    if (!breaks) return thrown(error);
    return t('breaks', {
      title: breaks.presentation.title[locale],
      what: list(locale, breaks.missing.map(lacking)),
    });
  };
}

type ProblemBannerProps = { error: unknown; onRetry?: () => void; answerTo?: object; children?: ReactNode };

export function ProblemBanner({ error, onRetry, children, ...props }: ProblemBannerProps) {
  const t = useTranslations('shell');
  const text = useErrorText()(error);
  return (
    <Banner
      tone="bad"
      role="alert"
      {...props}
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
