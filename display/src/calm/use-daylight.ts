import { useEffect, useState } from 'react';
import { advance, changeSeconds, type Daylight, holdSeconds } from './daylight.ts';

export function useDaylight(): Daylight {
  const [daylight, setDaylight] = useState<Daylight>({ now: 'dusk', coming: null });
  useEffect(() => {
    const seconds = daylight.coming ? changeSeconds : holdSeconds;
    const timer = setTimeout(() => setDaylight(advance), seconds * 1000);
    return () => clearTimeout(timer);
  }, [daylight]);
  return daylight;
}
