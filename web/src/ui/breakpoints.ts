import { useMediaQuery } from '@mantine/hooks';
import { type Breakpoint, breakpoints } from './breakpoint-widths.ts';

/** Whether the window is that wide now, where a style alone cannot do it. */
export const useBreakpoint = (name: Breakpoint): boolean => useMediaQuery(breakpoints[name]) ?? false;
