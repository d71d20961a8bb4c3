import { mix } from './colour.ts';
import { type Light, lights, type TimeOfDay } from './palette.ts';
import { sailboat } from './parts/boat.ts';
import { church, lighthouse, windmill } from './parts/landmarks.ts';
import { ridge } from './parts/ridge.ts';
import { glitter, sea, waves } from './parts/sea.ts';
import { clouds, disc, gulls, sky, stars } from './parts/sky.ts';
import type { Drawing, Sheet } from './sheet.ts';
import { path } from './svg.ts';

/** Islands behind islands, paler the farther they lie, with a chapel on the nearest and a sail between them. */
export const islands =
  ({ time }: { time: TimeOfDay }): Drawing =>
  (sheet) => {
    const light = lights[time];
    const { width, height } = sheet;
    const horizon = height * 0.46;
    const sun = width * 0.34;
    return [
      sky(sheet, light, horizon),
      time === 'night' ? stars(sheet, horizon) : '',
      disc(sheet, light, [sun, horizon * 0.62]),
      clouds(sheet, light, horizon),
      chain(sheet, light, horizon),
      sea(sheet, light, horizon),
      waves(sheet, light, horizon),
      glitter(sheet, light, { x: sun, from: horizon, reach: 0.85 }),
      church(light, { x: width * 0.8, base: height * 0.66 - 62, scale: 1.15 }),
      windmill(light, { x: width * 0.92, base: height * 0.66 - 84, scale: 1.2 }),
      island(sheet, light, { from: width * 0.56, to: width * 1.08, base: height * 0.66, rise: 210 }),
      lighthouse(sheet, light, {
        x: width * 0.1,
        base: height * 0.78 - 60,
        scale: 1.9,
        lit: time === 'night',
      }),
      island(sheet, light, { from: -width * 0.1, to: width * 0.2, base: height * 0.78, rise: 130 }),
      sailboat(light, { x: width * 0.42, y: height * 0.74, scale: 2, paint: light.roof }),
      time === 'night'
        ? ''
        : gulls(light, [
            [width * 0.5, height * 0.2, 30],
            [width * 0.55, height * 0.24, 22],
            [width * 0.46, height * 0.27, 18],
          ]),
    ].join('');
  };

/** Three ranks along the horizon, fading into the air. */
function chain(sheet: Sheet, light: Light, horizon: number): string {
  const ranks = [
    { from: -0.1, to: 0.55, rise: 190, air: 0.72 },
    { from: 0.36, to: 1.1, rise: 150, air: 0.5 },
    { from: 0.02, to: 0.4, rise: 80, air: 0.24 },
  ];
  return ranks
    .map(({ from, to, rise, air }, index) =>
      path(
        ridge(sheet.random.fork(`rank ${index}`), {
          from: sheet.width * from,
          to: sheet.width * to,
          base: horizon + 2,
          rise,
          summits: 3,
          profile: (share) => Math.sin(Math.PI * share) ** 0.6,
        }),
        { fill: mix(light.ridgeFar, light.sky[3], air) },
      ),
    )
    .join('');
}

function island(
  sheet: Sheet,
  light: Light,
  { from, to, base, rise }: { from: number; to: number; base: number; rise: number },
): string {
  const shape = (name: string, height: number, shrink: number) =>
    ridge(sheet.random.fork(`${name} ${Math.round(from)}`), {
      from: from + shrink,
      to: to - shrink,
      base: base + 6,
      rise: height,
      summits: 2,
      profile: (share) => Math.sin(Math.PI * share) ** 0.5,
    });
  return (
    path(shape('back', rise, 0), { fill: light.landShade }) +
    path(shape('front', rise * 0.66, 70), { fill: light.land })
  );
}
