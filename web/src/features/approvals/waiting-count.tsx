import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { waitingQuery } from '../../api/approvals.ts';
import { MenuCount } from '../../ui/menu-count.tsx';

export function WaitingCount() {
  const t = useTranslations('approvals');
  const { data: count = 0 } = useQuery(waitingQuery);
  return <MenuCount count={count} tone="wait" words={t('waiting', { count })} />;
}
