import { encode } from 'uqr';
import styles from './pairing.module.css';

/** Where staff type the code; read by their phone it is typed already. */
const staffAddress = (code: string) => `${window.location.origin}/displays?code=${code}`;

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

/** Drawn as one path, dark on light, with the quiet border that readers need. */
function QrCode({ text, className }: { text: string; className?: string | undefined }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b1430" />
    </svg>
  );
}
