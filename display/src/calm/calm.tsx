import type { Branding } from '@psifida/contract/branding';
import styles from './calm.module.css';
import { CalmPicture } from './calm-picture.tsx';

/** With nothing to show: the calm picture and the municipality's name, never an empty or a technical page. */
export function Calm({ branding }: { branding: Branding | null }) {
  return (
    <>
      <CalmPicture />
      {branding && <PlaceName name={branding.municipality} />}
    </>
  );
}

/** The municipality's name: in Greek, and in English beneath. */
function PlaceName({ name }: { name: { el: string; en: string } }) {
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
