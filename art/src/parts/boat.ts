import { type Light, mix } from '../palette.ts';
import { group, n, path } from '../svg.ts';

interface BoatPlace {
  x: number;
  /** The waterline. */
  y: number;
  scale: number;
  heading?: 'left' | 'right';
  paint: string;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

const afloat = (
  light: Light,
  { x, y, scale, heading = 'right' }: BoatPlace,
  boat: string[],
  shadow: string,
) =>
  group(
    {
      transform: `translate(${n(x)} ${n(y)}) scale(${hundredths(heading === 'right' ? scale : -scale)} ${hundredths(scale)})`,
    },
    path(shadow, { fill: mix(light.sea[2], '#0b1526', 0.25), opacity: 0.4 }),
    ...boat,
  );

export const caique = (light: Light, place: BoatPlace) =>
  afloat(
    light,
    place,
    [
      path('M-4-34V-150M-4-146L58-44M-4-146L-66-42', {
        stroke: light.landShade,
        'stroke-width': 2.4,
        fill: 'none',
      }),
      path('M-58-30h40v-34h-40z', { fill: light.hull }),
      path('M-58-30h13v-34h-13z', { fill: light.hullShade }),
      path('M-63-69h50v6h-50z', { fill: place.paint }),
      path('M-40-57h7v11h-7zM-29-57h7v11h-7z', { fill: light.window }),
      path('M-104-50C-84-34-50-28-4-28S76-36 104-58C100-30 88-8 70 0H-72C-92-8-102-28-104-50z', {
        fill: light.hull,
      }),
      path('M-104-50C-84-34-50-28-4-28S76-36 104-58l-1.5 11C78-26 40-18-4-18S-82-24-103-40z', {
        fill: place.paint,
      }),
      path('M-98-24C-92-10-84-4-72 0H70C80-4 88-12 94-24 70-14 40-9-4-9S-74-13-98-24z', {
        fill: light.hullShade,
      }),
      path('M-84-6C-80-3-76-1-72 0H70c5-2 9-4 12-7-22 4-52 5-86 5S-62-3-84-6z', {
        fill: mix(light.roof, light.landShade, 0.25),
      }),
      path('M-106-50l3-20 5 2-1 22zM106-58l-3-22-5 3 2 23z', { fill: place.paint }),
    ],
    'M-84 2Q0 20 84 2Q60 34 0 36T-84 2z',
  );

export const sailboat = (light: Light, place: BoatPlace) =>
  afloat(
    light,
    place,
    [
      path('M4-12V-150C44-110 62-60 60-16z', { fill: light.hull }),
      path('M4-150C14-110 16-60 14-14l-10 1z', { fill: light.hullShade }),
      path('M-4-18C-30-22-44-22-56-16-40-60-22-100-2-128z', { fill: place.paint }),
      path('M0-6v-152', { stroke: light.landShade, 'stroke-width': 2.4 }),
      path('M-62-10H66C62 0 54 4 44 4h-84c-10 0-18-6-22-14z', {
        fill: mix(place.paint, light.landShade, 0.55),
      }),
    ],
    'M-40 6H48Q40 60 10 96 0 60-40 6z',
  );

export const dinghy = (light: Light, place: BoatPlace) =>
  afloat(
    light,
    place,
    [
      path('M-44-20C-30-14 28-14 48-24 46-10 40-3 32 0h-64c-8-3-11-10-12-20z', { fill: place.paint }),
      path('M-44-20C-30-14 28-14 48-24l-.6 5C26-9-30-9-43.5-15z', { fill: light.hull }),
      path('M-40-9c2 5 5 8 8 9h64c5-2 9-5 12-11-22 5-62 6-84 2z', {
        fill: mix(place.paint, light.landShade, 0.35),
      }),
    ],
    'M-36 2Q0 12 36 2 20 16 0 16T-36 2z',
  );
