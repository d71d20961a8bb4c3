import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { FittedTitle } from '../common/titles.tsx';
import typography from '../common/typography.module.css';
import { Zoomable } from '../common/zoomable.tsx';
import type { Plate } from './food-attract.tsx';
import styles from './food-page.module.css';

type FoodPageProps = {
  plate: Plate;
  inert?: boolean;
  /** May share the glass otherwise, by `--picture` and `--words`. */
  className?: string | undefined;
  children: ReactNode;
};

/** One plate, opened: its picture on one side, what is said about it on the other. */
export function FoodPage({ plate, inert = false, className = '', children }: FoodPageProps) {
  const { language } = useScene();
  const marks = useMarks();
  const { presentation, entry, kind, id, media } = plate;
  return (
    <main
      className={`${styles.page} ${className}`}
      lang={language}
      inert={inert}
      {...marks.entry(presentation, entry, kind)}
    >
      <div className={styles.picture}>
        <Zoomable media={media} corner="top">
          <Picture media={media} size="full" mark={marks.own(kind, id, 'image')} />
        </Zoomable>
      </div>
      <div className={styles.words}>{children}</div>
    </main>
  );
}

/** Of the glass's height, for a page's title. */
const titleShare = 0.24;

export function PageTitle({ plate: { kind, id, title } }: { plate: Plate }) {
  const { language } = useScene();
  const mark = useMarks().own(kind, id, 'title');
  return (
    <FittedTitle title={title[language]} most={2.4} share={titleShare} className={styles.title} mark={mark} />
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
