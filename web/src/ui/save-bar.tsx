import { Button, VisuallyHidden } from '@mantine/core';
import { memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { firstKeysOf } from '../lib/shortcuts.ts';
import { useQuestion } from './confirm-dialog.tsx';
import classes from './save-bar.module.css';
import { tellSaveBarRoom } from './save-bar-room.ts';

type SaveBarProps = {
  state: ReactNode;
  /** Why the last attempt was not taken; stays until the next. */
  refusal?: ReactNode;
  checklist?: ReactNode;
  inDrawer?: boolean;
  children: ReactNode;
};

export function SaveBar({ state, refusal, checklist, inDrawer = false, children }: SaveBarProps) {
  const place = useRef<HTMLDivElement>(null);
  // What else stands at the foot of the window, such as the uploads, stays above it: also at the end of
  // the page, where the bar stands above the footer.
  useEffect(() => {
    const element = place.current;
    if (!element || inDrawer) return;
    let known = '';
    const tell = () => {
      const room = `${Math.max(0, Math.round(window.innerHeight - element.getBoundingClientRect().top))}px`;
      if (room !== known) tellSaveBarRoom(room);
      known = room;
    };
    const watch = new ResizeObserver(tell);
    for (const one of [element, document.body]) watch.observe(one);
    window.addEventListener('scroll', tell, { passive: true });
    window.addEventListener('resize', tell);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', tell);
      window.removeEventListener('resize', tell);
      tellSaveBarRoom(null);
    };
  }, [inDrawer]);
  return (
    <div className={classes.place} data-in-drawer={inDrawer || undefined} ref={place}>
      <div className={classes.bar}>
        {checklist}
        <div className={classes.refusal} role="alert">
          {refusal}
        </div>
        <p className={classes.state} role="status">
          {state}
        </p>
        <div className={classes.actions}>{children}</div>
      </div>
    </div>
  );
}

export function SaveKeys() {
  return <kbd className={classes.keys}>{firstKeysOf('save')}</kbd>;
}

/** A label that changes while one types: the button is as wide as its longest, and nothing around it moves. */
export function SteadyLabel({ now, others }: { now: string; others: readonly string[] }) {
  return (
    <span className={classes.steady}>
      <span>{now}</span>
      {others.map((other) => (
        <span key={other} aria-hidden>
          {other}
        </span>
      ))}
    </span>
  );
}

type ActivateButtonProps = {
  children: ReactNode;
  /** What is still missing for it, in words; nothing when nothing is. */
  lacks: string;
  /** It would not be taken now; pressing it all the same says why. */
  stuck: boolean;
  main: boolean;
  loading: boolean;
  onActivate: () => void;
};

/** Shows it to visitors. While something is missing it stays reachable and says what. */
export function ActivateButton({ children, lacks, stuck, main, loading, onActivate }: ActivateButtonProps) {
  const t = useTranslations('editor');
  const id = useId();
  const reason = lacks ? t('cannotActivate', { what: lacks }) : undefined;
  return (
    <>
      <Button
        variant={main ? 'filled' : 'default'}
        loading={loading}
        aria-disabled={stuck || undefined}
        data-disabled={stuck || undefined}
        aria-describedby={reason && id}
        title={reason}
        onClick={onActivate}
      >
        {children}
      </Button>
      {reason && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}

type DiscardButtonProps = { shown: boolean; text: string; onDiscard: () => void };

export const DiscardButton = memo(function DiscardButton({ shown, text, onDiscard }: DiscardButtonProps) {
  const t = useTranslations('save');
  const [ask, question] = useQuestion({
    title: t('discardTitle'),
    stay: t('keep'),
    go: t('discard'),
    onGo: onDiscard,
    children: <p>{text}</p>,
  });
  return (
    <>
      {shown && (
        <Button variant="default" onClick={ask}>
          {t('discard')}
        </Button>
      )}
      {question}
    </>
  );
});
