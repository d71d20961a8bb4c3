import { type ReactNode, useEffect, useRef } from 'react';
import classes from './save-bar.module.css';

type SaveBarProps = {
  /** What is not saved yet, in words. */
  state: ReactNode;
  /** Why the last attempt was not taken; stays until the next. */
  refusal?: ReactNode;
  /** At the foot of a drawer instead of the page. */
  inDrawer?: boolean;
  children: ReactNode;
};

/** Always at hand at the foot of the page: what is not saved yet, and the one main action. */
export function SaveBar({ state, refusal, inDrawer = false, children }: SaveBarProps) {
  const place = useRef<HTMLDivElement>(null);
  // What else stands at the foot of the window, such as the uploads, makes room for it.
  useEffect(() => {
    const element = place.current;
    const { style } = document.documentElement;
    if (!element || inDrawer) return;
    const watch = new ResizeObserver(() =>
      style.setProperty('--save-bar-height', `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--save-bar-height');
    };
  }, [inDrawer]);
  return (
    <div className={classes.place} data-in-drawer={inDrawer || undefined} ref={place}>
      <div className={classes.bar}>
        <div className={classes.refusal} role="alert">
          {refusal}
        </div>
        <p className={classes.text} role="status">
          {state}
        </p>
        <div className={classes.actions}>{children}</div>
      </div>
    </div>
  );
}
