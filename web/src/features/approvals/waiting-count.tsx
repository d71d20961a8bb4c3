import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { waitingQuery } from '../../lib/approvals.ts';
import classes from './approvals.module.css';

/** Beside the word 'Approvals' in the menu. */
export function WaitingCount() {
  const t = useTranslations('approvals');
  const { data: count = 0 } = useQuery(waitingQuery);
  if (count === 0) return null;
  return (
    <span className={classes.count} title={t('waiting', { count })}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
    </span>
  );
}
