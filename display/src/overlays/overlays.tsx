import type { OwnDisplay } from '@psifida/contract/content/display';
import { useEffect } from 'react';
import type { Parts } from '../device/open-device.ts';
import { Emergency } from './emergency.tsx';
import { emergenciesNow } from './emergency-now.ts';
import { Identify } from './identify.tsx';
import { useTownTime } from './use-town-time.ts';

/** Several messages take turns. */
const turnMs = 12_000;

/** What lies over everything that plays: a message of the municipality, or the display's own name. */
export function Overlays({ own, parts }: { own: OwnDisplay; parts: Parts }) {
  const now = useTownTime(parts.clock);
  const messages = emergenciesNow(own.emergencies, now);
  const message = messages[Math.floor(now / turnMs) % messages.length];
  const identifies = own.identifyUntil && now < Date.parse(own.identifyUntil);

  useEffect(() => {
    if (message) parts.seenEmergencies.add(message.id);
  }, [message, parts]);

  return (
    <>
      {message && <Emergency message={message} />}
      {identifies && <Identify name={own.name} place={own.place} />}
    </>
  );
}
