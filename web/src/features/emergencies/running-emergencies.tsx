import { addressOf } from '@psifida/contract/registry/addresses';
import { useLocation } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { lazyWhenIdle } from '../../lib/lazy-when-idle.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { useEmergencies } from './emergency-queries.ts';

/** Fetched when the page is idle: what a warning is made of is much, and seldom waits. */
const useWaitingBanner = lazyWhenIdle(() => import('./waiting-banner.tsx'));

export function RunningEmergencies() {
  const t = useTranslations('runningEmergencies');
  const locale = useLocale();
  const when = useWhen();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const { running } = useEmergencies();
  const Waiting = useWaitingBanner()?.WaitingBanner;
  const page = addressOf({ screen: 'emergency-messages' });
  const titles = list(
    locale,
    running.map(({ title, until, drill }) =>
      t(drill ? 'drillUntil' : 'onGlassUntil', { title: title[locale], when: when(until) }),
    ),
  );
  return (
    <div role="status">
      {Waiting && here !== page && <Waiting page={page} />}
      {running.length > 0 && here !== page && (
        <Banner
          tone={running.every(({ drill }) => drill) ? 'info' : 'bad'}
          actions={
            <ButtonLink to={page} size="sm" variant="default">
              {t('onGlassOpen')}
            </ButtonLink>
          }
        >
          {t('onGlass', { count: running.length, titles })}
        </Banner>
      )}
    </div>
  );
}
