import { Box, Button, Group } from '@mantine/core';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './empty-state.module.css';
import { Scene } from './scene.tsx';

type EmptyStateProps = { scene: SystemId; title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ scene, title, children, action }: EmptyStateProps) {
  return (
    <section className={classes.empty}>
      <div className={classes.image}>
        <Scene system={scene} size={{ width: 800, height: 600 }} />
      </div>
      <div className={classes.words}>
        <Box component="h2" fz={24} lh={1.3}>
          {title}
        </Box>
        <Box maw="60ch" c="var(--ink-quiet)">
          {children}
        </Box>
        {action && <Group gap={12}>{action}</Group>}
      </div>
    </section>
  );
}

type NothingFoundProps = Omit<EmptyStateProps, 'action'> & { onClear: () => void };

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
