import { Button } from '@mantine/core';
import { readClock, trustClock } from '@psifida/contract/endpoints/clock';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readQuery, useChange, useRefresh } from '../api/queries.ts';
import { useWhen } from '../i18n/when.ts';
import { useSession } from '../session/session.ts';
import { Banner, ProblemBanner } from '../ui/banner.tsx';

const clockQuery = readQuery(['clock'], readClock, {});

/** R-TIME-01: said to everybody on every page, until an administrator says that the clock is right. */
export function ClockNotice() {
  const t = useTranslations('shell.clock');
  const when = useWhen();
  const { may } = useSession();
  const { data } = useQuery({ ...clockQuery, enabled: may('view') });
  const { mutate, isPending, error } = useChange(trustClock, { onSuccess: useRefresh(clockQuery.queryKey) });
  if (!data?.jump) return null;
  const { now, jump } = data;
  return (
    <>
      <Banner
        tone="bad"
        role="alert"
        actions={
          may('administer') && (
            <Button size="sm" variant="default" loading={isPending} onClick={() => mutate({})}>
              {t('isRight')}
            </Button>
          )
        }
      >
        {t('jumped', { from: when(jump.from), to: when(jump.to), now: when(now) })}{' '}
        {t(may('administer') ? 'forAdministrators' : 'forOthers')}
      </Banner>
      {error && <ProblemBanner error={error} />}
    </>
  );
}
