import { harbour, harbourBoats, harbourRipples, harbourScenery, harbourSky } from '@psifida/art/harbour';
import type { Branding } from '@psifida/contract/branding';
import type { Size } from '@psifida/contract/registry/check';
import { useEffect, useState } from 'react';
import {
  advance,
  byTime,
  changeSeconds,
  type Daylight,
  holdSeconds,
  moonCourse,
  sunCourse,
} from './daylight.ts';
import { Disc, Glitter, Layer, LitLayer } from './luminary.tsx';
import styles from './standby.module.css';
import { useReducedMotion, useShape } from './use-screen.ts';

/** Never an empty or a technical page. */
export function Standby({ branding }: { branding: Branding | null }) {
  return (
    <>
      <StandbyImage />
      {branding && <PlaceName name={branding.municipality} />}
    </>
  );
}

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

const still = harbour({ time: 'dusk' });
const skies = byTime(harbourSky);
const sceneries = byTime(harbourScenery);
const ripples = byTime(harbourRipples);
const boats = byTime(harbourBoats);

function StandbyImage() {
  const shape = useShape();
  const reducedMotion = useReducedMotion();
  return (
    <div className={styles.image} aria-hidden="true">
      {reducedMotion ? <Layer drawing={still} shape={shape} /> : <LivingHarbour shape={shape} />}
    </div>
  );
}

function LivingHarbour({ shape }: { shape: Size }) {
  const daylight = useDaylight();
  const times = daylight.coming ? [daylight.now, daylight.coming] : [daylight.now];
  const lit = { times, shape };
  const sun = sunCourse(daylight);
  const moon = moonCourse(daylight);
  const sunTimes = times.filter((time) => time !== 'night');
  return (
    <>
      <LitLayer drawings={skies} {...lit} />
      {sun && <Disc course={sun} times={sunTimes} shape={shape} />}
      {moon && <Disc course={moon} times={['night']} shape={shape} />}
      <LitLayer drawings={sceneries} {...lit} />
      {sun && <Glitter course={sun} times={sunTimes} shape={shape} />}
      {moon && <Glitter course={moon} times={['night']} shape={shape} />}
      <div className={styles.drifting}>
        <LitLayer drawings={ripples} {...lit} />
      </div>
      <div className={styles.afloat}>
        <LitLayer drawings={boats} {...lit} />
      </div>
    </>
  );
}

function useDaylight(): Daylight {
  const [daylight, setDaylight] = useState<Daylight>({ now: 'dusk', coming: null });
  useEffect(() => {
    const seconds = daylight.coming ? changeSeconds : holdSeconds;
    const timer = setTimeout(() => setDaylight(advance), seconds * 1000);
    return () => clearTimeout(timer);
  }, [daylight]);
  return daylight;
}
