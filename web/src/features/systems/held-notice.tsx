import { Button } from '@mantine/core';
import { type FirstDisplay, isInTrouble, isStopped } from '@psifida/contract/content/first-display';
import { openRelease, returnToRelease, tryReleaseAgain } from '@psifida/contract/endpoints/displays';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { call } from '../../lib/api-client.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { useQuestion } from '../../ui/confirm-dialog.tsx';
import { TroubleList } from '../../ui/trouble-list.tsx';
import { useSystem } from './registry.tsx';

type HeldNoticeProps = {
  system: SystemId;
  first: FirstDisplay;
  held: NonNullable<FirstDisplay['held']>;
  mayEdit: boolean;
  named: boolean;
};

/** While the newest release is on the first display alone: how it stands there, when the others follow, and the ways out. */
export function HeldNotice({ system, first, held, mayEdit, named }: HeldNoticeProps) {
  const t = useTranslations('firstDisplay');
  const when = useWhen();
  const name = useSystem(system).name[useLocale()];
  const queries = useQueryClient();
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
    // Also when it was refused: how things stand now is wanted then.
    onSettled: () => queries.invalidateQueries(),
  });
  const [ask, question] = useQuestion({
    title: t('openAsk'),
    children: <p>{t('openAskText')}</p>,
    stay: t('stay'),
    go: t('openGo'),
    onGo: () => act.mutate('open'),
  });
  const words = {
    name: first.display?.name ?? '–',
    since: when(held.since),
    at: opensAt ? when(opensAt) : '',
  };
  const isDoing = (what: typeof act.variables) => act.isPending && act.variables === what;
  return (
    <>
      {question}
      {act.error && <ProblemBanner error={act.error} />}
      <Banner
        tone={isStopped(state) ? 'bad' : isInTrouble(state) ? 'wait' : 'info'}
        role="status"
        actions={
          mayEdit && (
            <>
              <Button
                size="sm"
                variant="default"
                loading={isDoing('open')}
                aria-label={t('openOf', { system: name })}
                onClick={() => (isStopped(state) ? ask() : act.mutate('open'))}
              >
                {t('open')}
              </Button>
              {isStopped(state) && (
                <Button
                  size="sm"
                  variant="default"
                  loading={isDoing('again')}
                  aria-label={t('againOf', { system: name })}
                  onClick={() => act.mutate('again')}
                >
                  {t('again')}
                </Button>
              )}
              <Button
                size="sm"
                variant="subtle"
                loading={isDoing('back')}
                aria-label={t('backOf', { system: name })}
                onClick={() => act.mutate('back')}
              >
                {t('back')}
              </Button>
            </>
          )
        }
      >
        {named && <strong>{name}. </strong>}
        {t(`state.${state === 'shown' && !opensAt ? 'shownClick' : state}`, words)}
        {reported.length > 0 && <TroubleList errors={reported} />}
      </Banner>
    </>
  );
}
