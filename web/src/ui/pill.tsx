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

export type ShownState = 'active' | 'inactive' | 'draft';

type Stateful = { active: boolean; missing: readonly unknown[] };

export const stateOf = ({ active, missing }: Stateful): ShownState => {
  if (active) return 'active';
  return missing.length > 0 ? 'draft' : 'inactive';
};

const looks = {
  active: { tone: 'good', icon: 'circle-check' },
  inactive: { tone: 'quiet', icon: 'circle-dashed' },
  draft: { tone: 'wait', icon: 'pencil' },
} as const;

export function StatePill({ state, children }: { state: ShownState; children: ReactNode }) {
  return <Pill {...looks[state]}>{children}</Pill>;
}
