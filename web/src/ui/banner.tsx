import { Button } from '@mantine/core';
import { bilingual } from '@psifida/contract/bilingual';
import { section } from '@psifida/contract/registry/registry';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';
import { useProblemText } from '../i18n/problem-text.ts';
import { list, useRequirementTexts } from '../i18n/requirement-texts.ts';
import { ProblemError } from '../lib/problem-error.ts';
import classes from './banner.module.css';
import { Icon } from './icon.tsx';

type BannerTone = 'bad' | 'wait' | 'info' | 'good';

const icons: Record<BannerTone, string> = {
  bad: 'alert-circle',
  wait: 'alert-triangle',
  info: 'info-circle',
  good: 'circle-check',
};

type BannerProps = {
  tone: BannerTone;
  children: ReactNode;
  actions?: ReactNode;
  /** `alert` for what must be heard at once. */
  role?: 'alert' | 'status' | 'note';
  /** What it answers, pressed perhaps far below: with each new one it comes into view and takes the focus. */
  answerTo?: object;
};

/** Something about the whole page. It stays until it is no longer true. */
export function Banner({ tone, children, actions, role, answerTo }: BannerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answerTo) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [answerTo]);
  return (
    <div
      ref={box}
      className={classes.banner}
      data-tone={tone}
      role={role}
      tabIndex={answerTo ? -1 : undefined}
    >
      <span className={classes.icon}>
        <Icon name={icons[tone]} size={22} />
      </span>
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

/** A change somewhere else, of a picture say, that would leave something shown without what it needs. */
const broken = z.object({
  presentation: z.object({ title: bilingual }),
  missing: z.array(section.extend({ have: z.int() })),
});

/** What a person reads for anything that was thrown; without a better text the general one (R-SHELL-18). */
export function useErrorText() {
  const t = useTranslations('failure');
  const locale = useLocale();
  const { problem } = useProblemText();
  const { lacking } = useRequirementTexts();
  return (error: unknown): string => {
    if (!(error instanceof ProblemError)) return t('generic');
    const breaks = error.code === 'presentation.incomplete' && broken.safeParse(error.params).data;
    if (breaks)
      return t('breaks', {
        title: breaks.presentation.title[locale],
        what: list(locale, breaks.missing.map(lacking)),
      });
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
