import { Button } from '@mantine/core';
import { endReturn } from '@psifida/contract/endpoints/displays';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { call } from '../../lib/api-client.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { HeldNotice } from './held-notice.tsx';
import { overviewQuery } from './overview-query.ts';
import { useSystem } from './registry.tsx';

type ReleaseNoticesProps = {
  system: SystemId;
  mayEdit: boolean;
  /** On a page about several systems it says which one is meant. */
  named?: boolean;
};

/** While the displays of a system show something else than what is saved: why that is, and the way out. */
export function ReleaseNotices({ system, mayEdit, named = false }: ReleaseNoticesProps) {
  const { data } = useQuery(overviewQuery);
  const { released, first } = data?.systems.find((one) => one.system === system) ?? {};
  const shared = { system, mayEdit, named };
  return (
    <>
      {released?.returned && <ReturnNotice {...released.returned} {...shared} />}
      {first?.held && <HeldNotice first={first} held={first.held} {...shared} />}
    </>
  );
}

type Returned = NonNullable<NonNullable<SystemStanding['released']>['returned']>;
type ReturnNoticeProps = Returned & Required<ReleaseNoticesProps>;

/** While an earlier release is shown again: to which, by whom, when and why, and the way out. */
function ReturnNotice({ system, to, by, at, reason, mayEdit, named }: ReturnNoticeProps) {
  const t = useTranslations('overview');
  const nameOf = usePersonName();
  const when = useWhen();
  const name = useSystem(system).name[useLocale()];
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(endReturn, { params: { system } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <>
      {end.error && <ProblemBanner error={end.error} />}
      <Banner
        tone="wait"
        role="status"
        actions={
          mayEdit && (
            <Button
              size="sm"
              variant="default"
              loading={end.isPending}
              aria-label={t('endReturnOf', { system: name })}
              onClick={() => end.mutate()}
            >
              {t('endReturn')}
            </Button>
          )
        }
      >
        {named && <strong>{name}. </strong>}
        {t('returned', { number: String(to), name: by ? nameOf(by) : '–', when: when(at) })}{' '}
        {reason && `${t('returnedReason', { reason })} `}
        {t('returnedUntil')}
      </Banner>
    </>
  );
}
