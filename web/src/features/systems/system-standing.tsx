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

/** Only while there is something to do. */
export function NextStepPanel({ standing, system, mayEdit }: NextStepPanelProps) {
  const t = useTranslations('home');
  const overview = useTranslations('overview');
  const when = useWhen();
  const step = standing && nextStep(standing);
  if (!step || step === 'nothing') return null;
  const until = standing.released?.until;
  const words = {
    begin: () => t('nextFirst'),
    'nothing-due': () => (until ? overview('nothingDue', { when: when(until) }) : overview('nothingDueEver')),
    complete: () => t('nextDrafts', { count: standing.incomplete }),
    activate: () => t('nextInactive'),
  };
  return (
    <div className={classes.panel} data-tone="wait">
      <Box component="h3" fz={17}>
        {t('next')}
      </Box>
      <p>{words[step]()}</p>
      {step === 'begin' && mayEdit && (
        <ButtonLink to={addressOf({ screen: 'presentation-add', system })} variant="default" size="sm">
          {overview('begin')}
        </ButtonLink>
      )}
      {step !== 'begin' && (
        <ButtonLink to={addressOf({ screen: 'presentation-list', system })} variant="default" size="sm">
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
    <Group component="ul" gap="4px 20px" mb={16}>
      {figures.map(({ name, tone }) => {
        const count = standing?.[name];
        return (
          <li key={name} className={classes.figure} data-tone={count ? tone : undefined}>
            <strong className={classes.number}>
              {count === undefined ? <Skeleton height={20} width={20} /> : format.number(count)}
            </strong>
            <span>{t(name, { count: count ?? 0 })}</span>
          </li>
        );
      })}
    </Group>
  );
}
