import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './error-summary.module.css';
import { goToField } from './focus.ts';

type SummaryEntry = { fieldId: string; label: string; text: string };

type ErrorSummaryProps = {
  entries: readonly SummaryEntry[];
  /** Grows with each attempt: the summary takes the focus again even when nothing in it has changed. */
  attempt: number;
  title?: string;
};

export function ErrorSummary({ entries, attempt, title }: ErrorSummaryProps) {
  const t = useTranslations('form');
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is the reason to focus, not its value
  useEffect(() => box.current?.focus(), [attempt]);
  if (entries.length === 0) return null;

  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.summary}>
      <h2 className={classes.title}>{title ?? t('summaryFix', { count: entries.length })}</h2>
      <ul className={classes.list}>
        {entries.map(({ fieldId, label, text }) => (
          <li key={fieldId + text}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                goToField(fieldId);
              }}
            >
              {label}: {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
