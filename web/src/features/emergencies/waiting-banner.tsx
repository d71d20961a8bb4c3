import { useTranslations } from 'use-intl';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { useAlerts } from './alert-queries.ts';

export function WaitingBanner({ page }: { page: string }) {
  const t = useTranslations('runningEmergencies');
  const waiting = useAlerts();
  const isDrill = waiting.every(({ drill }) => drill);
  return (
    waiting.length > 0 && (
      <Banner
        tone={isDrill ? 'info' : 'bad'}
        actions={
          <ButtonLink to={page} size="sm" variant="default">
            {t('waitingOpen')}
          </ButtonLink>
        }
      >
        {t(isDrill ? 'drillWaiting' : 'waiting', { count: waiting.length })}
      </Banner>
    )
  );
}
