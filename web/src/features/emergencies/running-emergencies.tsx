import { addressOf } from '@psifida/contract/registry/addresses';
import { useLocation } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { useAlerts, useEmergencies } from './emergency-queries.ts';

export function RunningEmergencies() {
  const t = useTranslations('runningEmergencies');
  const locale = useLocale();
  const when = useWhen();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const { running } = useEmergencies();
  const waiting = useAlerts();
  const page = addressOf({ screen: 'emergency-messages' });
  const titles = list(
    locale,
    running.map(({ title, until, drill }) =>
      t(drill ? 'drillUntil' : 'onGlassUntil', { title: title[locale], when: when(until) }),
    ),
  );
  return (
    <div role="status">
      {waiting.length > 0 && here !== page && (
        <Banner
          tone="bad"
          actions={
            <ButtonLink to={page} size="sm" variant="default">
              {t('waitingOpen')}
            </ButtonLink>
          }
        >
          {t('waiting', { count: waiting.length })}
        </Banner>
      )}
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
