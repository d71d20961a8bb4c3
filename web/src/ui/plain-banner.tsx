import { type ReactNode, useEffect, useRef } from 'react';
import classes from './banner.module.css';
import { Icon } from './icon.tsx';

type BannerTone = 'bad' | 'wait' | 'info' | 'good';

const icons: Record<BannerTone, string> = {
  bad: 'alert-circle',
  wait: 'alert-triangle',
  info: 'info-circle',
  good: 'circle-check',
};

type BannerProps = {
  tone: BannerTone;
  children: ReactNode;
  actions?: ReactNode;
  /** `alert` for what must be heard at once. */
  role?: 'alert' | 'status' | 'note';
  /** What it answers, pressed perhaps far below: with each new one it comes into view and takes the focus. */
  answerTo?: object;
};

/** Something about the whole page. It stays until it is no longer true. */
export function Banner({ tone, children, actions, role, answerTo }: BannerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answerTo) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [answerTo]);
  return (
    <div
      ref={box}
      className={classes.banner}
      data-tone={tone}
      role={role}
      tabIndex={answerTo ? -1 : undefined}
    >
      <span className={classes.icon}>
        <Icon name={icons[tone]} size={22} />
      </span>
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
