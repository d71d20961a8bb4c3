import type { ReactNode } from 'react';
import styles from './section-title.module.css';

export const SectionTitle = ({ children }: { children: ReactNode }) => (
  <h2 className={styles.title}>{children}</h2>
);
