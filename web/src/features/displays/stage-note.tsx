import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import classes from './stage-note.module.css';

type StageNoteProps = {
  /** How far it has come; null while there is nothing to say. */
  stage: string | null;
  icon: string;
  /** Somebody ought to look. */
  wrong: boolean;
  /** Spoken as it changes. */
  spoken: boolean;
  children: ReactNode;
};

/** What comes of something that a display was asked for. It stands there also while it is empty, so that it is heard. */
export function StageNote({ stage, icon, wrong, spoken, children }: StageNoteProps) {
  return (
    <div
      role={spoken ? 'status' : undefined}
      className={classes.note}
      data-stage={stage ?? undefined}
      data-wrong={wrong || undefined}
    >
      {stage && (
        <>
          <Icon name={icon} size={20} />
          <span>{children}</span>
        </>
      )}
    </div>
  );
}
