import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './checklist.module.css';
import { Icon } from './icon.tsx';

export type ChecklistLine = {
  key: string;
  /** Null while it is not known yet. */
  state: 'done' | 'open' | 'optional' | null;
  text: string;
};

const icons = { done: 'circle-check', open: 'circle-dashed', optional: 'circle-dotted' } as const;

type ChecklistProps = {
  id: string;
  /** What the list is about, for those who cannot see where it stands. */
  about: string;
  title: string;
  ready: boolean;
  lines: readonly ChecklistLine[];
  warning?: ReactNode;
};

/** The rule seen before it is met: live, at the top of what is edited. */
export function Checklist({ id, about, title, ready, lines, warning }: ChecklistProps) {
  return (
    <section className={classes.band} data-ready={ready || undefined} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        <VisuallyHidden>{about}: </VisuallyHidden>
        {title}
      </h2>
      <ul className={classes.list}>
        {lines.map(({ key, state, text }) =>
          state ? (
            <Line key={key} state={state} text={text} />
          ) : (
            <li key={key}>
              <Skeleton height={24} width={220} />
            </li>
          ),
        )}
      </ul>
      {warning && (
        <p className={classes.warning} role="note">
          <Icon name="alert-triangle" size={18} />
          <span>{warning}</span>
        </p>
      )}
    </section>
  );
}

function Line({ state, text }: { state: NonNullable<ChecklistLine['state']>; text: string }) {
  const t = useTranslations('editor');
  return (
    <li className={classes.line} data-state={state}>
      <Icon name={icons[state]} size={22} />
      <span>
        {text}
        {state !== 'optional' && <VisuallyHidden> ({t(state)})</VisuallyHidden>}
      </span>
    </li>
  );
}
