import styles from './overlays.module.css';

/** So that whoever stands before several displays knows which one this is. */
export function Identify({ name, place }: { name: string; place: string }) {
  return (
    <div className={styles.identify} role="status">
      <p className={styles.ownName}>{name}</p>
      {place && <p className={styles.ownPlace}>{place}</p>}
    </div>
  );
}
