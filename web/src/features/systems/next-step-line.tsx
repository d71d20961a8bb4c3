import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { nextStep } from './next-step.ts';
import classes from './next-step-line.module.css';

/** What to do next, and the way there in one step. */
export function NextStepLine({ standing, mayEdit }: { standing: SystemStanding; mayEdit: boolean }) {
  const t = useTranslations('overview');
  const when = useWhen();
  const { system, inactive, incomplete } = standing;
  const list = addressOf({ screen: 'presentation-list', system });

  switch (nextStep(standing)) {
    case 'nothing':
      return standing.displays > 0 ? null : (
        <p className={classes.line}>
          <Icon name="check" size={18} />
          {t('contentGood')}
        </p>
      );
    case 'nothing-due':
      // Where there is a display, its glass says so.
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
        <p className={classes.line}>{t('beginLater')}</p>
      );
  }
}

type StepProps = { to: string; tone: 'good' | 'wait'; icon: string; children: string };

function Step({ to, tone, icon, children }: StepProps) {
  return (
    <p className={classes.line} data-tone={tone}>
      <Icon name={icon} size={18} />
      <AppLink to={to} className={classes.link}>
        {children}
      </AppLink>
    </p>
  );
}
