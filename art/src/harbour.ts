import { sliver } from './curve.ts';
import { type Light, lights, mix, type TimeOfDay } from './palette.ts';
import { caique, dinghy, sailboat } from './parts/boat.ts';
import { oliveBranch } from './parts/branch.ts';
import { lighthouse } from './parts/landmarks.ts';
import { ridge } from './parts/ridge.ts';
import { glitter, sea, waves } from './parts/sea.ts';
import { clouds, disc, gulls, sky, stars } from './parts/sky.ts';
import { village } from './parts/village.ts';
import { type Drawing, linear, type Sheet } from './sheet.ts';
import { box, element, group, path, rect } from './svg.ts';

/** The harbour in layers, back to front, so that a display can move one and leave the others still. */

type Size = Pick<Sheet, 'width' | 'height'>;

export const horizonOf = ({ width, height }: Size) => Math.round(height * (width > height ? 0.55 : 0.5));

const reachOf = ({ width }: Size) => Math.min(width * 0.74, 860);

/** In front of the quay and its moorings there is open water everywhere. */
const openWater = 92;

export const harbourSky =
  (time: TimeOfDay): Drawing =>
  (sheet) => {
    const horizon = horizonOf(sheet);
    return (
      sky(sheet, lights[time], horizon) +
      (time === 'night' ? stars(sheet, horizon) : '') +
      clouds(sheet, lights[time], horizon)
    );
  };

/** In the middle of a square sheet, with all of its glow. */
export const harbourDisc =
  (time: TimeOfDay): Drawing =>
  (sheet) =>
    disc(sheet, lights[time], [sheet.width / 2, sheet.height / 2]);

/** Everything that stands still in front of the sky. */
export const harbourScenery =
  (time: TimeOfDay): Drawing =>
  (sheet) => {
    const light = lights[time];
    const horizon = horizonOf(sheet);
    const quay = horizon + 62;
    const reach = reachOf(sheet);
    const { width } = sheet;
    const shape = { from: -30, to: reach, base: quay, rise: Math.min(300, horizon * 0.5) };
    const town = sheet.define((id) => group({ id }, village(sheet, light, shape)));
    return [
      islands(sheet, light, horizon),
      sea(sheet, light, horizon),
      waves(sheet, light, horizon),
      reflection(sheet, light, { town, quay: quay + 24, reach }),
      element('use', { href: `#${town}` }),
      mole(light, { quay, reach }),
      lighthouse(sheet, light, { x: reach + 150, base: quay + 2, scale: 0.95, lit: time === 'night' }),
      gulls(light, [
        [width * 0.5, horizon * 0.55, 17],
        [width * 0.53, horizon * 0.5, 12],
        [width * 0.47, horizon * 0.47, 10],
      ]),
      oliveBranch(sheet.random.fork('branch'), light, {
        x: width + 20,
        y: -30,
        length: Math.min(360, width * 0.3),
        angle: 2.3,
      }),
    ].join('');
  };

/** Where the mole lies in the way, it begins in front of it. */
export const harbourGlitter =
  (time: TimeOfDay, { x, whole }: { x: number; whole: Size }): Drawing =>
  (sheet) => {
    const behindMole = reachOf(whole) + 190 > whole.width * 0.6;
    const from = horizonOf(whole) + (behindMole ? openWater : 0);
    return glitter(sheet, lights[time], { x, from, reach: time === 'noon' ? 0.62 : 0.86 });
  };

export const harbourRipples =
  (time: TimeOfDay): Drawing =>
  (sheet) =>
    waves(sheet, lights[time], horizonOf(sheet) + openWater);

export const harbourBoats =
  (time: TimeOfDay): Drawing =>
  (sheet) => {
    const light = lights[time];
    const horizon = horizonOf(sheet);
    const { width, height } = sheet;
    const depth = height - horizon;
    const moorings = Math.min(width, 1778); // however wide the bay, they lie at the quay
    const blue = light.accent;
    const red = light.roof;
    return [
      sailboat(light, {
        x: width * 0.86,
        y: horizon + (height > width ? 150 : depth * 0.08),
        scale: height > width ? 0.9 : 0.62,
        paint: mix(red, light.hull, 0.35),
        heading: 'left',
      }),
      dinghy(light, { x: moorings * 0.1, y: horizon + depth * 0.235, scale: 0.9, paint: blue }),
      caique(light, { x: moorings * 0.235, y: horizon + depth * 0.27, scale: 0.72, paint: red }),
      dinghy(light, {
        x: moorings * 0.36,
        y: horizon + depth * 0.245,
        scale: 0.86,
        paint: light.leafLight,
        heading: 'left',
      }),
      height > width
        ? dinghy(light, { x: width * 0.3, y: horizon + depth * 0.72, scale: 2.1, paint: red })
        : '',
      caique(light, { x: width * 0.8, y: horizon + depth * 0.56, scale: 1.35, paint: blue, heading: 'left' }),
    ].join('');
  };

export const harbour =
  ({ time = 'dusk' }: { time?: TimeOfDay } = {}): Drawing =>
  (sheet) => {
    const { sun } = lights[time];
    const x = sheet.width * sun.x;
    return [
      harbourSky(time)(sheet),
      disc(sheet, lights[time], [x, horizonOf(sheet) * sun.y]),
      harbourScenery(time)(sheet),
      harbourGlitter(time, { x, whole: sheet })(sheet),
      harbourBoats(time)(sheet),
    ].join('');
  };

function islands(sheet: Sheet, light: Light, horizon: number): string {
  const random = sheet.random.fork('islands');
  const { width } = sheet;
  return [0, 1, 2]
    .map((index) =>
      path(
        ridge(random, {
          from: index === 2 ? width * 0.42 : -20,
          to: width + 20,
          base: horizon,
          rise: [190, 130, 92][index] ?? 100,
          summits: Math.max(2, Math.round((width / 1778) * (4 + index))),
          profile:
            index === 2
              ? (share) => Math.min(1, share * 2.2)
              : (share) => 0.75 + 0.25 * Math.cos(share * 5 + index * 2),
        }),
        { fill: mix(light.ridgeFar, light.ridgeNear, index * 0.42) },
      ),
    )
    .join('');
}

function mole(light: Light, { quay, reach }: { quay: number; reach: number }): string {
  const end = reach + 190;
  const joints = Array.from({ length: Math.floor(end / 44) }, (_, index) =>
    box(index * 44 + (index % 3) * 7, quay + 9, 2, 15),
  ).join('');
  return (
    path(box(-10, quay - 2, end + 10, 11), { fill: light.stone }) +
    path(box(-10, quay + 8, end + 10, 18), { fill: light.stoneShade }) +
    path(joints, { fill: light.landShade, opacity: 0.3 })
  );
}

/** The town upside down, fading and broken by the ripples. */
function reflection(
  sheet: Sheet,
  light: Light,
  { town, quay, reach }: { town: string; quay: number; reach: number },
): string {
  const random = sheet.random.fork('ripples');
  const fade = linear(sheet, [
    [0, '#fff', 0.5],
    [1, '#fff', 0],
  ]);
  const mask = sheet.define((id) =>
    element('mask', { id }, rect({ x: 0, y: quay, width: reach + 240, height: 230 }, { fill: fade })),
  );
  const ripples = Array.from({ length: 70 }, () => {
    const away = random.next();
    return sliver(
      random.between(-120, reach + 60),
      quay + 8 + away * 215,
      random.between(90, 240),
      3 + away * 5,
    );
  }).join('');
  return (
    group(
      { mask: `url(#${mask})` },
      element('use', { href: `#${town}`, transform: `matrix(1 0 0 -.8 0 ${Math.round(quay * 1.8)})` }),
    ) + path(ripples, { fill: light.sea[1], opacity: 0.7 })
  );
}
