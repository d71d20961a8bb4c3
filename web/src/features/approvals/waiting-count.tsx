import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { waitingQuery } from '../../lib/approvals.ts';
import { MenuCount } from '../../ui/menu-count.tsx';

/** Beside the word 'Approvals' in the menu. */
export function WaitingCount() {
  const t = useTranslations('approvals');
  const { data: count = 0 } = useQuery(waitingQuery);
  return <MenuCount count={count} tone="wait" words={t('waiting', { count })} />;
}
