import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import typography from '../common/typography.module.css';
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

/** Beyond this many letters a title is set smaller: the words beneath it need their place. */
const longTitle = 48;

export function PageTitle({ title }: { title: string }) {
  const { language } = useScene();
  return (
    <h1 className={`${styles.title} ${title.length > longTitle ? styles.long : ''}`} lang={language}>
      {title}
    </h1>
  );
}

export const SectionTitle = ({ children }: { children: ReactNode }) => (
  <h2 className={styles.section}>{children}</h2>
);

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

type ActionProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** `main` is the way on; `round` carries a sign alone. */
  look?: 'main' | 'round';
  first?: boolean;
  onPress(): void;
};

/** A button at the foot of a page. */
export function Action({ look, first = false, onPress, className = '', ...rest }: ActionProps) {
  const looks = [styles.action, look && styles[look], first && styles.first].filter(Boolean).join(' ');
  return (
    <button
      {...rest}
      type="button"
      className={`${typography.label} ${looks} ${className}`}
      onClick={onPress}
    />
  );
}
