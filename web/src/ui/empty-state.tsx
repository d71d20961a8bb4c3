import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './empty-state.module.css';

type EmptyStateProps = { picture: ReactNode; title: string; children: ReactNode; action?: ReactNode };

/** An empty list teaches: what this is, what it needs, and the one step to begin with. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <section className={classes.empty}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.text}>{children}</div>
        {action && <div>{action}</div>}
      </div>
    </section>
  );
}

type NothingFoundProps = Omit<EmptyStateProps, 'action'> & { onClear: () => void };

/** What was looked for is not there: the way back to all of it. */
export function NothingFound({ onClear, ...props }: NothingFoundProps) {
  const t = useTranslations('presentations');
  return (
    <EmptyState
      {...props}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
