import type { Bilingual } from '@psifida/contract/content/bilingual';
import { BilingualTitle } from '../common/bilingual-title.tsx';
import { useScene } from '../common/scene-context.ts';
import scrim from '../common/scrim.module.css';
import styles from './films.module.css';

/** What one sees, for its first seconds; then the film alone. */
export function FilmTitle({ title }: { title: Bilingual }) {
  const { language, live, reducedMotion } = useScene();
  return (
    <header
      className={`${scrim.below} ${styles.title} ${live ? styles.leaving : ''} ${reducedMotion ? styles.still : ''}`}
    >
      <BilingualTitle title={title} language={language} />
    </header>
  );
}
