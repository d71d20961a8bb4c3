import styles from './calm.module.css';

/** The municipality's name: in Greek, and in English beneath. */
export function PlaceName({ name }: { name: { el: string; en: string } }) {
  return (
    <header className={styles.name}>
      <h1 className={styles.greek} lang="el">
        {name.el}
      </h1>
      <p className={styles.english} lang="en">
        {name.en}
      </p>
    </header>
  );
}
