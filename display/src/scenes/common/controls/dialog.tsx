import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAsked } from '../places.ts';
import styles from './dialog.module.css';

type DialogProps = {
  label: string;
  className?: string | undefined;
  inert?: boolean;
  children: ReactNode;
};

/** Modal over the scene, but not in a card, beside which others stand; takes the focus. What is beneath it should be inert. */
export function Dialog({ label, className = '', inert = false, children }: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const [modal, setModal] = useState(true);
  useLayoutEffect(() => setModal(!box.current?.closest('[data-layer]')), []);
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
