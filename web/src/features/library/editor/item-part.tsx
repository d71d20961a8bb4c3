import type { ReactNode } from 'react';
import head from '../../../ui/part-head.module.css';
import { useReadOnly } from '../../../ui/read-only.ts';
import classes from './item-editor.module.css';

type ItemPartProps = {
  id: string;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** One part of the form: its name, what it asks for before anyone fails it (R-VAL-04), and its fields. */
export function ItemPart({ id, title, hint, action, error, children }: ItemPartProps) {
  const readOnly = useReadOnly();
  return (
    <section className={classes.part} aria-labelledby={`${id}-heading`} id={id} tabIndex={-1}>
      <div className={`${head.head} ${classes.head}`}>
        <div className={head.words}>
          <h2 id={`${id}-heading`} className={`${head.title} ${classes.title}`}>
            {title}
          </h2>
          {hint && !readOnly && <div className={`${head.hint} ${classes.hint}`}>{hint}</div>}
        </div>
        {action && !readOnly && <div className="shape-line">{action}</div>}
      </div>
      {error && <p className={classes.error}>{error}</p>}
      {children}
    </section>
  );
}
