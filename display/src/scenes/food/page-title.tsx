import { useScene } from '../common/scene-context.ts';
import styles from './page-title.module.css';

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
