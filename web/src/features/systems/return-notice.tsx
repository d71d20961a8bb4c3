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
import { overviewQuery } from './overview-query.ts';
import { useSystem } from './registry.tsx';

type ReturnNoticeProps = {
  system: SystemId;
  mayEdit: boolean;
  /** On a page about several systems it says which one is meant. */
  named?: boolean;
};

/** While an earlier release is shown again: to which, by whom, when and why, and the way out. */
export function ReturnNotice({ system, mayEdit, named = false }: ReturnNoticeProps) {
  const { data } = useQuery(overviewQuery);
  const returned = data?.systems.find((one) => one.system === system)?.released?.returned;
  return returned ? <Notice {...returned} system={system} mayEdit={mayEdit} named={named} /> : null;
}

type Returned = NonNullable<NonNullable<SystemStanding['released']>['returned']>;
type NoticeProps = Returned & Required<ReturnNoticeProps>;

function Notice({ system, to, by, at, reason, mayEdit, named }: NoticeProps) {
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
