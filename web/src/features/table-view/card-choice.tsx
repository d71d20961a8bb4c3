import type { ReactNode } from 'react';
import classes from './choices.module.css';

type CardChoiceProps = {
  group: string;
  name: string;
  about?: string;
  checked: boolean;
  /** Without it, it is only shown as what is chosen now. */
  onChoose?: () => void;
  /** How it looks. */
  children: ReactNode;
};

/** One of a few, as a card that shows how it will look. */
export function CardChoice({ group, name, about, checked, onChoose, children }: CardChoiceProps) {
  return (
    <label className={classes.card}>
      <input
        type="radio"
        className="shape-whole"
        name={group}
        checked={checked}
        readOnly={!onChoose}
        onChange={onChoose}
      />
      {children}
      <span className={classes.name}>{name}</span>
      {about && <span className={classes.about}>{about}</span>}
    </label>
  );
}
