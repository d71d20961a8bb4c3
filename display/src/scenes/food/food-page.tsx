import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { ReactNode } from 'react';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import styles from './food-page.module.css';

type FoodPageProps = {
  media: ReleaseMedia;
  inert?: boolean;
  /** May share the glass otherwise, by `--picture` and `--words`. */
  className?: string | undefined;
  children: ReactNode;
};

/** One plate, opened: its picture on one side, what is said about it on the other. */
export function FoodPage({ media, inert = false, className = '', children }: FoodPageProps) {
  const { language } = useScene();
  return (
    <main className={`${styles.page} ${className}`} lang={language} inert={inert}>
      <div className={styles.picture}>
        <Picture media={media} size="full" />
      </div>
      <div className={styles.words}>{children}</div>
    </main>
  );
}
