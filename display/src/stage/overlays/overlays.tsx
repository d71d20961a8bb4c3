import type { Bilingual } from '@psifida/contract/bilingual';
import {
  type EmergencyLevel,
  type EmergencyMessage,
  emergencyLevels,
  type OwnDisplay,
} from '@psifida/contract/content/display';
import { measuresOf } from '@psifida/contract/content/panel';
import { isAwake } from '@psifida/contract/content/screen-plan';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Clock } from '../../device/clock.ts';
import type { Paired, Parts } from '../../device/parts.ts';
import { useInterval } from '../../device/use-interval.ts';
import { useShape } from '../standby/use-screen.ts';
import { air, type EmergencyPage, emergencyBudget, type } from './emergency-budget.ts';
import styles from './overlays.module.css';

/** Messages take turns, and so do the pages of a long one; one that is seen whole has two turns. */
const turnMs = 6_000;

export function Overlays({ own, parts }: { own: OwnDisplay; parts: Parts }) {
  const now = useTownTime(parts.clock);
  const messages = emergenciesNow(own.emergencies, now);
  const shape = useShape();
  const glass = { ...shape, textPx: measuresOf(own.panel, shape.width).textPx };
  const turns = messages.flatMap((one) => {
    const easy = easyOf(one);
    const pages = [one, ...(easy ? [easy] : [])].flatMap((said) =>
      emergencyBudget(said, glass).map((page) => ({ message: one, page })),
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
      {turn && <Emergency message={turn.message} page={turn.page} />}
      {identifies && <Identify name={own.name} place={own.place} />}
    </>
  );
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

const levelNames: Record<EmergencyLevel, Bilingual> = {
  information: { el: 'Ενημέρωση', en: 'Information' },
  warning: { el: 'Προσοχή', en: 'Warning' },
  danger: { el: 'Κίνδυνος', en: 'Danger' },
};

/** In place of the level: nobody takes it for one. */
const drillName: Bilingual = { el: 'Άσκηση', en: 'Drill' };

type EmergencyProps = { message: EmergencyMessage; page: EmergencyPage };

export function Emergency({ message: { level, drill }, page: { said, px } }: EmergencyProps) {
  const sizes = {
    '--px': `${px}px`,
    '--edge': `${air.edge * 100}vmin`,
    '--sign-size': `${air.sign * 100}vmin`,
    '--gap': `${air.gap * 100}vmin`,
    '--apart': `${(air.apart * 100) / 2}vmin`,
    '--title': type.title,
    '--level': type.level,
    '--between': type.between,
  } as CSSProperties;
  return (
    <div
      className={styles.emergency}
      data-level={level}
      data-drill={drill || undefined}
      style={sizes}
      role="alert"
    >
      <LevelSign level={level} />
      <div className={styles.both}>
        {said.map(({ language, title, text }) => (
          <section key={language} lang={language} className={styles.words}>
            <p className={styles.level}>{(drill ? drillName : levelNames[level])[language]}</p>
            <h1>{title}</h1>
            <p className={styles.text}>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

/** A shape for each level, for those who see no colours. */
const shapes: Record<EmergencyLevel, string> = {
  information: 'M50 4a46 46 0 1 1 0 92 46 46 0 0 1 0-92z',
  warning: 'M50 6 97 92H3z',
  danger: 'M32 4h36l28 28v36L68 96H32L4 68V32z',
};

const marks: Record<EmergencyLevel, { line: [number, number]; dot: number }> = {
  information: { line: [46, 74], dot: 29 },
  warning: { line: [38, 64], dot: 78 },
  danger: { line: [24, 58], dot: 75 },
};

function LevelSign({ level }: { level: EmergencyLevel }) {
  const {
    line: [from, to],
    dot,
  } = marks[level];
  return (
    <svg className={styles.sign} viewBox="0 0 100 100" aria-hidden="true">
      <path d={shapes[level]} strokeLinejoin="round" />
      <line x1="50" x2="50" y1={from} y2={to} />
      <circle cx="50" cy={dot} r="6.5" />
    </svg>
  );
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
