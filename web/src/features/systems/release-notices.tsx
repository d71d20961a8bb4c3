import { Button } from '@mantine/core';
import { type FirstDisplay, isInTrouble, isStopped } from '@psifida/contract/content/first-display';
import {
  endReturn,
  openRelease,
  returnToRelease,
  tryReleaseAgain,
} from '@psifida/contract/endpoints/displays';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../api/api-client.ts';
import { useChange, useRefresh } from '../../api/queries.ts';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { useSession } from '../../session/session.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { useQuestion } from '../../ui/confirm-dialog.tsx';
import { TroubleList } from '../../ui/trouble-list.tsx';
import { overviewQuery } from './overview-query.ts';
import { useSystemName } from './registry.tsx';

type ReleaseNoticesProps = { system: SystemId; named?: boolean };

export function ReleaseNotices({ system, named = false }: ReleaseNoticesProps) {
  const { data } = useQuery(overviewQuery);
  const { released, first } = data?.systems.find((one) => one.system === system) ?? {};
  const { may } = useSession();
  const shared = { system, named, mayEdit: may('edit', system), mayReturn: may('approve', system) };
  return (
    <>
      {released?.returned && <ReturnNotice {...released.returned} {...shared} />}
      {first?.held && <HeldNotice first={first} held={first.held} {...shared} />}
    </>
  );
}

type Returned = NonNullable<NonNullable<SystemStanding['released']>['returned']>;
type NoticeProps = Required<ReleaseNoticesProps> & { mayEdit: boolean; mayReturn: boolean };

function ReturnNotice({ system, to, by, at, reason, mayReturn, named }: NoticeProps & Returned) {
  const t = useTranslations('overview');
  const nameOf = usePersonName();
  const when = useWhen();
  const name = useSystemName()(system);
  const end = useChange(endReturn, { onSuccess: useRefresh() });
  return (
    <>
      {end.error && <ProblemBanner error={end.error} />}
      <Banner
        tone="wait"
        role="status"
        actions={
          mayReturn && (
            <Button
              size="sm"
              variant="default"
              loading={end.isPending}
              aria-label={t('endReturnOf', { system: name })}
              onClick={() => end.mutate({ params: { system } })}
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

type HeldNoticeProps = NoticeProps & { first: FirstDisplay; held: NonNullable<FirstDisplay['held']> };

function HeldNotice({ system, first, held, mayEdit, mayReturn, named }: HeldNoticeProps) {
  const t = useTranslations('firstDisplay');
  const when = useWhen();
  const name = useSystemName()(system);
  const refresh = useRefresh();
  const { number, others, state, opensAt, reported } = held;
  const params = { system, number };
  const act = useMutation({
    mutationFn: async (what: 'open' | 'again' | 'back'): Promise<unknown> => {
      if (what === 'open') return call(openRelease, { params });
      if (what === 'again') return call(tryReleaseAgain, { params });
      return call(returnToRelease, {
        params: { system, number: others },
        body: { reason: isInTrouble(state) ? t('backReason') : '' },
      });
    },
    // Also on a refusal: the current state is needed then.
    onSettled: refresh,
  });
  const [ask, question] = useQuestion({
    title: t('openAsk'),
    children: <p>{t('openAskText')}</p>,
    go: t('openGo'),
    onGo: () => act.mutate('open'),
  });
  const words = {
    name: first.display?.name ?? '–',
    since: when(held.since),
    at: opensAt ? when(opensAt) : '',
  };
  const isOffered = { open: true, again: isStopped(state), back: mayReturn };
  const ways = (['open', 'again', 'back'] as const).filter((way) => isOffered[way]);
  return (
    <>
      {question}
      {act.error && <ProblemBanner error={act.error} />}
      <Banner
        tone={isStopped(state) ? 'bad' : isInTrouble(state) ? 'wait' : 'info'}
        role="status"
        actions={
          mayEdit &&
          ways.map((way) => (
            <Button
              key={way}
              size="sm"
              variant={way === 'back' ? 'subtle' : 'default'}
              loading={act.isPending && act.variables === way}
              aria-label={t(`${way}Of`, { system: name })}
              onClick={() => (way === 'open' && isStopped(state) ? ask() : act.mutate(way))}
            >
              {t(way)}
            </Button>
          ))
        }
      >
        {named && <strong>{name}. </strong>}
        {t(`state.${state === 'shown' && !opensAt ? 'shownClick' : state}`, words)}
        {reported.length > 0 && <TroubleList errors={reported} />}
      </Banner>
    </>
  );
}
