import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { waitingQuery } from '../../api/approvals.ts';
import { MenuCount } from '../../ui/menu-count.tsx';

export function WaitingCount() {
  const t = useTranslations('approvals');
  const count = useQuery(waitingQuery).data?.length ?? 0;
  return <MenuCount count={count} tone="wait" words={t('waiting', { count })} />;
}
