import type { ReactNode } from 'react';
import classes from './emergency-form.module.css';

type ChoiceProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  /** One of several that may be chosen together. */
  many?: boolean;
  children: ReactNode;
};

export function Choice({ name, checked, onChoose, many = false, children }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type={many ? 'checkbox' : 'radio'} name={name} checked={checked} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
