import type { Bilingual } from '@psifida/contract/content/bilingual';
import { BilingualTitle } from '../common/bilingual-title.tsx';
import { useScene } from '../common/scene-context.ts';
import scrim from '../common/scrim.module.css';
import styles from './films.module.css';

/** What one sees, for its first seconds; then the film alone. With captions it stands above, out of their way. */
export function FilmTitle({ title, captioned }: { title: Bilingual; captioned: boolean }) {
  const { language, live, reducedMotion } = useScene();
  return (
    <header
      className={`${captioned ? `${scrim.above} ${styles.aloft}` : scrim.below} ${styles.title} ${live ? styles.leaving : ''} ${reducedMotion ? styles.still : ''}`}
    >
      <BilingualTitle title={title} language={language} />
    </header>
  );
}
