import { useScene } from '../common/scene-context.ts';
import typography from '../common/typography.module.css';
import type { NamePlace } from './arrange.ts';
import type { Category } from './cloud-content.ts';
import styles from './group-name.module.css';

type GroupNameProps = { category: Category | undefined; place: NamePlace; onChoose(): void };

/** What the pictures beneath it have in common. Whoever touches it sees these alone. */
export function GroupName({ category, place, onChoose }: GroupNameProps) {
  const { language } = useScene();
  if (!category) return null;
  return (
    <button
      type="button"
      className={`${typography.label} ${styles.name}`}
      style={{ transform: `translate(${place.x}px, ${place.y}px)`, maxWidth: place.width }}
      lang={language}
      onClick={onChoose}
    >
      <span>{category.title[language]}</span>
    </button>
  );
}
