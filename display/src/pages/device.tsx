import type { TownLook } from '@psifida/contract/content/look';
import { use, useRef } from 'react';
import { encode } from 'uqr';
import { openDevice } from '../device/open-device.ts';
import { useStore } from '../device/store.ts';
import { Asleep, Overlays, useAsleep } from '../stage/overlays/overlays.tsx';
import { Playback } from '../stage/playback/playback.tsx';
import { Standby } from '../stage/standby/standby.tsx';
import { useBranding } from '../stage/standby/use-branding.ts';
import styles from './pairing.module.css';
import { useLook } from './use-look.ts';

const opening = openDevice();

export function Device() {
  const parts = use(opening);
  const state = useStore(parts.state);
  const branding = useBranding(parts.kept);
  const { visiting } = useStore(parts.glass);
  const worn = useRef<TownLook | undefined>(undefined);
  // A visitor's turn is not cut off by it.
  if (!visiting) worn.current = state.phase === 'paired' ? state.own?.look : undefined;
  const fitted = useLook(worn.current);
  const asleep = useAsleep(state.phase === 'paired' ? state.own : null, parts);
  const standby = <Standby branding={branding} />;
  if (state.phase === 'paired')
    return (
      <>
        {asleep ? (
          <Asleep parts={parts} paired={state} />
        ) : (
          <Playback
            key={fitted}
            parts={parts}
            paired={state}
            town={branding?.municipality ?? null}
            standby={standby}
          />
        )}
        {state.own && (
          <Overlays
            own={state.own}
            parts={parts}
            touchable={(state.release?.manifest.rules.installation ?? 'wall') !== 'wall'}
          />
        )}
      </>
    );
  return (
    <>
      {standby}
      {state.phase === 'unpaired' && state.code && <PairingScreen code={state.code} />}
    </>
  );
}

/** The code is filled in. */
const staffAddress = (code: string) => `${window.location.origin}/displays?code=${code}`;

const half = 3;

function PairingScreen({ code }: { code: string }) {
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

/** With the quiet zone that readers need. */
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
