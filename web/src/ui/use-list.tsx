import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from './link.tsx';
import classes from './use-list.module.css';

export function UseList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

export function Use({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <Group component="li" gap="4px 12px" justify="space-between" mih={40}>
      <AppLink to={to} className={classes.link}>
        {title}
      </AppLink>
      {children}
    </Group>
  );
}
