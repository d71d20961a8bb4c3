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
  // What else stands at the foot of the window, such as the uploads, stays above it: also at the end of
  // the page, where the bar stands above the footer.
  useEffect(() => {
    const element = place.current;
    const { style } = document.documentElement;
    if (!element || inDrawer) return;
    let known = '';
    const tell = () => {
      const room = `${Math.max(0, Math.round(window.innerHeight - element.getBoundingClientRect().top))}px`;
      if (room !== known) style.setProperty('--save-bar-room', room);
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
      style.removeProperty('--save-bar-room');
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

/** How to save without reaching for the button; where there are keys to press. */
export function SaveKeys() {
  return <kbd className={classes.keys}>Ctrl+S</kbd>;
}
