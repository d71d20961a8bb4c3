import { VisuallyHidden } from '@mantine/core';
import classes from './menu-count.module.css';

type MenuCountProps = { count: number; tone: 'bad' | 'wait'; words: string };

export function MenuCount({ count, tone, words }: MenuCountProps) {
  if (count === 0) return null;
  return (
    <span className={classes.count} data-tone={tone} title={words}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
