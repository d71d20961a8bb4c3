import type { OwnDisplay } from '@psifida/contract/content/display';
import { isAwake } from '@psifida/contract/content/screen-plan';
import { useEffect } from 'react';
import type { Paired } from './device/device-state.ts';
import type { Parts } from './device/parts.ts';
import { emergenciesNow } from './overlays/emergency-now.ts';
import { useTownTime } from './overlays/overlays.tsx';

/** Off by plan; a message of the municipality, or the question which display this is, wakes it. */
export function useAsleep(own: OwnDisplay | null, { clock }: Parts): boolean {
  const now = useTownTime(clock);
  if (!own || isAwake(own.screenPlan ?? null, now)) return false;
  const isAsked = own.identifyUntil !== null && now < Date.parse(own.identifyUntil);
  return !isAsked && emergenciesNow(own.emergencies, now).length === 0;
}

/** A black glass. What is newest is taken meanwhile, and said to be here; nothing of it counts as shown. */
export function Asleep({ parts, paired: { release } }: { parts: Parts; paired: Paired }) {
  const { glass, machine, app } = parts;
  useEffect(() => {
    document.documentElement.dataset.asleep = '';
    // By whatever the machine has; without it the glass is black all the same.
    machine?.screen(false).catch(() => {});
    return () => {
      delete document.documentElement.dataset.asleep;
      machine?.screen(true).catch(() => {});
    };
  }, [machine]);
  useEffect(() => {
    glass.set({
      ...glass.get(),
      release: release && { number: release.number, hash: release.hash },
      newest: release?.hash ?? null,
      system: release?.manifest.system ?? null,
      showing: null,
      lastShow: null,
      visiting: false,
    });
    app.takeUpdate();
  }, [release, glass, app]);
  return <div data-testid="asleep" style={{ position: 'fixed', inset: 0, background: '#000' }} />;
}
