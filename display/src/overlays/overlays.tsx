import type { OwnDisplay } from '@psifida/contract/content/display';
import { measuresOf } from '@psifida/contract/content/panel';
import { useEffect, useState } from 'react';
import { useShape } from '../calm/use-shape.ts';
import type { Clock } from '../clock/clock.ts';
import type { Parts } from '../device/parts.ts';
import { Emergency } from './emergency.tsx';
import { emergencyBudget } from './emergency-budget.ts';
import { emergenciesNow } from './emergency-now.ts';
import styles from './overlays.module.css';

/** Several messages take turns, and so do the pages of a long one; one that is seen whole has two of them. */
const turnMs = 6_000;

/** What lies over everything that plays: a message of the municipality, or the display's own name. */
export function Overlays({ own, parts }: { own: OwnDisplay; parts: Parts }) {
  const now = useTownTime(parts.clock);
  const messages = emergenciesNow(own.emergencies, now);
  const shape = useShape();
  const glass = { ...shape, textPx: measuresOf(own.panel, shape.width).textPx };
  const turns = messages.flatMap((one) => {
    const pages = emergencyBudget(one, glass).map((page) => ({ message: one, page }));
    return pages.length === 1 ? [...pages, ...pages] : pages;
  });
  const turn = turns[Math.floor(now / turnMs) % turns.length];
  const message = turn?.message;
  const identifies = own.identifyUntil && now < Date.parse(own.identifyUntil);

  useEffect(() => {
    if (message) parts.seenEmergencies.add(message.id);
  }, [message, parts]);

  return (
    <>
      {turn && <Emergency level={turn.message.level} page={turn.page} />}
      {identifies && <Identify name={own.name} place={own.place} />}
    </>
  );
}

/** So that whoever stands before several displays knows which one this is. */
function Identify({ name, place }: { name: string; place: string }) {
  return (
    <div className={styles.identify} role="status">
      <p className={styles.ownName}>{name}</p>
      {place && <p className={styles.ownPlace}>{place}</p>}
    </div>
  );
}

/** The town's time, every second. */
export function useTownTime(clock: Clock): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
