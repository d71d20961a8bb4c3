import type { Bilingual } from '@psifida/contract/content/bilingual';
import { PassingTitle } from '../common/titles.tsx';
import styles from './films.module.css';

/** What one sees, for its first seconds; then the film alone. With captions it stands above, out of their way. */
export function FilmTitle({ title, captioned }: { title: Bilingual; captioned: boolean }) {
  return (
    <header className={`${styles.title} ${captioned ? styles.aloft : ''}`}>
      <PassingTitle title={title} corner={captioned ? 'above' : 'below'} />
    </header>
  );
}
