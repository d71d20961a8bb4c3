import { Box } from '@mantine/core';
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
      <Box component="span" flex="none" lh={1}>
        <Icon name={icons[tone]} size={22} />
      </Box>
      <Box flex="1 1 200px" miw={0} c="var(--ink)">
        {children}
      </Box>
      {actions && (
        <Box className="shape-line" style={{ gap: 8, alignItems: 'stretch' }}>
          {actions}
        </Box>
      )}
    </div>
  );
}
