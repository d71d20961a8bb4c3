import { Button } from '@mantine/core';
import type { Counting } from '@psifida/contract/content/visits';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useCountingDeeds } from './visit-queries.ts';
import classes from './visits.module.css';

type CountingCardProps = { state: Counting; mayAdminister: boolean };

/** What is counted and what is not, and for administrators whether it is at all. */
export function CountingCard({ state, mayAdminister }: CountingCardProps) {
  const t = useTranslations('visits');
  const when = useWhen();
  const nameOf = usePersonName();
  const { turn, erase } = useCountingDeeds();
  const [asked, setAsked] = useState<'off' | 'erase' | null>(null);
  const error = turn.error ?? erase.error;
  const close = { onSettled: () => setAsked(null) };
  return (
    <section className={classes.card} aria-labelledby="counting">
      <h2 id="counting" className={classes.heading}>
        {t('countingTitle')}
      </h2>
      <p>{t('countingText', { days: state.keptDays })}</p>
      <p>
        <AppLink to={addressOf({ screen: 'accessibility' })}>{t('privacyLink')}</AppLink>
      </p>
      {state.by && state.at && (
        <p className={classes.quiet} role="status">
          {t(state.counting ? 'onBy' : 'offBy', { name: nameOf(state.by), when: when(state.at) })}
        </p>
      )}
      {error && <ProblemBanner error={error} />}
      <div role="status">{erase.isSuccess && <Banner tone="good">{t('erasedAll')}</Banner>}</div>
      {mayAdminister && (
        <div className={classes.deeds}>
          <Switch
            checked={state.counting}
            onChange={(counting) => (counting ? turn.mutate(true) : setAsked('off'))}
          >
            {t('counting')}
          </Switch>
          <Button variant="default" onClick={() => setAsked('erase')}>
            {t('erase')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={asked === 'off'}
        title={t('offAsk')}
        stay={t('offStay')}
        go={t('offGo')}
        loading={turn.isPending}
        onStay={() => setAsked(null)}
        onGo={() => turn.mutate(false, close)}
      >
        <p>{t('offText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'erase'}
        title={t('eraseAsk')}
        stay={t('eraseStay')}
        go={t('eraseGo')}
        loading={erase.isPending}
        onStay={() => setAsked(null)}
        onGo={() => erase.mutate(undefined, close)}
      >
        <p>{t('eraseText')}</p>
      </ConfirmDialog>
    </section>
  );
}
