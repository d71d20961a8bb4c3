import { type ReactNode, useEffect, useRef } from 'react';
import { useAsked } from '../places.ts';
import styles from './dialog.module.css';

type DialogProps = {
  label: string;
  className?: string | undefined;
  inert?: boolean;
  modal?: boolean;
  children: ReactNode;
};

/** Modal over the scene, or one of several on it; takes the focus. What is beneath it should be inert. */
export function Dialog({ label, className = '', inert = false, modal = true, children }: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAsked = useAsked() !== null;
  // In a preview the focus stays in the form beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, as it opens
  useEffect(() => {
    if (!isAsked) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={box}
      role="dialog"
      aria-modal={modal}
      aria-label={label}
      tabIndex={-1}
      inert={inert}
      className={`${styles.dialog} ${className}`}
    >
      {children}
    </div>
  );
}
