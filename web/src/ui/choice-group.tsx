import type { ReactNode } from 'react';
import classes from './choice-group.module.css';

type ChoiceGroupProps = {
  legend: string;
  hint?: string;
  /** Where a link or a message leads to it. */
  id?: string;
  children: ReactNode;
};

/** Choices that belong together, as a card. */
export function ChoiceGroup({ legend, hint, id, children }: ChoiceGroupProps) {
  return (
    <fieldset className={classes.group} id={id} tabIndex={id ? -1 : undefined}>
      <legend className={classes.legend}>{legend}</legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
