import type { ReactNode } from 'react';

/** The page brings its own frame: /login. */
export function CustomLayout({ children }: { children: ReactNode }) {
  return children;
}
