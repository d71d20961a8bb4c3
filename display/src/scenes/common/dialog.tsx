import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { useAsked } from './places.ts';

/** Lies over the scene until it is closed by a control of its own; what is beneath it should be inert. Takes the focus. */
export function Dialog({
  label,
  className = '',
  inert = false,
  children,
}: {
  label: string;
  className?: string | undefined;
  inert?: boolean;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isAsked = useAsked() !== null;
  // Whoever writes in the form beside a preview keeps the focus there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, as it opens
  useEffect(() => {
    if (!isAsked) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      inert={inert}
      className={`${styles.dialog} ${className}`}
    >
      {children}
    </div>
  );
}
