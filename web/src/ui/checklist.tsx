import { Skeleton, VisuallyHidden } from '@mantine/core';
import { memo, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './checklist.module.css';
import { Icon } from './icon.tsx';
import { useReadOnly } from './read-only.ts';

export type ChecklistLine = {
  key: string;
  /** Null while it is not known yet. */
  state: 'done' | 'open' | 'optional' | null;
  text: string;
};

const icons = { done: 'circle-check', open: 'circle-dashed', optional: 'circle-dotted' } as const;

type ChecklistProps = {
  id: string;
  /** What the list is about, for those who cannot see where it stands, and all that is said while little is known. */
  about: string;
  title: string;
  ready: boolean;
  isLoading: boolean;
  lines: readonly ChecklistLine[];
};

/** The rule seen before it is met, live. Its lines would cover the form: they unfold from its title, which counts them. */
export function Checklist({ id, about, title, ready, isLoading, lines }: ChecklistProps) {
  const t = useTranslations('editor');
  // For whoever may only look it stands on the page, whole.
  const folds = !useReadOnly();
  const [opened, setOpened] = useState(false);
  const open = lines.filter(({ state }) => state === 'open').length;
  const words = isLoading ? (
    <span>{about}</span>
  ) : (
    <>
      <VisuallyHidden>{about}: </VisuallyHidden>
      <span>{folds && !opened && open > 0 ? t('stillOpen', { count: open }) : title}</span>
    </>
  );
  return (
    <section className={classes.band} data-ready={ready || undefined} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {folds ? (
          <button
            type="button"
            className={classes.opener}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            <span>{words}</span>
            <Icon name={opened ? 'chevron-down' : 'chevron-up'} size={18} />
          </button>
        ) : (
          words
        )}
      </h2>
      {(!folds || opened) && (
        <ul className={classes.list}>
          {lines.map(({ key, state, text }) =>
            state ? (
              <Line key={key} state={state} text={text} />
            ) : (
              <li key={key}>
                <Skeleton height={20} width={220} />
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}

export function ChecklistOnPage({ children }: { children: ReactNode }) {
  return <div className={classes.onPage}>{children}</div>;
}

type LineProps = { state: NonNullable<ChecklistLine['state']>; text: string };

const Line = memo(function Line({ state, text }: LineProps) {
  const t = useTranslations('editor');
  return (
    <li className={classes.line} data-state={state}>
      <Icon name={icons[state]} size={18} />
      <span>
        <span>{text}</span>
        {state !== 'optional' && <VisuallyHidden> ({t(state)})</VisuallyHidden>}
      </span>
    </li>
  );
});
