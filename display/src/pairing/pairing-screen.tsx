import styles from './pairing.module.css';
import { QrCode } from './qr-code.tsx';

/** Where staff type the code; read by their phone it is typed already. */
export const staffAddress = (code: string) => `${window.location.origin}/displays?code=${code}`;

const half = 3;

/** Until staff have taken the display in: who comes by sees a calm picture, and staff the code. */
export function PairingScreen({ code }: { code: string }) {
  return (
    <section className={styles.card} data-code={code}>
      <div className={styles.words}>
        <h2 lang="el">Νέα οθόνη</h2>
        <p className={styles.english} lang="en">
          New display
        </p>
        <p className={styles.code}>
          <span>{code.slice(0, half)}</span> <span>{code.slice(half)}</span>
        </p>
        <p className={styles.hint} lang="el">
          Σαρώστε το QR με το κινητό σας ή πληκτρολογήστε τον κωδικό στη σελίδα «Οθόνες».
        </p>
        <p className={`${styles.hint} ${styles.english}`} lang="en">
          Scan with your phone, or enter the code under Displays.
        </p>
      </div>
      <QrCode className={styles.qr} text={staffAddress(code)} />
    </section>
  );
}
