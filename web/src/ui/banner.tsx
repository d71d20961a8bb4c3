import type { ReactNode } from 'react';
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
  /** It answers what was just pressed, perhaps far below: it comes into view and takes the focus. */
  isAnswer?: boolean;
};

function comeForward(box: HTMLElement | null) {
  box?.scrollIntoView({ block: 'center' });
  box?.focus({ preventScroll: true });
}

/** Something about the whole page. It stays until it is no longer true. */
export function Banner({ tone, children, actions, role, isAnswer = false }: BannerProps) {
  return (
    <div
      className={classes.banner}
      data-tone={tone}
      role={role}
      {...(isAnswer && { tabIndex: -1, ref: comeForward })}
    >
      <span className={classes.icon}>
        <Icon name={icons[tone]} size={22} />
      </span>
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
