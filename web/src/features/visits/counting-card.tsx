import { Box, Button, Group } from '@mantine/core';
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
import { useCountingChanges } from './visit-queries.ts';
import classes from './visits.module.css';

type CountingCardProps = { state: Counting; mayAdminister: boolean };

export function CountingCard({ state, mayAdminister }: CountingCardProps) {
  const t = useTranslations('visits');
  const when = useWhen();
  const nameOf = usePersonName();
  const { turn, erase } = useCountingChanges();
  const [asked, setAsked] = useState<'off' | 'erase' | null>(null);
  const error = turn.error ?? erase.error;
  const close = { onSettled: () => setAsked(null) };
  return (
    <section className={classes.card} aria-labelledby="counting">
      <Box component="h2" id="counting" mb={8} fz={20}>
        {t('countingTitle')}
      </Box>
      <p>{t('countingText', { days: state.keptDays })}</p>
      <p>
        <AppLink to={addressOf({ screen: 'accessibility' })}>{t('privacyLink')}</AppLink>
      </p>
      {state.by && state.at && (
        <p className="shape-quiet" role="status">
          {t(state.counting ? 'onBy' : 'offBy', { name: nameOf(state.by), when: when(state.at) })}
        </p>
      )}
      {error && <ProblemBanner error={error} />}
      <div role="status">{erase.isSuccess && <Banner tone="good">{t('erasedAll')}</Banner>}</div>
      {mayAdminister && (
        <Group justify="space-between" gap={16} mt={12}>
          <Switch
            checked={state.counting}
            onChange={(counting) => (counting ? turn.mutate({ body: { counting: true } }) : setAsked('off'))}
          >
            {t('counting')}
          </Switch>
          <Button variant="default" onClick={() => setAsked('erase')}>
            {t('erase')}
          </Button>
        </Group>
      )}
      {(['off', 'erase'] as const).map((what) => (
        <ConfirmDialog
          key={what}
          opened={asked === what}
          title={t(`${what}Ask`)}
          stay={t(`${what}Stay`)}
          go={t(`${what}Go`)}
          loading={turn.isPending || erase.isPending}
          onStay={() => setAsked(null)}
          onGo={() =>
            what === 'off' ? turn.mutate({ body: { counting: false } }, close) : erase.mutate({}, close)
          }
        >
          <p>{t(`${what}Text`)}</p>
        </ConfirmDialog>
      ))}
    </section>
  );
}
