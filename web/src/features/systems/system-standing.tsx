import { Box, Group, Skeleton } from '@mantine/core';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { Section } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useFormatter, useTranslations } from 'use-intl';
import { useRequirementTexts } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { nextStep } from './next-step.ts';
import classes from './system-standing.module.css';

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
      <Box component="h3" fz={17}>
        {t('next')}
      </Box>
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

/** R-VAL-04: what a presentation of this system needs, said before anyone fails it. */
export function RequirementList({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations();
  const { hint } = useRequirementTexts();
  return (
    <dl>
      <div className={classes.row}>
        <Box component="dt" fw={600}>
          {t('presentations.titleField')}
        </Box>
        <dd>{t('hints.inBoth')}</dd>
      </div>
      {sections.map((section) => (
        <div key={section.kind} className={classes.row}>
          <Box component="dt" fw={600}>
            {t(`kinds.${section.kind}.title`)}
          </Box>
          <dd>{hint(section)}</dd>
        </div>
      ))}
    </dl>
  );
}

const figures = [
  { name: 'active', tone: 'good' },
  { name: 'inactive', tone: 'quiet' },
  { name: 'incomplete', tone: 'wait' },
] as const;

export function StandingFigures({ standing }: { standing: SystemStanding | undefined }) {
  const t = useTranslations('home');
  const format = useFormatter();
  return (
    <Group component="ul" gap={16} align="stretch" mt={16} mb={24}>
      {figures.map(({ name, tone }) => {
        const count = standing?.[name];
        return (
          <li key={name} className={classes.figure} data-tone={count ? tone : undefined}>
            <strong className={classes.number}>
              {count === undefined ? <Skeleton height={44} width={40} /> : format.number(count)}
            </strong>
            <span>{t(name, { count: count ?? 0 })}</span>
          </li>
        );
      })}
    </Group>
  );
}
