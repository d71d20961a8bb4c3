import { Skeleton } from '@mantine/core';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { AppLink } from '../../ui/link.tsx';
import { Scene } from '../../ui/scene.tsx';
import { NextStepLine } from './next-step-line.tsx';
import classes from './system-card.module.css';

type SystemCardProps = {
  id: SystemId;
  system: System;
  /** Null when it could not be read: picture and name still lead to the system. */
  standing: SystemStanding | 'loading' | null;
  mayEdit: boolean;
  /** What is on the glass of its displays; null while that is being asked for. */
  glass: ReactNode;
};

/** One system: what is on its glass first, then what waits. Its name leads to its home. */
export function SystemCard({ id, system, standing, mayEdit, glass }: SystemCardProps) {
  const t = useTranslations('overview');
  const locale = useLocale();
  const known = standing !== null && standing !== 'loading';
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <Scene system={id} size={{ width: 320, height: 240 }} className={classes.drawing} />
        <div>
          <h2 className={classes.name}>
            <AppLink to={addressOf({ screen: 'system-home', system: id })} className={classes.link}>
              {system.name[locale]}
            </AppLink>
          </h2>
          {known && <p className={classes.quiet}>{t('active', { count: standing.active })}</p>}
        </div>
      </header>
      <div className={classes.glass}>{glass ?? <Skeleton className={classes.waiting} />}</div>
      <div className={classes.foot}>
        {known && <NextStepLine standing={standing} mayEdit={mayEdit} />}
        {standing !== null && <LastChange change={known ? standing.lastChange : 'loading'} />}
      </div>
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
