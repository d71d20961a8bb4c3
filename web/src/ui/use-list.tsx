import type { ReactNode } from 'react';
import { AppLink } from './link.tsx';
import classes from './use-list.module.css';

/** Where something is used. */
export function UseList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

/** One place, a step away, and how it stands there. */
export function Use({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <li className={classes.use}>
      <AppLink to={to} className={classes.link}>
        {title}
      </AppLink>
      {children}
    </li>
  );
}
