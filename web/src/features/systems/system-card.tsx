import { Box, Skeleton, Stack } from '@mantine/core';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Scene } from '../../ui/scene.tsx';
import { nextStep } from './next-step.ts';
import classes from './system-card.module.css';

type SystemCardProps = {
  id: SystemId;
  system: System;
  /** Null when it could not be read: image and name still lead to the system. */
  standing: SystemStanding | 'loading' | null;
  mayEdit: boolean;
  glass: ReactNode;
};

export function SystemCard({ id, system, standing, mayEdit, glass }: SystemCardProps) {
  const t = useTranslations('overview');
  const locale = useLocale();
  const known = standing !== null && standing !== 'loading';
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <Scene system={id} size={{ width: 320, height: 240 }} className={classes.drawing} />
        <div>
          <Box component="h2" fz={19} lh={1.25}>
            <AppLink to={addressOf({ screen: 'system-home', system: id })} className={classes.link}>
              {system.name[locale]}
            </AppLink>
          </Box>
          {known && <p className="shape-note">{t('active', { count: standing.active })}</p>}
        </div>
      </header>
      <Box flex={1}>{glass ?? <Skeleton height="auto" style={{ aspectRatio: '16 / 9' }} />}</Box>
      <Stack gap={4}>
        {known && <NextStepLine standing={standing} mayEdit={mayEdit} />}
        {standing !== null && <LastChange change={known ? standing.lastChange : 'loading'} />}
      </Stack>
    </article>
  );
}

function LastChange({ change }: { change: SystemStanding['lastChange'] | 'loading' }) {
  const t = useTranslations('overview');
  const locale = useLocale();
  const when = useWhen();
  return (
    <div className={classes.change}>
      {change === 'loading' && <Skeleton height={20} width="80%" />}
      {change === null && <p>{t('noChange')}</p>}
      {change !== 'loading' && change && (
        <p>
          {t('lastChange', { when: when(change.at) })}: {change.title[locale]}
        </p>
      )}
    </div>
  );
}

function NextStepLine({ standing, mayEdit }: { standing: SystemStanding; mayEdit: boolean }) {
  const t = useTranslations('overview');
  const when = useWhen();
  const { system, inactive, incomplete } = standing;
  const list = addressOf({ screen: 'presentation-list', system });

  switch (nextStep(standing)) {
    case 'nothing':
      return null;
    case 'nothing-due':
      return standing.displays > 0 ? null : (
        <Step to={list} tone="wait" icon="alert-triangle">
          {standing.released?.until
            ? t('nothingDue', { when: when(standing.released.until) })
            : t('nothingDueEver')}
        </Step>
      );
    case 'complete':
      return (
        <Step to={list} tone="wait" icon="alert-triangle">
          {t('drafts', { count: incomplete })}
        </Step>
      );
    case 'activate':
      return (
        <Step to={list} tone="wait" icon="alert-triangle">
          {t('ready', { count: inactive })}
        </Step>
      );
    case 'begin':
      return mayEdit ? (
        <Step to={addressOf({ screen: 'presentation-add', system })} tone="good" icon="plus">
          {t('begin')}
        </Step>
      ) : (
        <p className={classes.step}>{t('beginLater')}</p>
      );
  }
}

type StepProps = { to: string; tone: 'good' | 'wait'; icon: string; children: string };

function Step({ to, tone, icon, children }: StepProps) {
  return (
    <p className={classes.step} data-tone={tone}>
      <Icon name={icon} size={18} />
      <AppLink to={to} className={classes.stepLink}>
        {children}
      </AppLink>
    </p>
  );
}
