import { Skeleton } from '@mantine/core';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { nextStep } from './next-step.ts';
import classes from './next-step-panel.module.css';

type NextStepPanelProps = { standing: SystemStanding | undefined; system: SystemId; mayEdit: boolean };

export function NextStepPanel({ standing, system, mayEdit }: NextStepPanelProps) {
  const t = useTranslations('home');
  const overview = useTranslations('overview');
  const when = useWhen();
  const step = standing && nextStep(standing);
  const released = standing?.released;
  const list = addressOf({ screen: 'presentation-list', system });
  return (
    <div className={classes.panel} data-tone={step === 'nothing' && standing?.displays ? 'good' : 'wait'}>
      <h3 className={classes.title}>{t('next')}</h3>
      {!standing && <Skeleton height={48} />}
      {step === 'begin' && <p>{t('nextFirst')}</p>}
      {step === 'nothing-due' && (
        <p>
          {released?.until
            ? overview('nothingDue', { when: when(released.until) })
            : overview('nothingDueEver')}
        </p>
      )}
      {step === 'complete' && <p>{t('nextDrafts', { count: standing?.incomplete ?? 0 })}</p>}
      {step === 'activate' && <p>{t('nextInactive')}</p>}
      {step === 'nothing' && <p>{t(standing?.displays ? 'nextNothing' : 'nextDisplay')}</p>}
      {step === 'begin' && mayEdit && (
        <ButtonLink to={addressOf({ screen: 'presentation-add', system })} variant="default" size="sm">
          {overview('begin')}
        </ButtonLink>
      )}
      {(step === 'complete' || step === 'activate' || step === 'nothing-due') && (
        <ButtonLink to={list} variant="default" size="sm">
          {step === 'complete' ? t('open') : t('all')}
        </ButtonLink>
      )}
    </div>
  );
}
