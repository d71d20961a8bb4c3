import { harbour } from '@psifida/art/harbour';
import { harbourBoats, harbourRipples, harbourScenery, harbourSky } from '@psifida/art/harbour-layers';
import { useEffect, useState } from 'react';
import { byTime } from './by-time.ts';
import styles from './calm.module.css';
import { advance, changeSeconds, type Daylight, holdSeconds, moonCourse, sunCourse } from './daylight.ts';
import { Layer, LitLayer } from './layer.tsx';
import { Disc, Glitter } from './luminary.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';
import { type Shape, useShape } from './use-shape.ts';

const still = harbour({ time: 'dusk' });
const skies = byTime(harbourSky);
const sceneries = byTime(harbourScenery);
const ripples = byTime(harbourRipples);
const boats = byTime(harbourBoats);

/** What a display shows when it has nothing else: the harbour, and the day passing over it. */
export function CalmPicture() {
  const shape = useShape();
  const reducedMotion = useReducedMotion();
  return (
    <div className={styles.picture} aria-hidden="true">
      {reducedMotion ? <Layer drawing={still} shape={shape} /> : <LivingHarbour shape={shape} />}
    </div>
  );
}

function LivingHarbour({ shape }: { shape: Shape }) {
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
