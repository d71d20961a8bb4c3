import type { Bilingual } from '@psifida/contract/bilingual';
import { type EmergencyMessage, emergencyLevels } from '@psifida/contract/content/display';
import type { OwnDisplay } from '@psifida/contract/content/own-display';
import { measuresOf, type Panel, reachMm } from '@psifida/contract/content/panel';
import { isAwake } from '@psifida/contract/content/screen-plan';
import type { Size } from '@psifida/contract/registry/check';
import { useEffect, useState } from 'react';
import type { Clock } from '../../device/clock.ts';
import type { Paired, Parts } from '../../device/parts.ts';
import { useInterval } from '../../device/use-interval.ts';
import { useShape } from '../standby/use-screen.ts';
import { Emergency } from './emergency.tsx';
import { air, emergencyBudget, signerRoom } from './emergency-budget.ts';
import styles from './overlays.module.css';

/** Messages take turns, and so do the pages of a long one; one that is seen whole has two turns. */
const turnMs = 6_000;

type OverlaysProps = { own: OwnDisplay; parts: Parts; touchable: boolean };

export function Overlays({ own, parts, touchable }: OverlaysProps) {
  const now = useTownTime(parts.clock);
  const messages = emergenciesNow(own.emergencies, now);
  const shape = useShape();
  const shorter = Math.min(shape.width, shape.height);
  const { textPx } = measuresOf(own.panel, shape.width);
  const button = signsButton(own.panel, shape);
  /** The message of which the signer was asked for; while it is watched its words stay beside it. */
  const [watched, setWatched] = useState<string | null>(null);
  const held = messages.filter(({ id }) => id === watched);
  const turns = (held.length ? held : messages).flatMap((one) => {
    const easy = easyOf(one);
    const isSigned = !!one.sign && (!touchable || one.id === watched);
    const room = isSigned ? signerRoom(shape) : { width: 0, height: 0 };
    const taken = {
      width: room.width,
      height:
        room.height +
        (one.sign && touchable ? button.bottom - air.edge * shorter + button.height + air.gap * shorter : 0),
    };
    const pages = [one, ...(easy ? [easy] : [])].flatMap((said) =>
      emergencyBudget(said, { ...shape, textPx, taken }).map((page) => ({ message: one, page, isSigned })),
    );
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
      {turn && (
        <Emergency
          message={turn.message}
          page={turn.page}
          all={messages}
          signs={{
            shown: turn.isSigned,
            choose: touchable ? (shown) => setWatched(shown ? turn.message.id : null) : null,
            button,
          }}
        />
      )}
      {identifies && <Identify name={own.name} place={own.place} />}
    </>
  );
}

/** At the lower edge, and where that is near the floor as high as whoever sits reaches it. */
export function signsButton(panel: Panel, { width, height }: Size) {
  const { textPx, targetPx, pxPerMm } = measuresOf(panel, width);
  const shorter = Math.min(width, height);
  const { lowerEdgeMm = reachMm.from } = panel;
  return {
    height: Math.min(targetPx * 1.3, shorter / 8),
    textPx: Math.min(textPx, shorter / 24),
    bottom: Math.max(air.edge * shorter, Math.ceil((reachMm.from - lowerEdgeMm) * pxPerMm)),
  };
}

/** The same with its text in easy language, where somebody wrote it; a language without it keeps its text. */
export function easyOf({
  easy,
  title,
  text,
}: EmergencyMessage): { title: Bilingual; text: Bilingual } | null {
  if (!easy?.el && !easy?.en) return null;
  return { title, text: { el: easy.el || text.el, en: easy.en || text.en } };
}

function Identify({ name, place }: { name: string; place: string }) {
  return (
    <div className={styles.identify} role="status">
      <p className={styles.ownName}>{name}</p>
      {place && <p className={styles.ownPlace}>{place}</p>}
    </div>
  );
}

function useTownTime(clock: Clock): number {
  const [now, setNow] = useState(clock.now);
  useInterval(() => setNow(clock.now()), 1_000);
  return now;
}

/** The gravest first and of these the latest. What has ended ends here, even without a server. */
export const emergenciesNow = (messages: readonly EmergencyMessage[], now: number): EmergencyMessage[] =>
  messages
    .filter(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until))
    .toSorted(
      (a, b) =>
        emergencyLevels.indexOf(b.level) - emergencyLevels.indexOf(a.level) ||
        Date.parse(b.from) - Date.parse(a.from),
    );

/** Off by plan; an emergency, or the question which display this is, wakes it. */
export function useAsleep(own: OwnDisplay | null, { clock }: Parts): boolean {
  const now = useTownTime(clock);
  if (!own || isAwake(own.screenPlan ?? null, now)) return false;
  const isAsked = own.identifyUntil !== null && now < Date.parse(own.identifyUntil);
  return !isAsked && emergenciesNow(own.emergencies, now).length === 0;
}

/** A black glass: what is newest is taken meanwhile, but nothing counts as shown. */
export function Asleep({ parts, paired: { release } }: { parts: Parts; paired: Paired }) {
  const { glass, machine, app } = parts;
  useEffect(() => {
    document.documentElement.dataset.asleep = '';
    // Without a machine the glass is black all the same.
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
