import { Box, Button, Group, Stack } from '@mantine/core';
import { type FirstDayStep, readFirstDay } from '@psifida/contract/endpoints/first-day';
import { addressOf } from '@psifida/contract/registry/addresses';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../api/api-client.ts';
import type { HelpTopic } from '../../lib/help-topics.ts';
import { asksApproval, runtimeConfig } from '../../lib/runtime-config.ts';
import { useSession } from '../../session/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Switch } from '../../ui/switch.tsx';
import classes from './help.module.css';
import { helpWishes } from './help-wishes.ts';

const firstDayQuery = queryOptions({
  queryKey: ['first-day'],
  queryFn: ({ signal }) => call(readFirstDay, {}, { signal }),
  staleTime: 0,
});

/** With whoever has to ask, what is done is asking. */
const mustAsk = (step: FirstDayStep, mayApprove: boolean) =>
  step === 'activate' && asksApproval() && !mayApprove;

const topics: Record<FirstDayStep, HelpTopic> = {
  'sign-in': 'account',
  image: 'media',
  draft: 'make',
  complete: 'change',
  activate: 'show',
  glass: 'displays',
};

/** R-HELP-06: on the first page, for whoever is new and has not put it away; in the guide for everyone. */
export function FirstDay({ inGuide = false }: { inGuide?: boolean }) {
  const t = useTranslations('firstDay');
  const id = useId();
  const { user, may } = useSession();
  const person = user?.id ?? '';
  const mayApprove = may('approve');
  const [wish, setWish] = useState(() => helpWishes.firstDay(person));
  const { data } = useQuery({ ...firstDayQuery, enabled: !!person && (inGuide || wish !== 'away') });
  const done = data?.steps.filter((one) => one.done).length ?? 0;
  const isOver = !!data && (!data.isNew || done === data.steps.length);
  const choose = (next: 'away' | 'wanted') => {
    helpWishes.setFirstDay(person, next);
    setWish(next);
  };

  // Remembered in this browser, so that it is not fetched again.
  useEffect(() => {
    if (isOver && !wish && person) helpWishes.setFirstDay(person, 'away');
  }, [isOver, wish, person]);

  if (!data || (!inGuide && (wish === 'away' || (!wish && isOver)))) return null;
  return (
    <Stack component="section" gap={8} mb={24} px={20} py={16} className="shape-card" aria-labelledby={id}>
      <Group gap={12}>
        <Box component="h2" id={id} fz={20}>
          {t('title')}
        </Box>
        <span className="shape-quiet">{t('progress', { done, all: data.steps.length })}</span>
        <Box ms="auto" display="flex">
          {inGuide ? (
            <Switch checked={wish === 'wanted'} onChange={(isWanted) => choose(isWanted ? 'wanted' : 'away')}>
              {t('wanted')}
            </Switch>
          ) : (
            <Button variant="default" size="sm" onClick={() => choose('away')}>
              {t('away')}
            </Button>
          )}
        </Box>
      </Group>
      <p className="shape-quiet">{t(done === data.steps.length ? 'allDone' : 'text')}</p>
      {may('administer') && !runtimeConfig().branding.contacts && <p>{t('noContacts')}</p>}
      <ol className={classes.firstDaySteps}>
        {data.steps.map(({ step, done: isDone }) => {
          const asks = mustAsk(step, mayApprove);
          const name = t(asks ? 'ask' : `steps.${step}`);
          return (
            <li key={step} data-done={isDone || undefined}>
              <Icon name={isDone ? 'circle-check' : 'circle-dashed'} size={22} />
              <span>
                {name}
                <span className="shape-unseen"> ({t(isDone ? 'done' : 'open')})</span>
                {!isDone && (
                  <>
                    {' '}
                    <AppLink
                      to={addressOf({ screen: 'help-topic', id: asks ? 'approve' : topics[step] })}
                      aria-label={t('howOf', { step: name })}
                    >
                      {t('how')}
                    </AppLink>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}
