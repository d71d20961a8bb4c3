import { Box } from '@mantine/core';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PublicFrame } from '../ui/frame/public-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './statement.module.css';

type StatementProps = { page: 'accessibility' | 'privacy'; intro: string; children: ReactNode };

export function Statement({ page, intro, children }: StatementProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <PublicFrame
      lead={
        // A whole load and no link of the app: whoever came here directly has not signed in.
        <a href={`${addressOf({ screen: 'systems-overview' })}?lang=${locale}`}>{t('accessibility.back')}</a>
      }
    >
      <PageHeader title={t(`titles.${page}`)} intro={intro} />
      {children}
    </PublicFrame>
  );
}

type ChapterProps = { title: string; text?: string; points?: readonly string[]; children?: ReactNode };

export function Chapter({ title, text, points = [], children }: ChapterProps) {
  return (
    <>
      <Box component="h2" mt={32} mb={8} fz={22}>
        {title}
      </Box>
      {text && <p>{text}</p>}
      {points.length > 0 && (
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {children}
    </>
  );
}
