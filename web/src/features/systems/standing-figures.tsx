import { Skeleton } from '@mantine/core';
import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './standing-figures.module.css';

const figures = [
  { name: 'active', tone: 'good' },
  { name: 'inactive', tone: 'quiet' },
  { name: 'incomplete', tone: 'wait' },
] as const;

export function StandingFigures({ standing }: { standing: SystemStanding | undefined }) {
  const t = useTranslations('home');
  const format = useFormatter();
  return (
    <ul className={classes.figures}>
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
    </ul>
  );
}
