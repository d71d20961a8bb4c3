import { use } from 'react';
import { Asleep, useAsleep } from './asleep.tsx';
import { Calm } from './calm/calm.tsx';
import { openDevice } from './device/open-device.ts';
import { Overlays } from './overlays/overlays.tsx';
import { PairingScreen } from './pairing/pairing-screen.tsx';
import { Playback } from './playback/playback.tsx';
import { useStore } from './store.ts';
import { useBranding } from './use-branding.ts';

const opening = openDevice();

/** The player on a display of its own. */
export function Device() {
  const parts = use(opening);
  const state = useStore(parts.state);
  const branding = useBranding(parts.kept);
  const asleep = useAsleep(state.phase === 'paired' ? state.own : null, parts);
  const calm = <Calm branding={branding} />;
  if (state.phase === 'paired')
    return (
      <>
        {asleep ? (
          <Asleep parts={parts} paired={state} />
        ) : (
          <Playback parts={parts} paired={state} calm={calm} />
        )}
        {state.own && <Overlays own={state.own} parts={parts} />}
      </>
    );
  return (
    <>
      {calm}
      {state.phase === 'unpaired' && state.code && <PairingScreen code={state.code} />}
    </>
  );
}
