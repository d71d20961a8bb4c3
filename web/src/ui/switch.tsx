import type { ReactNode } from 'react';
import classes from './switch.module.css';

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is seen beside it; also its name, unless `name` says more. */
  children: ReactNode;
  name?: string;
  /** Why it will not turn: it stays reachable, and says so. */
  refusedBy?: string | undefined;
  onRefused?: () => void;
  id?: string;
};

/** On or off, at once. One that will not turn keeps its place in the keyboard's order and carries its reason. */
export function Switch({ checked, onChange, children, name, refusedBy, onRefused, id }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      id={id}
      className={classes.switch}
      aria-checked={checked}
      aria-label={name}
      aria-disabled={refusedBy ? true : undefined}
      aria-describedby={refusedBy}
      onClick={() => (refusedBy ? onRefused?.() : onChange(!checked))}
    >
      <span className={classes.track} aria-hidden>
        <span className={classes.thumb} />
      </span>
      <span>{children}</span>
    </button>
  );
}
