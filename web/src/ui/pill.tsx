import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './pill.module.css';

export type Tone = 'good' | 'wait' | 'bad' | 'info' | 'quiet';

/** A state in a few words. The words say it; colour and icon only help. */
export function Pill({ tone, icon, children }: { tone: Tone; icon?: string; children: ReactNode }) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
