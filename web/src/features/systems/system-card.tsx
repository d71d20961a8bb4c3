import { Skeleton } from '@mantine/core';
import { sceneFor } from '@psifida/art/scenes';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Drawing } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import card from '../../ui/picture-card.module.css';
import { Pill } from '../../ui/pill.tsx';
import { NextStepLine } from './next-step-line.tsx';
import classes from './system-card.module.css';

type SystemCardProps = {
  id: SystemId;
  system: System;
  /** Null when it could not be read: picture and name still lead to the system. */
  standing: SystemStanding | 'loading' | null;
  mayEdit: boolean;
  /** How its displays stand. */
  displays?: ReactNode;
};

/** One system: its picture first, then what it shows and what waits. The whole card leads to its home. */
export function SystemCard({ id, system, standing, mayEdit, displays }: SystemCardProps) {
  const t = useTranslations('overview');
  const locale = useLocale();
  const known = standing !== null && standing !== 'loading';
  return (
    <article className={card.card} data-interactive>
      <div className={card.cover}>
        <Drawing svg={sceneFor(id, { width: 640, height: 360 })} className={card.picture} />
        {known && (
          <span className={card.state}>
            <Pill tone={standing.active > 0 ? 'good' : 'wait'}>
              {t('active', { count: standing.active })}
            </Pill>
          </span>
        )}
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <AppLink to={addressOf({ screen: 'system-home', system: id })} className={card.link}>
            {system.name[locale]}
          </AppLink>
        </h2>
        {standing === 'loading' && <Skeleton height={22} width="60%" mt={8} mb={18} />}
        {known && <NextStepLine standing={standing} mayEdit={mayEdit} />}
        {displays}
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
      {change === 'loading' && <Skeleton height={42} width="80%" />}
      {change === null && <p>{t('noChange')}</p>}
      {change !== 'loading' && change && (
        <>
          <p className={classes.title}>{change.title[locale]}</p>
          <p>{t('lastChange', { when: when(change.at) })}</p>
        </>
      )}
    </div>
  );
}
